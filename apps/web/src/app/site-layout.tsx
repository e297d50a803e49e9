import { useLocation, useNavigate } from 'react-router';
import { Footer } from '#app/layout/footer.tsx';
import { Header } from '#app/layout/header.tsx';
import { footerColumns, headerLinks, socialLinks } from '#app/links.ts';
import { PageFrame } from '#app/page-frame.tsx';
import { useAuth } from '#features/auth/auth-context.tsx';
import { SkipLink } from '#ui/skip-link.tsx';

const year = new Date().getFullYear();

/** Header, page, footer. The page is inside `<main>` and writes none of its own. */
export function SiteLayout() {
  const { state, user, logout } = useAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  // whoever is not known yet is offered neither the visitor's ways nor the player's
  const links = user !== null || state.status === 'signedOut' ? headerLinks(user) : [];

  function signOut() {
    void logout();
    void navigate('/');
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header session={user} links={links} ground={pathname === '/' ? 'court' : 'surface'} onSignOut={signOut} />
      <main id="main" tabIndex={-1} className="flex-1">
        <PageFrame />
      </main>
      <Footer columns={footerColumns(user)} social={socialLinks} year={year} />
    </div>
  );
}
