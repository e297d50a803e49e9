import { type ComponentType, useEffect, useRef } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import {
  GuestOnly,
  loadRelogin,
  RequireAdmin,
  RequireAuth,
  RequireEditor,
  RequireEntry,
  RequireStaff,
} from '#app/guards.tsx';
import { lazyPage } from '#app/lazy-page.ts';
import { BareLayout } from '#app/page-frame.tsx';
import { SiteLayout } from '#app/site-layout.tsx';
import { type AppPath, appPattern } from '#lib/app-paths.ts';
import * as paths from '#lib/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';

type PageRoute = {
  path: AppPath | '*';
  /** player (default): others go to /login and back; entrant: may stay when the token expires; guest: signed out. */
  access?: 'public' | 'player' | 'entrant' | 'guest' | 'staff' | 'editor' | 'admin';
  load: () => Promise<ComponentType>;
  layout?: 'site' | 'bare';
};

/** A session that is opened on a slow phone can be logged by then. */
const reloginMs = 3000;

const routeTable: PageRoute[] = [
  { path: paths.login, access: 'guest', load: async () => (await import('#pages/login.tsx')).LoginPage },
  { path: paths.register, access: 'guest', load: async () => (await import('#pages/register.tsx')).RegisterPage },
  {
    path: paths.forgotPassword,
    access: 'public',
    load: async () => (await import('#pages/forgot-password.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.resetPassword,
    access: 'public',
    load: async () => (await import('#pages/reset-password.tsx')).ResetPasswordPage,
  },
  {
    path: paths.demoSignIn,
    access: 'public',
    layout: 'bare',
    load: async () => (await import('#pages/demo-sign-in.tsx')).DemoSignInPage,
  },
  { path: paths.oidc, access: 'public', layout: 'bare', load: async () => (await import('#pages/oidc.tsx')).OidcPage },
  { path: paths.dashboard, load: async () => (await import('#pages/dashboard.tsx')).DashboardPage },
  {
    path: paths.recap,
    layout: 'bare',
    load: async () => (await import('#pages/weekly-recap.tsx')).WeeklyRecapPage,
  },
  {
    path: paths.stopRecap,
    access: 'public',
    load: async () => (await import('#pages/stop-recap.tsx')).StopRecapPage,
  },
  { path: paths.onboarding, layout: 'bare', load: async () => (await import('#pages/onboarding.tsx')).OnboardingPage },
  {
    path: paths.onboardingForm,
    layout: 'bare',
    load: async () => (await import('#pages/onboarding-classic.tsx')).OnboardingClassicPage,
  },
  { path: paths.results, load: async () => (await import('#pages/results.tsx')).ResultsPage },
  { path: paths.sessions, load: async () => (await import('#pages/training-sessions.tsx')).TrainingSessionsPage },
  {
    path: paths.session(':sessionId'),
    load: async () => (await import('#pages/training-session-detail.tsx')).TrainingSessionDetailPage,
  },
  {
    path: paths.liveSession(':sessionId?'),
    layout: 'bare',
    load: async () => {
      // the login that may come up over it is fetched once sets can be logged: later its file or the network may be gone
      setTimeout(() => void loadRelogin().catch(() => {}), reloginMs);
      return (await import('#pages/live-session.tsx')).LiveSessionPage;
    },
  },
  { path: paths.match, layout: 'bare', load: async () => (await import('#pages/match-score.tsx')).MatchScorePage },
  { path: paths.progress, load: async () => (await import('#pages/progress.tsx')).ProgressPage },
  { path: paths.body, load: async () => (await import('#pages/body.tsx')).BodyPage },
  { path: paths.strokes, load: async () => (await import('#pages/strokes.tsx')).StrokesPage },
  { path: paths.monthlyCheck, load: async () => (await import('#pages/monthly-check.tsx')).MonthlyCheckPage },
  { path: paths.checkIn, load: async () => (await import('#pages/check-in.tsx')).CheckInPage },
  { path: paths.films, load: async () => (await import('#pages/films.tsx')).FilmsPage },
  { path: paths.film(':id'), load: async () => (await import('#pages/film.tsx')).FilmPage },
  {
    path: paths.coachedFilm(':id', ':filmId'),
    load: async () => (await import('#pages/coached-film.tsx')).CoachedFilmPage,
  },
  { path: paths.mirror, load: async () => (await import('#pages/mirror.tsx')).MirrorPage },
  { path: paths.trainerFacts, load: async () => (await import('#pages/trainer-facts.tsx')).TrainerFactsPage },
  { path: paths.season, load: async () => (await import('#pages/season.tsx')).SeasonPage },
  { path: paths.palas, load: async () => (await import('#pages/palas.tsx')).PalasPage },
  { path: paths.pulse, load: async () => (await import('#pages/pulse.tsx')).PulsePage },
  { path: paths.polar, load: async () => (await import('#pages/polar.tsx')).PolarPage },
  { path: paths.strava, load: async () => (await import('#pages/strava.tsx')).StravaPage },
  { path: paths.connectProgram, load: async () => (await import('#pages/connect.tsx')).ConnectPage },
  { path: paths.connections, load: async () => (await import('#pages/connections.tsx')).ConnectionsPage },
  { path: paths.profile, load: async () => (await import('#pages/profile.tsx')).ProfilePage },
  { path: paths.importFiles, load: async () => (await import('#pages/import.tsx')).ImportPage },
  { path: paths.coachHome, load: async () => (await import('#pages/coach-home.tsx')).CoachHomePage },
  { path: paths.coachApplication, load: async () => (await import('#pages/coach-apply.tsx')).CoachApplyPage },
  {
    path: paths.coachedPlayer(':id'),
    load: async () => (await import('#pages/coached-player.tsx')).CoachedPlayerPage,
  },
  {
    path: paths.coachedSession(':id', ':sessionId'),
    load: async () => (await import('#pages/coached-session.tsx')).CoachedSessionPage,
  },
  {
    path: paths.coachTemplates,
    load: async () => (await import('#pages/coach-templates.tsx')).CoachTemplatesPage,
  },
  {
    path: paths.coachTemplate(':id'),
    load: async () => (await import('#pages/coach-template.tsx')).CoachTemplatePage,
  },
  { path: paths.myCoach, load: async () => (await import('#pages/my-coach.tsx')).MyCoachPage },
  { path: paths.invite(':code'), load: async () => (await import('#pages/coach-invite.tsx')).CoachInvitePage },
  { path: paths.guardian, access: 'public', load: async () => (await import('#pages/guardian.tsx')).GuardianPage },
  { path: paths.messages, load: async () => (await import('#pages/messages.tsx')).MessagesPage },
  { path: paths.thread(':id'), load: async () => (await import('#pages/message.tsx')).MessagePage },
  { path: paths.admin, access: 'staff', load: async () => (await import('#pages/admin.tsx')).AdminPage },
  {
    path: paths.player(':id'),
    access: 'admin',
    load: async () => (await import('#pages/admin-player.tsx')).AdminPlayerPage,
  },
  {
    path: paths.routineSearch,
    access: 'entrant',
    load: async () => (await import('#pages/routine-search.tsx')).RoutineSearchPage,
  },
  { path: paths.shelf, load: async () => (await import('#pages/routine-manager.tsx')).RoutineManagerPage },
  {
    path: paths.editOwnRoutine(':id?'),
    load: async () => (await import('#pages/routine-builder.tsx')).RoutineBuilderPage,
  },
  { path: paths.generator, load: async () => (await import('#pages/ai-routine-generator.tsx')).AiRoutineGeneratorPage },
  {
    path: paths.plans,
    access: 'entrant',
    load: async () => (await import('#pages/subscription.tsx')).SubscriptionPage,
  },
  {
    path: paths.plansDone,
    load: async () => (await import('#pages/subscription-success.tsx')).SubscriptionSuccessPage,
  },
  {
    path: paths.demoCheckout(':id'),
    layout: 'bare',
    load: async () => (await import('#pages/demo-checkout.tsx')).DemoCheckoutPage,
  },
  { path: paths.routine(':id'), load: async () => (await import('#pages/routine-detail.tsx')).RoutineDetailPage },
  { path: paths.routines, access: 'editor', load: async () => (await import('#pages/routines.tsx')).RoutinesPage },
  {
    path: paths.sharedSession(':token'),
    access: 'public',
    load: async () => (await import('#pages/shared-session.tsx')).SharedSessionPage,
  },
  {
    path: '*',
    access: 'public',
    load: async () =>
      isMissingPage()
        ? (await import('#pages/not-found.tsx')).NotFoundPage
        : (await import('#pages/needs-network.tsx')).NeedsNetworkPage,
  },
];

const pageRoutes = routeTable.map((route) => ({ ...route, page: lazyPage(route.load) }));

function isMissingPage(): boolean {
  return document.querySelector('#root[data-needs-network]') === null;
}

const guards = {
  public: null,
  player: RequireAuth,
  entrant: RequireEntry,
  guest: GuestOnly,
  staff: RequireStaff,
  editor: RequireEditor,
  admin: RequireAdmin,
} as const;

/** Fetches the code of an address ahead; a page that does not come is fetched, and complains, when it is shown. */
export async function loadPage(pathname: string): Promise<void> {
  const route = pageRoutes.find(({ path }) => appPattern(path).test(pathname));
  await route?.page.load().catch(() => {});
}

function guarded({ access = 'player', page: { Page } }: (typeof pageRoutes)[number]) {
  const Guard = guards[access];
  return Guard === null ? (
    <Page />
  ) : (
    <Guard>
      <Page />
    </Guard>
  );
}

function routesWith(layout: 'site' | 'bare') {
  return pageRoutes
    .filter((route) => (route.layout ?? 'site') === layout)
    .map((route) => <Route key={route.path} path={route.path} element={guarded(route)} />);
}

export function AppRoutes() {
  useRouteChange();
  return (
    <LinkContext value={AppLink}>
      <Routes>
        <Route element={<SiteLayout />}>{routesWith('site')}</Route>
        <Route element={<BareLayout />}>{routesWith('bare')}</Route>
      </Routes>
    </LinkContext>
  );
}

/** After a move to another page: back to its top (not on Back, the browser does that) and the focus into `<main>`. */
function useRouteChange(): void {
  const { pathname } = useLocation();
  const move = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (move !== 'POP') window.scrollTo(0, 0);
    const main = document.getElementById('main');
    // a page that has focused an element itself (a dialog, a field) keeps it
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname, move]);
}
