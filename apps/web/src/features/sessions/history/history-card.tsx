import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUpRight';
import { historyTexts as texts } from '#features/sessions/history/texts.ts';
import { Outcome } from '#features/sessions/match-result.tsx';
import { formatLongDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const improvementsShown = 2;

export function HistoryCard({ session }: { session: SessionSummary }) {
  const { _id, localDate, duration, improvements, notes } = session;
  return (
    <li className="card card-tight relative flex flex-col gap-1 max-md:p-3.5 md:gap-3 hover:border-line-strong">
      <div className="flex items-center justify-between gap-3 max-md:-mb-0.5">
        <TypeBadge type={sessionLabel(session)} />
        <span className="num text-num-sm leading-body font-head">
          {minutesOf(duration)} <small className="text-sm font-ui text-ink-2">{texts.minutes}</small>
        </span>
      </div>
      <h3 className="text-body voice-text tracking-normal font-strong">
        <Link to={paths.session(_id)} className="text-ink no-underline after:absolute after:inset-0 after:rounded-3">
          {formatLongDate(localDate)}
        </Link>
      </h3>
      <Outcome session={session} />
      {improvements.length > 0 && (
        <ul aria-label={texts.improvements} className="grid gap-1 text-sm leading-[1.4] md:gap-1.5 md:text-ui">
          {improvements.slice(0, improvementsShown).map((improvement) => (
            <li key={improvement} className="flex gap-2">
              <Icon as={ArrowUpRightIcon} weight="regular" className="mt-1 size-3.75 flex-none text-ink-3" />
              <span className="min-w-0 wrap-anywhere max-md:line-clamp-1">{improvement}</span>
            </li>
          ))}
        </ul>
      )}
      {notes !== '' && (
        <p className="line-clamp-1 text-sm md:line-clamp-4 md:border-t md:pt-3 md:text-ui leading-[1.45] whitespace-pre-line wrap-anywhere text-ink-2">
          {notes}
        </p>
      )}
    </li>
  );
}
