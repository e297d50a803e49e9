import { landingTexts } from '#features/content/texts.ts';
import * as paths from '#lib/paths.ts';

const { hero, end } = landingTexts;

export type WayIn = {
  first: { path: paths.Address; call: string };
  second: { path: paths.Address; call: string };
  note: string;
  path: paths.Address;
  call: string;
};

export function wayIn(isPlayer: boolean): WayIn {
  return isPlayer
    ? {
        first: { path: paths.dashboard, call: hero.signedIn },
        second: { path: paths.sessions, call: hero.sessions },
        note: '',
        path: paths.dashboard,
        call: end.signedIn,
      }
    : {
        first: { path: paths.register, call: hero.register },
        second: { path: paths.login, call: hero.signedOut },
        note: hero.free,
        path: paths.login,
        call: end.signedOut,
      };
}
