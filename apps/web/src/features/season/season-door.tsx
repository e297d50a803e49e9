import { doorTexts as texts } from '#features/season/door-texts.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';

/** The way from the week to the season it belongs to. */
export function SeasonDoor() {
  return (
    <p className="card-tight card max-md:-my-1 max-md:border-0 max-md:bg-transparent max-md:px-0 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-0 md:py-3">
      <span className="hidden text-ui text-ink-2 md:inline">{texts.sentence}</span>
      <ArrowLink to={paths.season}>{texts.title}</ArrowLink>
    </p>
  );
}
