import { calledPoints, pointMark, type Score } from '@bandeja/domain/matches/rules';
import type { Team } from '@bandeja/domain/matches/vocabulary';
import type { Board } from '#features/matches/board-state.ts';
import { boardTexts as texts } from '#features/matches/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type BoardCourtProps = { board: Board; score: Score; onPoint: (team: Team) => void };

/** As large as the room allows, upright or, on a phone that lies, lying: its two halves are the buttons of a match. */
export function BoardCourt({ board, score, onPoint }: BoardCourtProps) {
  const [far, near]: [Team, Team] = board.isSwapped ? ['us', 'them'] : ['them', 'us'];
  const half = (team: Team, isFar: boolean) => (
    <Half team={team} isFar={isFar} score={score} onPoint={() => onPoint(team)} />
  );
  return (
    <div className="@container-size grid min-h-0 place-content-center">
      <div className="@container relative aspect-1/2 w-[min(100cqw,50cqh)] bg-court-floor outline-2 -outline-offset-2 outline-court-line lying:aspect-2/1 lying:w-[min(100cqw,200cqh)]">
        <CourtLines />
        {half(far, true)}
        {half(near, false)}
        <NetBand score={score} board={board} />
      </div>
    </div>
  );
}

/** 10 × 20 m to scale; the centre line ends at the figures. */
function CourtLines() {
  const look = 'absolute inset-0 size-full stroke-court-line';
  return (
    <>
      <svg viewBox="0 0 1000 2000" preserveAspectRatio="none" aria-hidden="true" className={`${look} lying:hidden`}>
        <path d="M0 305H1000M0 1695H1000M500 285V355M500 920V1080M500 1645V1715" strokeWidth="6" />
        <path d="M0 1000H1000" strokeWidth="8" />
      </svg>
      <svg viewBox="0 0 2000 1000" preserveAspectRatio="none" aria-hidden="true" className={`${look} not-lying:hidden`}>
        <path d="M305 0V1000M1695 0V1000M285 500H355M920 500H1080M1645 500H1715" strokeWidth="6" />
        <path d="M1000 0V1000" strokeWidth="8" />
      </svg>
    </>
  );
}

/** The far half is the upper one of a court that stands, the right one of a court that lies. */
const places = {
  far: {
    half: 'top-0 lying:left-1/2',
    figure: 'bottom-[17%] lying:left-[2.5%]',
    names: 'top-4 lying:right-0',
  },
  near: {
    half: 'bottom-0 lying:left-0',
    figure: 'top-[17%] lying:right-[2.5%]',
    names: 'bottom-4 lying:left-0',
  },
} as const;

type HalfProps = { team: Team; isFar: boolean; score: Score; onPoint: () => void };

function Half({ team, isFar, score, onPoint }: HalfProps) {
  const points = calledPoints(score)[team];
  const serves = score.winner === null && score.server === team;
  const place = isFar ? places.far : places.near;
  return (
    <button
      type="button"
      className={classNames(
        'absolute inset-x-0 h-1/2 text-center text-ink lying:inset-x-auto lying:inset-y-0 lying:h-full lying:w-1/2',
        place.half,
      )}
      // two points are never so close: it is the second tap of a double tap
      onClick={(event) => event.detail < 2 && onPoint()}
    >
      <VisuallyHidden>{texts.point[team](points, score.games[team], serves)}</VisuallyHidden>
      <span
        aria-hidden="true"
        className={classNames(
          'num voice-denso absolute inset-x-0 text-[min(50cqw,200px)] leading-[.72] font-hero tracking-[-.04em]',
          'lying:inset-x-auto lying:inset-y-auto lying:top-1/2 lying:w-[65%] lying:-translate-y-[44%] lying:text-[min(32dvh,19cqw)]',
          place.figure,
        )}
      >
        {points}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'absolute inset-x-[min(1rem,4cqw)] flex items-baseline justify-between gap-2 text-[min(var(--text-h3),max(14px,7cqw))] font-strong',
          'lying:inset-x-auto lying:inset-y-3 lying:w-[30.5%] lying:flex-col lying:items-center lying:text-[min(var(--text-ui),3cqw)]',
          place.names,
        )}
      >
        <span className="flex items-center gap-2.5 lying:flex-col">
          {texts.teams[team]}
          {serves && <span className="size-4 rounded-full bg-ball" />}
        </span>
        <span className="num flex gap-[min(0.75rem,4cqw)] text-[min(1.75rem,max(18px,9cqw))] leading-none font-head lying:gap-[1.5cqw] lying:text-[min(1.375rem,4.5cqw)]">
          {score.sets.map((set, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the match
            <span key={index} className="text-ink-2">
              {set[team]}
            </span>
          ))}
          {score.winner === null && score.tieBreak !== 'long' && <span>{score.games[team]}</span>}
        </span>
      </span>
    </button>
  );
}

function newsOf(score: Score, board: Board): string | null {
  if (score.winner) return texts.won[score.winner];
  if (score.changesEnds) return texts.changeEnds;
  const mark = pointMark(score, board.format);
  return mark ? texts.marks[mark] : null;
}

function NetBand({ score, board }: { score: Score; board: Board }) {
  const text = newsOf(score, board);
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-1/2 flex h-10 -translate-y-1/2 items-center justify-center text-[min(1rem,max(14px,6cqw))] whitespace-nowrap"
    >
      {text && <b className="rounded-1 bg-white px-4 py-2 leading-tight font-head text-court-deep">{text}</b>}
    </p>
  );
}
