import { setsText } from '@bandeja/domain/matches/rules';
import type { Better, Recap } from '@bandeja/domain/recap/contract';
import { markText, recapMessages } from '@bandeja/domain/recap/messages';
import { capitalise } from '@bandeja/domain/wire/text';
import { recapTexts as texts } from '#features/recap/texts.ts';
import { formatWeekday } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { FigureStill } from '#ui/figure/figure-still.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** @param today on Sunday the next week is still to come, later it has begun */
export function RecapCards({ recap, today }: { recap: Recap; today: string }) {
  const { better, matches, next } = recap;
  const hasBegun = next !== null && next.monday <= today;
  return (
    <>
      {better !== null && <BetterCard better={better} />}
      {matches.length > 0 && <MatchesCard matches={matches} />}
      {next !== null && <NextCard next={next} hasBegun={hasBegun} />}
      <LinkButton variant="saque" size="lg" full to={paths.dashboard}>
        {hasBegun ? texts.toRunning : texts.toNext}
      </LinkButton>
    </>
  );
}

type BetterWords = { title: string; figure: string; unit?: string; text: string };

function wordsOf(better: Better): BetterWords {
  switch (better.kind) {
    case 'mark': {
      const { name, unit, value, before } = better;
      const words = { title: name, figure: markText(value, unit), text: texts.markBefore(markText(before, unit)) };
      return unit === 'kg' ? { ...words, unit: texts.estimated } : words;
    }
    case 'minutes':
      return {
        title: texts.moreMinutes,
        figure: markText(better.value, texts.minutes),
        text: texts.minutesBefore(better.before),
      };
    case 'streak':
      return { title: texts.streak, figure: texts.streakWeeks(better.weeks), text: texts.streakText };
  }
}

function BetterCard({ better }: { better: Better }) {
  const { title, figure, unit, text } = wordsOf(better);
  const drawing = better.kind === 'mark' ? better.drawing : null;
  return (
    <section aria-labelledby="better" className="card card-tight flex items-center gap-4">
      {drawing !== null && <FigureStill figureName={drawing} moves={false} />}
      <div className="grid min-w-0 gap-1">
        <h2 id="better" className="heading-3">
          {title}
        </h2>
        <p className="num text-[1.75rem] leading-tight font-head">
          {figure} {unit && <small className="text-ui font-ui text-ink-2">{unit}</small>}
        </p>
        <p className="text-ui leading-[1.35] text-ink-2">{text}</p>
      </div>
    </section>
  );
}

const marks = {
  won: 'bg-solid text-on-solid',
  lost: 'border-[1.5px] border-line-strong',
  open: 'border-[1.5px] border-dashed border-line-strong',
} as const;

function MatchesCard({ matches }: { matches: Recap['matches'] }) {
  return (
    <section aria-labelledby="recap-matches" className="card card-tight">
      <h2 id="recap-matches" className="heading-3">
        {texts.matches}
      </h2>
      <ul>
        {matches.map((match) => (
          <MatchLine key={match._id} match={match} />
        ))}
      </ul>
    </section>
  );
}

function outcomeOf(won: boolean | null): keyof typeof marks {
  if (won === null) return 'open';
  return won ? 'won' : 'lost';
}

function MatchLine({ match: { _id, localDate, sets, partner, won } }: { match: Recap['matches'][number] }) {
  const outcome = outcomeOf(won);
  const day = formatWeekday(localDate);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 pt-2.5 leading-ui">
      <span aria-hidden="true" className={`grid size-7.5 place-items-center rounded-1 font-head ${marks[outcome]}`}>
        {texts.letters[outcome]}
      </span>
      <span className="grid">
        <b className="num font-strong">
          <VisuallyHidden>{texts[outcome]}</VisuallyHidden>{' '}
          {sets.length === 0 ? texts.noResult : setsText(sets).replaceAll(' ', ', ')}
        </b>
        <span className="text-sm wrap-anywhere text-ink-2">{texts.matchOf(capitalise(day), partner)}</span>
      </span>
      <Link to={paths.session(_id)} aria-label={texts.seeMatch(day)} className="flex min-h-11 items-center font-strong">
        {texts.see}
      </Link>
    </li>
  );
}

/** A block that begins says what it trains, in the place of the first day's reason. */
function wordsOfNext({ block, aim, reason }: NextProps['next']): string[] {
  if (block === null) return [aim, reason].filter((text) => text !== null);
  const ofBlock = recapMessages.block(block);
  const words = block.week === 1 ? [ofBlock, block.trains, aim] : [ofBlock, aim, reason];
  return words.filter((text) => text !== null);
}

type NextProps = { next: NonNullable<Recap['next']>; hasBegun: boolean };

function NextCard({ next, hasBegun }: NextProps) {
  return (
    <section aria-labelledby="recap-next" className="card card-tight">
      <h2 id="recap-next" className="heading-3">
        {hasBegun ? texts.running : texts.next}
      </h2>
      <p className="mt-1 leading-[1.42] text-ink-2">
        <b className="font-strong text-ink">{texts.nextSum(next.sessions, next.minutes)}</b>{' '}
        {wordsOfNext(next).join(' ')}
      </p>
    </section>
  );
}
