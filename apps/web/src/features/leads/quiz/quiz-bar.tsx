import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** The button at the foot of the screen. On a very low screen (a phone on its side, 200 % zoom) it lies below the rest. */
export function QuizBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        'border-t bg-surface px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))] [@media(min-height:480px)]:sticky [@media(min-height:480px)]:bottom-0',
        className,
      )}
    >
      <div className="mx-auto grid max-w-130 gap-2.5">{children}</div>
    </div>
  );
}
