import * as paths from '#lib/paths.ts';
export const appPaths = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.demoSignIn,
  paths.oidc,
  paths.dashboard,
  paths.onboarding,
  paths.onboardingForm,
  paths.sessions,
  paths.session(':sessionId'),
  paths.liveSession(':sessionId?'),
  paths.match,
  paths.results,
  paths.progress,
  paths.recap,
  paths.stopRecap,
  paths.body,
  paths.strokes,
  paths.mirror,
  paths.checkIn,
  paths.films,
  paths.film(':id'),
  paths.coachedFilm(':id', ':filmId'),
  paths.monthlyCheck,
  paths.palas,
  paths.pulse,
  paths.polar,
  paths.season,
  paths.trainerFacts,
  paths.strava,
  paths.connections,
  paths.connectProgram,
  paths.profile,
  paths.importFiles,
  paths.coachHome,
  paths.coachApplication,
  paths.coachedPlayer(':id'),
  paths.coachedSession(':id', ':sessionId'),
  paths.coachTemplates,
  paths.coachTemplate(':id'),
  paths.myCoach,
  paths.invite(':code'),
  paths.guardian,
  paths.messages,
  paths.thread(':id'),
  paths.admin,
  paths.player(':id'),
  paths.routines,
  paths.routineSearch,
  paths.shelf,
  paths.editOwnRoutine(':id?'),
  paths.generator,
  paths.plans,
  paths.plansDone,
  paths.demoCheckout(':id'),
  paths.routine(':id'),
  paths.sharedSession(':token'),
] as const;

export type AppPath = (typeof appPaths)[number];

export const appPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

const patterns = appPaths.map(appPattern);

export function isAppPath(to: string): boolean {
  const path = to.split(/[?#]/, 1)[0] ?? '';
  return patterns.some((pattern) => pattern.test(path));
}
