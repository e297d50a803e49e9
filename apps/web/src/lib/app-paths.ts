/** The routes of the app, as its router matches them. Every other address belongs to the site. */
export const appPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/onboarding',
  '/onboarding-classic',
  '/training-sessions',
  '/training-sessions/:sessionId',
  '/training-session/:sessionId?',
  '/profile',
  '/import',
  '/admin',
  '/routines',
  '/routine-search',
  '/routine-manager',
  '/ai-routine-generator',
  '/subscription',
  '/subscription-success',
  '/test-checkout/:id',
  '/routines/:id',
  '/s/:token',
] as const;

export type AppPath = (typeof appPaths)[number];

const patterns = appPaths.map(
  (path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
);

/** Whether the app shows this address; if not, the server has to be asked for a document. */
export function isAppPath(to: string): boolean {
  const path = to.split(/[?#]/, 1)[0] ?? '';
  return patterns.some((pattern) => pattern.test(path));
}
