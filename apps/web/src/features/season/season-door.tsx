import { doorTexts as texts } from '#features/season/door-texts.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';

/** The way from the week to the season it belongs to, among the week's actions. */
export function SeasonDoor() {
  return (
    <ArrowLink
      to={paths.season}
      className="max-xl:w-full max-xl:justify-between max-xl:text-sm max-xl:after:absolute max-xl:after:inset-0"
    >
      {texts.title}
    </ArrowLink>
  );
}
