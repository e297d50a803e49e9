import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Footer } from '#app/layout/footer.tsx';
import { Header } from '#app/layout/header.tsx';
import { footerColumns, headerLinks, socialLinks } from '#app/links.ts';
import { PageFrame } from '#app/page-frame.tsx';
import { useAuth } from '#features/auth/auth-context.tsx';
import { isTeamComplete } from '#features/content/about/complete.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { leaveTo } from '#lib/leave.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { classNames } from '#ui/class-names.ts';
import { SkipLink } from '#ui/skip-link.tsx';

/** The chat's button loads after the page, to the left of the other buttons, so that these do not move. */
const Coach = lazyPart(async () => (await import('#app/after-page.ts')).Coach);
const PhoneFrame = lazyPart(async () => (await import('#app/after-page.ts')).PhoneFrame);
const Notices = lazyPart(async () => (await import('#app/after-page.ts')).Notices);

export function SiteLayout() {
  const { state, user: known, logout } = useAuth();
  const { pathname } = useLocation();
  const facts = siteFacts();

  // outside the live session an expired token counts as signed out
  const user = state.status === 'signedIn' ? known : null;
  const isVisitor = state.status === 'signedOut' || state.status === 'expired';
  // until the user is known, neither a visitor's links nor a player's are shown
  const links = user !== null || isVisitor ? headerLinks(user) : [];

  function signOut() {
    void logout();
    leaveTo(paths.home);
  }

  return (
    <div className={classNames('flex min-h-dvh flex-col', user !== null && 'has-tabs')}>
      <SkipLink />
      <Header
        path={pathname}
        session={user}
        links={links}
        onSignOut={signOut}
        coach={
          user && (
            <Suspense fallback={null}>
              <Coach key={user._id} user={user} />
            </Suspense>
          )
        }
      />
      <Suspense fallback={null}>
        <Notices />
      </Suspense>
      {/* a screen tall from the start: the footer is not seen, and not pushed away, while the page still loads */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-56px)] flex-1 lg:min-h-[calc(100dvh-64px)]">
        <PageFrame />
      </main>
      <Footer
        columns={footerColumns(user, isTeamComplete(facts))}
        social={socialLinks(facts)}
        year={facts.year}
        isWideOnly={user !== null}
      />
      {user && (
        <Suspense fallback={null}>
          <PhoneFrame path={pathname} year={facts.year} isCoach={user.isCoach} />
        </Suspense>
      )}
    </div>
  );
}
