import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type PageTitleProps = {
  /** The h1, by default also the window's title. */
  title: string;
  windowTitle?: string;
  /** One useful sentence. */
  sentence?: ReactNode;
  /** On wide screens the sentence is beside the h1, not below it. */
  isOnOneLine?: boolean;
  /** Buttons or a choice at the right. */
  action?: ReactNode;
};

/** The head of a page off court. The h1 can take the focus after a change of page (`tabIndex` −1). */
export function PageTitle({ title, windowTitle = title, sentence, isOnOneLine = false, action }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-6">
      <title>{`${windowTitle} · Bandeja`}</title>
      <div className={classNames('min-w-0', isOnOneLine && 'xl:flex xl:flex-wrap xl:items-baseline xl:gap-x-4')}>
        <h1 tabIndex={-1}>{title}</h1>
        {sentence && <p className="mt-1.5 max-w-sentence text-ink-2">{sentence}</p>}
      </div>
      {action}
    </div>
  );
}
