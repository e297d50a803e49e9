import type { ReactNode } from 'react';

type SectionTitleProps = { id: string; title: string; sentence?: ReactNode; action?: ReactNode };

export function SectionTitle({ id, title, sentence, action }: SectionTitleProps) {
  return (
    <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 md:mb-4 md:gap-4">
      <div className="min-w-0">
        <h2 id={id}>{title}</h2>
        {sentence && <p className="mt-0.5 text-sm text-ink-2">{sentence}</p>}
      </div>
      {action}
    </div>
  );
}
