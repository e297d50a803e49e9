import type { ArticleKind } from '#features/content/articles/article.ts';
import { articleTexts } from '#features/content/articles/texts.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';

/** Where the reader is: Inicio / Guías. */
export function Trail({ kind }: { kind: ArticleKind }) {
  return (
    <nav aria-label={articleTexts.trail}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <li>
          <TrailLink to={paths.home}>{articleTexts.home}</TrailLink>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <TrailLink to={kind === 'guides' ? paths.guides : paths.blog}>{articleTexts.kinds[kind].title}</TrailLink>
        </li>
      </ol>
    </nav>
  );
}

function TrailLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-9 items-center text-ink-2 hover:text-ink">
      {children}
    </Link>
  );
}
