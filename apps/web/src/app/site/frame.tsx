import type { ComponentType } from 'react';
import { Footer } from '#app/layout/footer.tsx';
import { Header } from '#app/layout/header.tsx';
import { footerColumns, headerLinks, socialLinks } from '#app/links.ts';
import type { PageProps, SitePage } from '#app/site/pages.ts';
import { useVisitor } from '#app/site/use-visitor.ts';
import { VisitorContext } from '#features/auth/visitor-context.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { SkipLink } from '#ui/skip-link.tsx';

type SiteFrameProps = PageProps & {
  page: SitePage;
  /** What `page.load()` answered. */
  content: ComponentType<PageProps>;
};

/** A page of the site between header and footer, or bare: on the server, and again in the browser. */
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
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <Header path={page.path} session={user} links={links} ground={page.ground ?? 'surface'} onSignOut={signOut} />
        <main id="main" tabIndex={-1} className="flex-1">
          <Content data={data} />
        </main>
        <Footer columns={footerColumns(user)} social={socialLinks(facts)} year={facts.year} />
      </div>
    </VisitorContext>
  );
}
