import { currentPage, type HeaderSession, type NavLink } from '#app/links.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';

type MobileMenuProps = {
  id: string;
  path: string;
  session: HeaderSession;
  links: readonly NavLink[];
  onChoose: () => void;
  onSignOut: () => void;
};

/** The panel under the header on small screens: the same links, one below the other. */
export function MobileMenu({ id, path, session, links, onChoose, onSignOut }: MobileMenuProps) {
  return (
    <div id={id} className="off-court absolute inset-x-0 top-full border-b bg-surface shadow-2 lg:hidden">
      <nav aria-label="Principal" className="wrap grid py-2">
        {links.map((link) => (
          <Link
            key={link.path}
            to={link.path}
            aria-current={currentPage(link, path)}
            className="menu-link"
            onClick={onChoose}
          >
            {link.label}
          </Link>
        ))}
      </nav>
      {session && (
        <div className="wrap pb-4">
          <div className="flex items-center justify-between gap-3 border-t pt-4">
            <span className="flex min-w-0 items-center gap-3">
              <Avatar name={session.name} />
              <span className="truncate text-ui text-ink-2">{session.name}</span>
            </span>
            <Button variant="line" size="sm" onClick={onSignOut} className="flex-none">
              Cerrar Sesión
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
