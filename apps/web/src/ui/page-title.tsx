import type { ReactNode } from 'react';

type PageTitleProps = {
  /** The h1, also the window's title unless `windowTitle` says otherwise. */
  title: string;
  windowTitle?: string;
  /** One useful sentence. */
  sentence?: ReactNode;
  /** Buttons or a choice at the right. */
  action?: ReactNode;
};

/** The head of a page off court. The h1 can take the focus after a change of page (`tabIndex` −1). */
export function PageTitle({ title, windowTitle = title, sentence, action }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-6">
      <title>{`${windowTitle} · Bandeja`}</title>
      <div className="min-w-0">
        <h1 tabIndex={-1}>{title}</h1>
        {sentence && <p className="mt-1.5 max-w-sentence text-ink-2">{sentence}</p>}
      </div>
      {action}
    </div>
  );
}
