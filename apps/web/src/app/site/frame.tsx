import { type ComponentType, Suspense } from 'react';
import { Footer } from '#app/layout/footer.tsx';
import { Header } from '#app/layout/header.tsx';
import { footerColumns, headerLinks, socialLinks } from '#app/links.ts';
import type { PageProps, SitePage } from '#app/site/pages.ts';
import { useVisitor } from '#app/site/use-visitor.ts';
import { VisitorContext } from '#features/auth/visitor-context.ts';
import { isTeamComplete } from '#features/content/about/complete.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { classNames } from '#ui/class-names.ts';
import { SkipLink } from '#ui/skip-link.tsx';

const PhoneFrame = lazyPart(async () => (await import('#app/layout/phone-frame.tsx')).PhoneFrame);

type SiteFrameProps = PageProps & {
  page: SitePage;
  content: ComponentType<PageProps>;
};

export function SiteFrame({ page, content: Content, data }: SiteFrameProps) {
  const { visitor, signOut } = useVisitor();
  if (page.frame === 'bare') {
    return (
      <VisitorContext value={visitor}>
        <SkipLink />
        <main id="main" tabIndex={-1}>
          <Content data={data} />
        </main>
      </VisitorContext>
    );
  }
  const facts = siteFacts();
  const user = visitor.status === 'player' ? visitor.user : null;
  // with a token but no name yet, neither a visitor's links nor a player's are shown
  const links = visitor.status === 'guest' || user !== null ? headerLinks(user) : [];
  return (
    <VisitorContext value={visitor}>
      <div className={classNames('flex min-h-dvh flex-col', user !== null && 'has-tabs')}>
        <SkipLink />
        <Header path={page.path} session={user} links={links} ground={page.ground ?? 'surface'} onSignOut={signOut} />
        <main id="main" tabIndex={-1} className="flex-1">
          <Content data={data} />
        </main>
        <Footer
          columns={footerColumns(user, isTeamComplete(facts))}
          social={socialLinks(facts)}
          year={facts.year}
          isWideOnly={user !== null}
        />
        {user && (
          <Suspense fallback={null}>
            <PhoneFrame path={page.path} year={facts.year} />
          </Suspense>
        )}
      </div>
    </VisitorContext>
  );
}
