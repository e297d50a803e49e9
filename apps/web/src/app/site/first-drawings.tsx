import type { ReactNode } from 'react';
import { LogoMark, Wordmark } from '#ui/logo.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** What stands in the app's document until its page is drawn, by kind of page (docs/site.md#first-loads). */
export const firstDrawings = {
  page: (
    <div aria-busy="true" className="min-h-dvh">
      <div className="border-b bg-surface">
        <div className="wrap flex h-14 items-center gap-2.5 lg:h-16">
          <LogoMark className="size-7.5 lg:size-8" />
          <Wordmark className="mt-px h-6 w-auto lg:h-6.75" />
        </div>
      </div>
      <div className="wrap grid gap-6 pt-6 lg:pt-10">
        <Skeleton className="h-25 w-full" />
        <Skeleton className="h-120 w-full rounded-3" />
      </div>
    </div>
  ),
  court: (
    <div aria-busy="true" className="on-court court grid min-h-dvh place-items-center rounded-none">
      <Wordmark dot="ball" className="h-8 w-auto" />
    </div>
  ),
} satisfies Record<string, ReactNode>;

export type FirstDrawing = keyof typeof firstDrawings;
