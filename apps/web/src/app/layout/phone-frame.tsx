import { ChartLineUpIcon } from '@phosphor-icons/react/dist/csr/ChartLineUp';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks';
import { TennisBallIcon } from '@phosphor-icons/react/dist/csr/TennisBall';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { currentPage, type NavLink } from '#app/links.ts';
import * as paths from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

const today = { path: paths.dashboard, label: 'Hoy', icon: TennisBallIcon } as const;
const sessions = { path: paths.sessions, label: 'Sesiones', icon: ClockCounterClockwiseIcon } as const;
const progress = { path: paths.progress, label: 'Progreso', icon: ChartLineUpIcon } as const;
const profile = { path: paths.profile, label: 'Perfil', icon: UserIcon } as const;
const routines = { path: paths.shelf, label: 'Rutinas', icon: ListChecksIcon } as const;
const players = { path: paths.coachHome, label: 'Jugadores', icon: UsersThreeIcon } as const;

const tabsOf = {
  player: [today, sessions, routines, progress, profile],
  coach: [today, players, sessions, progress, profile],
} as const;

const helpLinks: readonly NavLink[] = [
  { path: paths.faq, label: 'Ayuda' },
  { path: paths.contact, label: 'Contacto' },
  { path: paths.privacy, label: 'Privacidad' },
  { path: paths.terms, label: 'Términos' },
];

const texts = {
  tabs: 'Secciones',
  help: 'Ayuda y textos legales',
  foot: (year: number) => `Información general; no es consejo médico. © ${year} Bandeja`,
} as const;

type PhoneFrameProps = { path: string; year: number; isCoach?: boolean | undefined };

export function PhoneFrame({ path, year, isCoach = false }: PhoneFrameProps) {
  return (
    <div className="lg:hidden print:hidden">
      <footer className="border-t bg-surface pt-1 pb-2 text-xs text-ink-2">
        <div className="wrap">
          <nav aria-label={texts.help}>
            <ul className="flex flex-wrap gap-x-5">
              {helpLinks.map((link) => (
                <li key={link.path}>
                  <Link to={link.path} className="inline-flex min-h-tap items-center text-ink-2 no-underline">
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="text-ink-3">{texts.foot(year)}</p>
        </div>
        {/* the sections cover nothing: the page ends above them */}
        <div className="h-(--tabs)" />
      </footer>
      <nav
        aria-label={texts.tabs}
        className="fixed inset-x-0 bottom-0 z-top h-(--tabs) border-t bg-surface px-1 pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="grid h-full grid-cols-5">
          {tabsOf[isCoach ? 'coach' : 'player'].map((tab) => {
            const current = currentPage(tab, path);
            return (
              <li key={tab.path} className="min-w-0">
                <Link to={tab.path} aria-current={current} className="tab-link">
                  <Icon as={tab.icon} weight={current ? 'fill' : 'regular'} className="size-[24px]" />
                  {tab.label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
