import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type PageTitleProps = {
  title: string;
  windowTitle?: string;
  sentence?: ReactNode;
  isOnOneLine?: boolean;
  action?: ReactNode;
};

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
