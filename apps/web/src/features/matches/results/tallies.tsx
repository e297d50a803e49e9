import type { Results, Tally } from '@bandeja/domain/matches/contract';
import { type CSSProperties, useId, useState } from 'react';
import { isFew, monthsOf, playedOf } from '#features/matches/results/facts.ts';
import { resultsTexts as texts } from '#features/matches/results/texts.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Row = Tally & { name: string };
const shownFirst = 6;

/** Boxes one can count: solid is won. Nothing below ten matches is given as a share. */
export function Tallies({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId();
  const [isAll, setAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = isAll ? rows : rows.slice(0, shownFirst);
  const most = Math.max(...rows.map(playedOf));
  return (
    <section aria-labelledby={id} className="card card-tight min-w-0">
      <h2 id={id} className="heading-3">
        {title}
      </h2>
      <ul className="divide-y">
        {shown.map((row) => (
          <li
            key={row.name}
            className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5"
          >
            <span className="text-ui font-strong wrap-anywhere">{row.name}</span>
            <Boxes tally={row} most={most} />
            <span className="num text-ui font-strong">
              <span aria-hidden="true">{`${row.won}–${row.lost}`}</span>
              <VisuallyHidden>{texts.tally(row.won, row.lost)}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {isFew(rows) && <p className="pt-1 text-sm text-ink-2">{texts.few}</p>}
      {shown.length < rows.length && (
        <Button variant="line" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {texts.more(rows.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

/** Beyond it the boxes are a bar: nobody counts thirty. */
const countable = 24;

function Boxes({ tally, most }: { tally: Tally; most: number }) {
  const all = playedOf(tally);
  if (most > countable) {
    return (
      <span aria-hidden="true" className="flex h-3.5">
        <i className="bg-ink" style={{ width: `${(100 * tally.won) / most}%` }} />
        <i className="border border-line-strong" style={{ width: `${(100 * tally.lost) / most}%` }} />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className="grid h-3.5 grid-cols-(--boxes) gap-0.5" style={boxesOf(most)}>
      {Array.from({ length: all }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={index}
          className={index < tally.won ? 'rounded-[1px] bg-ink' : 'rounded-[1px] border border-line-strong'}
        />
      ))}
    </span>
  );
}

const boxesOf = (most: number) => ({ '--boxes': `repeat(${Math.max(10, most)}, minmax(0, 1fr))` }) as CSSProperties;

const [step, height] = [10, 26];

export function OneByOne({ recent }: Pick<Results, 'recent'>) {
  const { title, sentence, newest, summary } = texts.oneByOne;
  const won = recent.filter((match) => match.won).length;
  const places = Math.max(20, recent.length);
  const width = places * step;
  return (
    <section aria-labelledby="one-by-one" className="card card-tight min-w-0">
      <h2 id="one-by-one" className="heading-3">
        {title}
      </h2>
      <svg
        viewBox={`0 0 ${width} ${2 * height + 22}`}
        role="img"
        aria-label={summary(won, recent.length - won)}
        className="mt-3 max-h-32 w-full"
        preserveAspectRatio="xMinYMid meet"
      >
        {recent.map((match, index) => (
          <rect
            key={match._id}
            x={step * index + 2}
            y={match.won ? 1 : height + 3}
            width={step - 3.5}
            height={height - 4}
            className={match.won ? 'fill-ink' : 'fill-none stroke-ink'}
          />
        ))}
        <path d={`M0 ${height}H${width}`} className="stroke-line-strong" />
        {monthsOf(recent, places).map(({ index, label }) => (
          <g key={index}>
            <path d={`M${step * index + 0.5} ${2 * height + 3}v5`} className="stroke-line-strong" />
            <text x={step * index + 3} y={2 * height + 17} className="fill-ink-2 text-[0.5625rem]">
              {label}
            </text>
          </g>
        ))}
      </svg>
      <p className="mt-2 text-sm text-ink-2">{recent.length < 40 ? sentence : newest(recent.length)}</p>
    </section>
  );
}
