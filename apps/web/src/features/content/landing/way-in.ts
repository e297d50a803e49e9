import { landingTexts } from '#features/content/texts.ts';

const { hero, end } = landingTexts;

/** Where the landing's calls lead and what they say. */
export type WayIn = {
  path: '/dashboard' | '/login';
  calls: { hero: string; end: string };
};

/** The calls for a player or a guest. */
export function wayIn(isPlayer: boolean): WayIn {
  return isPlayer
    ? { path: '/dashboard', calls: { hero: hero.signedIn, end: end.signedIn } }
    : { path: '/login', calls: { hero: hero.signedOut, end: end.signedOut } };
}
