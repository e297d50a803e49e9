import type { ReactNode } from 'react';
import type { Address } from '#lib/paths.ts';
import { HeroScene } from '#ui/court/hero-scene.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

type EntryPageProps = {
  texts: Record<'title' | 'description' | 'question' | 'answer', string> & { keywords?: readonly string[] };
  path: string;
  to: Address;
  /** A button beside the link, for who has no account yet. */
  registers?: string;
  children: ReactNode;
};

export function EntryPage({ texts, path, to, registers, children }: EntryPageProps) {
  const { title, description, keywords, question, answer } = texts;
  return (
    <div className="grid min-h-[calc(100dvh-64px)] lg:grid-cols-2">
      <PageMeta title={title} description={description} keywords={keywords} path={path} />
      <div className="wrap grid max-w-form content-start gap-6 py-8 lg:content-center lg:py-16">
        <h1>{title}</h1>
        {children}
        <p className="text-ink-2">
          {question} <Link to={to}>{answer}</Link>
        </p>
        {registers !== undefined && (
          <LinkButton to={to} variant="line" size="lg" full>
            {registers}
          </LinkButton>
        )}
      </div>
      <div className="court on-court hidden rounded-none lg:block">
        <HeroScene className="absolute inset-y-0 right-0 h-full w-[180%] max-w-none" />
      </div>
    </div>
  );
}
