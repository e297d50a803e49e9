import { hasRole, isStaff } from '@bandeja/domain/profile/rules';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { appTexts } from '#app/texts.ts';
import { useAuth } from '#features/auth/auth-context.tsx';
import { authTexts } from '#features/auth/texts.ts';
import { chosenPlan } from '#features/billing/chosen-plan.ts';
import { isAppPath } from '#lib/app-paths.ts';
import { leaveTo } from '#lib/leave.ts';
import { isLiveSession, loginPath, safeNextPath } from '#lib/next-path.ts';
import * as paths from '#lib/paths.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { loadDialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useToast } from '#ui/toast.tsx';

const ReloginDialog = lazy(async () => ({ default: await loadRelogin() }));

/** The live page fetches the login early: later the network may be gone. */
export async function loadRelogin() {
  await loadDialog();
  return (await import('#features/auth/relogin-dialog.tsx')).ReloginDialog;
}

/** Lets signed-in players through; others go to /login and come back (docs/product.md#routes). */
export function RequireAuth({ children }: { children: ReactNode }) {
  return <Door>{children}</Door>;
}

/** Like `RequireAuth`, but a player whose token expires may stay: the page then shows its visitors' version. */
export function RequireEntry({ children }: { children: ReactNode }) {
  return <Door staysOpen>{children}</Door>;
}

function Door({ children, staysOpen = false }: { children: ReactNode; staysOpen?: boolean }) {
  const { state, user, reload } = useAuth();
  const [isInside, setInside] = useState(false);
  if (state.status === 'signedIn' && !isInside) setInside(true);
  const { pathname, search } = useLocation();
  const live = isLiveSession(pathname);

  if (state.status === 'loading') return <BallLoader label={authTexts.loading} page />;
  const lostInside = staysOpen && isInside && state.status === 'signedOut' && state.leftFrom === null;
  if ((state.status === 'signedOut' && !lostInside) || (state.status === 'expired' && !live)) {
    const signedOutHere = state.status === 'signedOut' && state.leftFrom === pathname;
    return <Forward to={signedOutHere ? paths.home : loginPath(pathname + search)} />;
  }
  // a session under way continues from the device's storage
  if (state.status === 'unreachable' && !live) {
    return (
      <ErrorState level={1} title={authTexts.unreachable} text={appTexts.serverAway} onRetry={() => void reload()} />
    );
  }
  return (
    <>
      {children}
      <Suspense>{state.status === 'expired' && user && <ReloginDialog user={user} />}</Suspense>
    </>
  );
}

export function RequireAdmin({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return <RequireAuth>{user?.isAdmin === false ? <Denied /> : children}</RequireAuth>;
}

export function RequireEditor({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return <RequireAuth>{user && !hasRole(user, 'editor') ? <Denied /> : children}</RequireAuth>;
}

/** Admins, editors and supporters; each sees the tabs of their role. */
export function RequireStaff({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return <RequireAuth>{user && !isStaff(user) ? <Denied /> : children}</RequireAuth>;
}

function Denied() {
  const toast = useToast();
  useEffect(() => toast(authTexts.adminRequired, { kind: 'err', seconds: 6 }), [toast]);
  return <Forward to={paths.dashboard} />;
}

export function GuestOnly({ children }: { children: ReactNode }) {
  const { state } = useAuth();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  if (state.status === 'loading') return <BallLoader label={authTexts.loading} page />;
  if (state.status !== 'signedIn') return children;
  const registered = pathname === paths.register && state.via === 'register';
  const plan = chosenPlan(params);
  const wanted = safeNextPath(params.get('next')) ?? (plan ? paths.orderPlan(plan) : paths.dashboard);
  return <Forward to={registered ? paths.onboarding : wanted} />;
}

function Forward({ to }: { to: string }) {
  return isAppPath(to) ? <Navigate to={to} replace /> : <Leave to={to} />;
}

function Leave({ to }: { to: string }) {
  useEffect(() => leaveTo(to), [to]);
  return (
    <div className="after-300">
      <BallLoader label={appTexts.loading} page />
    </div>
  );
}
