import { useEffect, useState } from 'react';
import { generatorTexts } from '#features/generator/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const texts = generatorTexts.result;
const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A routine while it is being made: its shape, and how long it may take. */
export function Making({ since }: { since: number }) {
  const isLate = useIsLate(since, texts.slowMs);
  return (
    <div className="grid gap-5 p-5 lg:p-7">
      <p role="status" className="max-w-sentence text-ui text-ink-2">
        {isLate ? texts.slow : texts.making}
      </p>
      <div aria-hidden="true" className="after-300 grid gap-5">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-5 w-11/12" />
        <div className="grid gap-3">
          {lines.map((line) => (
            <Skeleton key={line} className="h-14 w-full" />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Whether so many milliseconds have passed since an instant of `Date.now()`. */
function useIsLate(since: number, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), Math.max(0, since + afterMs - Date.now()));
    return () => clearTimeout(timer);
  }, [since, afterMs]);
  return isLate;
}
