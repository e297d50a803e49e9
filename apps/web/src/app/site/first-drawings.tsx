import type { ReactNode } from 'react';
import { detailTexts } from '#features/sessions/texts.ts';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { aimLook, reasonLook } from '#features/sessions/today/today-faces.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { LogoMark, Wordmark } from '#ui/logo.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export type Drawing<Drawn = ReactNode> = { silent: Drawn; spoken: Drawn };

const header = (
  <div className="border-b bg-surface">
    <div className="wrap flex h-14 items-center gap-2.5 lg:h-16">
      <LogoMark className="size-7.5 lg:size-8" />
      <Wordmark className="mt-px h-6 w-auto lg:h-6.75" />
    </div>
  </div>
);

const page = (children: ReactNode) => (
  <div aria-busy="true" className="min-h-dvh">
    {header}
    <div className="wrap grid gap-5 pt-6 md:gap-6 xl:gap-5">{children}</div>
  </div>
);

const silent = page(
  <>
    <Skeleton className="h-25 w-full" />
    <Skeleton className="h-120 w-full rounded-3" />
  </>,
);

const today = (
  <div className="group">
    <div className="on-court court flex min-h-120 flex-col gap-4 p-5 pt-33 group-has-[p:empty]:hidden max-[22rem]:pt-21 lg:min-h-95 lg:p-8 lg:pt-18">
      <Badge tone="hoy" className="self-start">
        {todayTexts.today}
      </Badge>
      <p className="heading-1 leading-[1.05] xl:max-w-110" data-word="" />
      <div className={aimLook} data-word="" />
      <div className={classNames(reasonLook, 'mt-auto has-[:empty]:hidden')}>
        <span className="font-strong">{todayTexts.why}</span> <span data-word="" />
      </div>
    </div>
    <Skeleton className="hidden h-120 w-full rounded-3 group-has-[p:empty]:block" />
  </div>
);

export const firstDrawings = {
  home: {
    silent,
    spoken: page(
      <>
        <div className="xl:flex xl:flex-wrap xl:items-baseline xl:gap-x-4">
          <p className="heading-1" data-word="" />
          <p className="mt-1.5 max-w-sentence min-h-[2lh] text-ink-2 md:min-h-0" data-word="" />
        </div>
        {today}
      </>,
    ),
  },
  live: {
    silent: (
      <div aria-busy="true" className="on-court court grid min-h-dvh place-items-center rounded-none">
        <Wordmark dot="ball" className="h-8 w-auto" />
      </div>
    ),
    spoken: (
      <div aria-busy="true" className="min-h-dvh">
        <div className="court on-court rounded-none">
          <div className="mx-auto flex min-h-82 w-full max-w-reading flex-col justify-end px-5 pb-13 lg:max-w-wrap lg:px-10">
            <p className="heading-1 max-w-[14ch] text-[2rem]" data-word="" />
          </div>
        </div>
        <div className="mx-auto grid w-full max-w-reading gap-6 p-5 lg:max-w-wrap lg:grid-cols-2 lg:gap-10 lg:px-10 lg:py-8">
          <p className="text-lead text-ink-2" data-word="" />
          <Skeleton className="h-60 w-full rounded-3" />
        </div>
      </div>
    ),
  },
  summary: {
    silent,
    spoken: (
      <div aria-busy="true" className="min-h-dvh">
        {header}
        <div className="mx-auto max-w-summary lg:pt-10">
          <div className="on-court court min-h-120 rounded-none px-5 pt-38 pb-5 lg:pt-55 max-[22rem]:pt-32 lg:rounded-3 lg:px-8">
            <h1 className="text-[min(2.5rem,10.5vw)] leading-none">{detailTexts.congratulation}</h1>
            <p className="mt-2.5 min-h-[2lh] text-lead text-on-court-2 md:min-h-0" data-word="" />
          </div>
        </div>
      </div>
    ),
  },
} satisfies Record<string, Drawing>;

export type FirstDrawing = keyof typeof firstDrawings;
