import { attentionKinds, type Coached } from '@bandeja/domain/coaching/contract';
import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { BandaidsIcon } from '@phosphor-icons/react/dist/csr/Bandaids';
import { CalendarXIcon } from '@phosphor-icons/react/dist/csr/CalendarX';
import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText';
import { FilmStripIcon } from '@phosphor-icons/react/dist/csr/FilmStrip';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { TrendUpIcon } from '@phosphor-icons/react/dist/csr/TrendUp';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { CoachFace } from '#features/coaching/coach-face.tsx';
import { homeTexts as texts } from '#features/coaching/texts.ts';
import * as paths from '#lib/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type Kind = (typeof attentionKinds)[number];
type Needing = Coached & { attention: NonNullable<Coached['attention']> };

const icons: Record<Kind, PhosphorIcon> = {
  red_flag: WarningCircleIcon,
  comment: ChatTextIcon,
  film: FilmStripIcon,
  discomfort: BandaidsIcon,
  effort: TrendUpIcon,
  missed_check_in: CalendarXIcon,
  idle: HourglassIcon,
  plan_ends: FlagIcon,
};

export const needing = (players: readonly Coached[]): Needing[] =>
  players
    .filter((player): player is Needing => player.attention !== null)
    .toSorted((a, b) => attentionKinds.indexOf(a.attention.kind) - attentionKinds.indexOf(b.attention.kind));

export function AttentionList({ players }: { players: readonly Needing[] }) {
  return (
    <section aria-labelledby="atencion" className="card min-w-0 overflow-hidden p-0">
      <div className="flex flex-wrap items-baseline justify-between gap-3 px-5 py-4">
        <h2 id="atencion" className="heading-3">
          {texts.attention}
        </h2>
        {players.length > 0 && <span className="text-sm text-ink-2">{texts.urgentFirst(players.length)}</span>}
      </div>
      {players.length === 0 ? (
        <p className="border-t px-5 py-4 text-ink-2">{texts.calm}</p>
      ) : (
        <ul>
          {players.map((player, index) => (
            <Line key={player._id} player={player} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

const tones: Partial<Record<Kind, string>> = { red_flag: 'text-err', discomfort: 'text-warn', effort: 'text-warn' };

function Line({ player: { _id, name, attention }, isFirst }: { player: Needing; isFirst: boolean }) {
  const { kind, fact } = attention;
  const isAlarm = kind === 'red_flag';
  return (
    <li
      className={classNames(
        'flex flex-wrap items-start gap-3 border-t px-5 py-3',
        isAlarm && 'border-l-4 border-l-err bg-err-tint',
      )}
    >
      <span className="max-sm:hidden">
        <CoachFace name={name} photo={null} />
      </span>
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <span className="font-strong">{name}</span>
          <span className={classNames('flex items-center gap-1 text-sm font-strong', tones[kind] ?? 'text-ink-2')}>
            <Icon as={icons[kind]} weight={isAlarm ? 'fill' : 'bold'} />
            {texts.kinds[kind]}
          </span>
        </p>
        <p className="text-sm wrap-anywhere">{fact}</p>
      </div>
      <LinkButton
        to={paths.coachedPlayer(_id)}
        variant={isFirst ? 'saque' : 'line'}
        size="sm"
        aria-label={`${texts.actions[kind]}: ${name}`}
      >
        {texts.actions[kind]}
      </LinkButton>
    </li>
  );
}
