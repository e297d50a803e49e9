import type { ReactNode } from 'react';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { classNames } from '#ui/class-names.ts';
import { FinishScene } from '#ui/court/scenes.tsx';

type FinishPanelProps = { title: string; children: ReactNode; className?: string };

export function FinishPanel({ title, children, className }: FinishPanelProps) {
  return (
    <div className={classNames('on-court court rounded-none', className)}>
      {/* the drawing ends where the words begin, on low screens too */}
      <div className="absolute inset-x-0 top-0 -z-1 mx-auto max-w-reading md:mask-x-from-60%">
        <FinishScene whiteBall className="fade-below-soft h-[min(20.625rem,36dvh)] w-full" />
      </div>
      <div className="mx-auto grid max-w-form gap-4 px-5 pt-[min(19.5rem,34dvh)] pb-12">
        <ArrivalHeading className="text-[min(2.25rem,10vw)] leading-none">{title}</ArrivalHeading>
        {children}
      </div>
    </div>
  );
}
