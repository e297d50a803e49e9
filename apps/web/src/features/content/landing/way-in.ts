import { landingTexts } from '#features/content/texts.ts';
import * as paths from '#lib/paths.ts';

const { hero, end } = landingTexts;

/** Where the landing's calls lead and what they say. */
export type WayIn = {
  path: string;
  calls: { hero: string; end: string };
};

/** The calls for a player or a guest. */
export function wayIn(isPlayer: boolean): WayIn {
  return isPlayer
    ? { path: paths.dashboard, calls: { hero: hero.signedIn, end: end.signedIn } }
    : { path: paths.login, calls: { hero: hero.signedOut, end: end.signedOut } };
}
