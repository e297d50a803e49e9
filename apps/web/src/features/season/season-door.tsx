import { doorTexts as texts } from '#features/season/door-texts.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';

/** The way from the week to the season it belongs to. */
export function SeasonDoor() {
  return (
    <p className="card-tight card flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-3">
      <span className="text-ui text-ink-2">{texts.sentence}</span>
      <ArrowLink to={paths.season}>{texts.title}</ArrowLink>
    </p>
  );
}
