import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { currentAmong, type HeaderSession, type NavLink } from '#app/links.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LogoMark, Wordmark } from '#ui/logo.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';

type HeaderProps = {
  path: string;
  session: HeaderSession;
  onSignOut: () => void;
  links: readonly NavLink[];
  coach?: ReactNode;
  ground?: 'surface' | 'court';
};

export function Header({ path, session, onSignOut, links, coach, ground = 'surface' }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menu = useMenu(header, menuButton);
  const menuId = useId();
  const onCourt = ground === 'court';

  function signOut() {
    menu.close();
    onSignOut();
  }

  return (
    <header
      ref={header}
      className={classNames('sticky top-0 z-top print:hidden', onCourt ? 'on-court bg-court' : 'border-b bg-surface')}
    >
      <div className="wrap flex h-14 items-center gap-1 lg:h-auto lg:min-h-16 lg:flex-wrap lg:gap-3">
        <Brand onCourt={onCourt} />
        {session && (
          <nav aria-label="Principal" className="ml-5 hidden gap-1 self-stretch lg:flex">
            {links.map((link) => (
              <Link key={link.path} to={link.path} aria-current={currentAmong(links, link, path)} className="nav-link">
                {link.label}
              </Link>
            ))}
          </nav>
        )}
        <span className="ml-auto" />
        {coach}
        <div className="hidden items-center gap-3 lg:flex">
          {session ? (
            <>
              <Avatar name={session.name} />
              <Button variant="ghost" size="sm" onClick={signOut}>
                Cerrar Sesión
              </Button>
            </>
          ) : (
            <GuestLinks links={links} />
          )}
        </div>
        <IconButton
          ref={menuButton}
          icon={menu.isOpen ? XIcon : ListIcon}
          label={menu.isOpen ? 'Cerrar menú' : 'Abrir menú'}
          aria-expanded={menu.isOpen}
          aria-controls={menu.isOpen ? menuId : undefined}
          className="-mr-2.5 lg:hidden"
          onClick={menu.toggle}
        />
      </div>
      {menu.isOpen && (
        <MobileMenu id={menuId} path={path} session={session} links={links} onChoose={menu.close} onSignOut={signOut} />
      )}
    </header>
  );
}

function Brand({ onCourt }: { onCourt: boolean }) {
  return (
    <Link
      to={paths.home}
      aria-label="Bandeja, inicio"
      className="flex min-h-tap items-center gap-2.5 text-ink no-underline"
    >
      {!onCourt && <LogoMark className="size-7.5 lg:size-8" />}
      <Wordmark
        dot={onCourt ? 'ball' : 'plain'}
        className={classNames('mt-px w-auto', onCourt ? 'h-8' : 'h-6 lg:h-6.75')}
      />
    </Link>
  );
}

function GuestLinks({ links }: { links: readonly NavLink[] }) {
  return (
    <nav aria-label="Principal" className="flex gap-3">
      {links.map((link, index) => (
        <LinkButton key={link.path} to={link.path} variant={index === links.length - 1 ? 'line' : 'ghost'} size="sm">
          {link.label}
        </LinkButton>
      ))}
    </nav>
  );
}

type Menu = { isOpen: boolean; toggle: () => void; close: () => void };

/** Escape closes it and gives the focus back to `button`; a press or the focus outside `area` closes it too. */
function useMenu(area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): Menu {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));

  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside, stop);
    document.addEventListener('focusin', closeFromOutside, stop);
    document.addEventListener('keydown', closeByKey, stop);
    return () => stop.abort();
  }, [isOpen, area, button]);

  return { isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}

type MobileMenuProps = {
  id: string;
  path: string;
  session: HeaderSession;
  links: readonly NavLink[];
  onChoose: () => void;
  onSignOut: () => void;
};

function MobileMenu({ id, path, session, links, onChoose, onSignOut }: MobileMenuProps) {
  return (
    <div id={id} className="off-court absolute inset-x-0 top-full border-b bg-surface shadow-2 lg:hidden">
      <nav aria-label="Principal" className="wrap grid py-2">
        {links.map((link) => (
          <Link
            key={link.path}
            to={link.path}
            aria-current={currentAmong(links, link, path)}
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

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word = '') => firstSign(word).toLocaleUpperCase('es')).join('');
}

/** The first visible character: «É», also of two code points, or an emoji of a family. */
function firstSign(word: string): string {
  const [first] = new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}

function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  );
}
