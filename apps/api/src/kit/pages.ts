/**
 * Pages that mails, notifications, calendars and redirects lead to, below `PUBLIC_URL`. Names and addresses are those of
 * `apps/web/src/lib/paths.ts`; `scripts/checks/paths.test.mjs` compares the two.
 */
export const pages = {
  ...{ login: '/login', register: '/register', forgotPassword: '/forgot-password', resetPassword: '/reset-password' },
  ...{ verifyEmail: '/verify-email', demoSignIn: '/demo', dashboard: '/dashboard', profile: '/profile' },
  ...{ plans: '/subscription', strava: '/strava', exercises: '/exercises', guides: '/guides' },
  ...{ freeRoutine: '/rutina-padel-gratuita', quiz: '/cuestionario-entrenamiento', forum: '/forum', events: '/events' },
  ...{ tournaments: '/tournaments', clubs: '/clubs', privacy: '/privacy', terms: '/terms' },
  ...{ confirmNewsletter: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' },
  exercise: (slug: string) => `/exercises/${slug}`,
  guide: (slug: string) => `/guides/${slug}`,
  session: (id: string) => `/training-sessions/${id}`,
  liveSession: (id: string) => `/training-session/${id}`,
  sharedSession: (token: string) => `/s/${token}`,
  demoCheckout: (id: string) => `/test-checkout/${id}`,
};
