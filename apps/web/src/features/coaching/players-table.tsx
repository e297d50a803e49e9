import { daysBetween } from '@bandeja/domain/calendar/dates';
import type { Coached } from '@bandeja/domain/coaching/contract';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { useState } from 'react';
import { homeTexts as texts } from '#features/coaching/texts.ts';
import { formatAxisDate, formatWeekday } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { BoteLine } from '#ui/bote-line.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { SearchField } from '#ui/search-field.tsx';

type PlayersTableProps = { players: readonly Coached[]; today: string };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function PlayersTable({ players, today }: PlayersTableProps) {
  const [search, setSearch] = useState('');
  const shown = players.filter(({ name }) => plain(name).includes(plain(search.trim())));
  const closed = players.filter(({ state, sharesHealth }) => state === 'open' && !sharesHealth).length;
  return (
    <>
      <section aria-labelledby="todos" className="card min-w-0 overflow-hidden p-0">
        <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
          <h2 id="todos" className="heading-3">
            {texts.all(players.length)}
          </h2>
          <SearchField label={texts.search} value={search} onChange={setSearch} className="w-full sm:w-52" />
        </div>
        {shown.length === 0 ? (
          <p role="status" className="border-t px-5 py-4 text-ink-2">
            {texts.none}
          </p>
        ) : (
          <table className="w-full text-left text-sm max-md:block">
            <thead className="max-md:sr-only">
              <tr className="border-t text-ink-2">
                {[texts.player, texts.last, texts.adherence, texts.goal].map((head) => (
                  <th key={head} scope="col" className="px-5 py-2 font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:block">
              {shown.map((player) => (
                <Row key={player._id} player={player} today={today} />
              ))}
            </tbody>
          </table>
        )}
      </section>
      {closed > 0 && (
        <p className="flex items-start gap-2 text-sm text-ink-2">
          <Icon as={LockSimpleIcon} />
          {texts.closedHealth(closed)}
        </p>
      )}
    </>
  );
}

const cell = 'px-5 py-2 max-md:block max-md:py-0.5';

function Row({ player: { _id, name, state, last, weeks, goal }, today }: { player: Coached; today: string }) {
  return (
    <tr className="border-t align-top max-md:block max-md:py-2.5">
      <th scope="row" className={cell}>
        {state === 'open' ? <Link to={paths.coachedPlayer(_id)}>{name}</Link> : name}
        {state !== 'open' && <span className="block font-normal text-ink-2">{texts.states[state]}</span>}
      </th>
      <td className={cell}>
        {state === 'open' && (last === null ? texts.noLast : whenOf(last.date, today))}
        {last && <span className="block text-ink-2">{last.name}</span>}
      </td>
      <td className={cell}>{state === 'open' && <Adherence weeks={weeks} />}</td>
      <td className={cell}>
        {state === 'open' && (goal === null ? <span className="text-ink-2">{texts.noGoal}</span> : goal.name)}
        {goal?.date && <span className="block text-ink-2">{formatAxisDate(goal.date)}</span>}
      </td>
    </tr>
  );
}

const arcMost = 18;

/** Four arcs, a week each: dotted what was planned, solid what was done. */
function Adherence({ weeks }: Pick<Coached, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ planned }) => planned));
  const sum = (of: 'planned' | 'done') => weeks.reduce((total, week) => total + week[of], 0);
  const steps = weeks.map(({ planned, done }) => ({
    height: (arcMost * done) / most,
    planned: (arcMost * planned) / most,
    state: done > 0 ? ('done' as const) : ('empty' as const),
  }));
  return (
    <span className="flex items-end gap-2">
      <span className="w-20">
        <BoteLine steps={steps} width={80} height={22} base={20} />
      </span>
      <span className="num font-strong whitespace-nowrap">{texts.done(sum('done'), sum('planned'))}</span>
    </span>
  );
}

function whenOf(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days <= 0) return texts.today;
  if (days === 1) return texts.yesterday;
  return days < 7 ? formatWeekday(date) : texts.ago(days);
}
