import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { BareLayout } from '#app/bare-layout.tsx';
import { GuestOnly, loadRelogin, RequireAuth } from '#app/guards.tsx';
import { lazyPage } from '#app/lazy-page.ts';
import { SiteLayout } from '#app/site-layout.tsx';
import { useRouteChange } from '#app/use-route-change.ts';

type PageRoute = {
  path: string;
  /** public: anybody; player: signed in, others go to /login and come back; guest: signed out, others move on. */
  access: 'public' | 'player' | 'guest';
  /** Fetched when first shown. */
  page: ComponentType;
  /** site: header and footer; bare: the page alone. Both bring `<main>`. */
  layout: 'site' | 'bare';
};

/** Every page of the app, one line each (spec 2.1). */
const pageRoutes: PageRoute[] = [
  {
    path: '/',
    access: 'public',
    layout: 'site',
    page: lazyPage(async () => (await import('#pages/home.tsx')).HomePage),
  },
  {
    path: '/login',
    access: 'guest',
    layout: 'site',
    page: lazyPage(async () => (await import('#pages/login.tsx')).LoginPage),
  },
  {
    path: '/register',
    access: 'guest',
    layout: 'site',
    page: lazyPage(async () => (await import('#pages/register.tsx')).RegisterPage),
  },
  {
    path: '/dashboard',
    access: 'player',
    layout: 'site',
    page: lazyPage(async () => (await import('#pages/dashboard.tsx')).DashboardPage),
  },
  { path: '/onboarding', access: 'player', layout: 'site', page: () => <Navigate to="/onboarding-classic" replace /> },
  {
    path: '/onboarding-classic',
    access: 'player',
    layout: 'bare',
    page: lazyPage(async () => (await import('#pages/onboarding-classic.tsx')).OnboardingClassicPage),
  },
  {
    path: '/training-sessions',
    access: 'player',
    layout: 'site',
    page: lazyPage(async () => (await import('#pages/training-sessions.tsx')).TrainingSessionsPage),
  },
  {
    path: '/training-sessions/:sessionId',
    access: 'player',
    layout: 'site',
    page: lazyPage(async () => (await import('#pages/training-session-detail.tsx')).TrainingSessionDetailPage),
  },
  {
    path: '/training-session/:sessionId?',
    access: 'player',
    layout: 'bare',
    page: lazyPage(async () => {
      // the login that may come up over it is fetched now: later its file or the network may be gone
      loadRelogin().catch(() => {});
      return (await import('#pages/live-session.tsx')).LiveSessionPage;
    }),
  },
  {
    path: '/s/:token',
    access: 'public',
    layout: 'site',
    page: lazyPage(async () => (await import('#pages/shared-session.tsx')).SharedSessionPage),
  },
  {
    path: '*',
    access: 'public',
    layout: 'site',
    page: lazyPage(async () => (await import('#pages/not-found.tsx')).NotFoundPage),
  },
];

const guards = { public: null, player: RequireAuth, guest: GuestOnly } as const;

function guarded({ access, page: Page }: PageRoute) {
  const Guard = guards[access];
  return Guard === null ? (
    <Page />
  ) : (
    <Guard>
      <Page />
    </Guard>
  );
}

function routesWith(layout: PageRoute['layout']) {
  return pageRoutes
    .filter((route) => route.layout === layout)
    .map((route) => <Route key={route.path} path={route.path} element={guarded(route)} />);
}

/** The page that belongs to the address, in its layout and behind its guard. */
export function AppRoutes() {
  useRouteChange();
  return (
    <Routes>
      <Route element={<SiteLayout />}>{routesWith('site')}</Route>
      <Route element={<BareLayout />}>{routesWith('bare')}</Route>
    </Routes>
  );
}
