import { calledPoints, pointMark, type Score } from '@bandeja/domain/matches/rules';
import type { Team } from '@bandeja/domain/matches/vocabulary';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { BoardOptions } from '#features/matches/board-options.tsx';
import {
  type Board,
  forgetBoard,
  readBoard,
  scoreOfBoard,
  startOfForm,
  storeBoard,
  withoutLastPoint,
  withPoint,
} from '#features/matches/board-state.ts';
import { MatchSheet } from '#features/matches/match-sheet.tsx';
import type { MatchStart } from '#features/matches/model.ts';
import { boardTexts as texts } from '#features/matches/texts.ts';
import * as paths from '#lib/paths.ts';
import { useTick } from '#lib/use-tick.ts';
import { useWakeLock } from '#lib/use-wake-lock.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Large text grows here only as far as the row of three fits a phone: the court keeps its height. */
const barText = 'px-1 text-[min(var(--text-ui),4.2vw)] max-[359px]:text-[min(var(--text-ui),4.7vw)]';

/** The score during a match: the screen is the court, each half one button. It asks the network for nothing. */
export function ScoreBoard({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [board, setBoard] = useState(() => readBoard(userId));
  const [form, setForm] = useState<MatchStart | null>(null);
  const [hasOptions, setOptions] = useState(false);
  const score = scoreOfBoard(board);
  const isRunning = board.begunAt !== null && score.winner === null;
  const staysOn = useWakeLock(isRunning);

  function change(next: Board) {
    storeBoard(userId, next);
    setBoard(next);
  }

  const half = (team: Team, isTop: boolean) => (
    <Half team={team} isTop={isTop} score={score} onPoint={() => change(withPoint(board, team, Date.now()))} />
  );
  const [top, bottom]: [Team, Team] = board.isSwapped ? ['us', 'them'] : ['them', 'us'];

  return (
    <div className="on-court in-session court rounded-none mx-auto grid h-dvh w-full grid-rows-[3.5rem_minmax(0,1fr)_auto] overflow-hidden">
      <h1 className="sr-only">{texts.title}</h1>
      <div className="mx-auto grid w-full max-w-form grid-cols-[auto_1fr_auto] items-center px-2.5 text-center font-strong">
        <IconButton icon={XIcon} label={texts.leave} className="text-ink" onClick={() => navigate(paths.dashboard)} />
        <p>
          {texts.set(score.sets.length + (score.winner ? 0 : 1))}
          {board.begunAt !== null && <MatchClock begunAt={board.begunAt} />}
        </p>
        <IconButton
          icon={SlidersHorizontalIcon}
          label={texts.options}
          className="text-ink"
          onClick={() => setOptions(true)}
        />
      </div>
      <div className="@container relative aspect-1/2 h-full max-w-full justify-self-center bg-court-floor outline-2 -outline-offset-2 outline-court-line">
        <CourtLines />
        {half(top, true)}
        {half(bottom, false)}
        <NetBand score={score} board={board} />
      </div>
      <div className="mx-auto grid w-full max-w-form gap-2 text-[min(var(--text-sm),3.8vw)] px-3.5 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
        {isRunning && !staysOn && <p className="text-center leading-ui text-ink-2">{texts.staysOff}</p>}
        <div className="grid grid-cols-3 gap-2">
          <Button
            variant="line"
            size="gym"
            className={barText}
            icon={<Icon as={ArrowUUpLeftIcon} className="size-5 flex-none max-[359px]:hidden" />}
            aria-disabled={board.points.length === 0}
            onClick={() => change(withoutLastPoint(board))}
          >
            {texts.undo}
          </Button>
          <Button
            variant="line"
            size="gym"
            className={barText}
            icon={<Icon as={ArrowsLeftRightIcon} className="size-5 flex-none max-[359px]:hidden" />}
            onClick={() => change({ ...board, isSwapped: !board.isSwapped })}
          >
            {texts.swap}
          </Button>
          <Button
            variant={score.winner ? 'saque' : 'white'}
            size="gym"
            className={barText}
            onClick={() => setForm(startOfForm(board, Date.now()))}
          >
            {texts.finish}
          </Button>
        </div>
      </div>
      <BoardOptions
        board={board}
        isOpen={hasOptions}
        onClose={() => setOptions(false)}
        onChange={change}
        onClear={() => setBoard(forgetBoard(userId))}
      />
      {form && (
        <MatchSheet
          isOpen
          start={form}
          onClose={() => setForm(null)}
          onSaved={(id) => {
            forgetBoard(userId);
            navigate(id === null ? paths.dashboard : paths.session(id));
          }}
        />
      )}
    </div>
  );
}

function MatchClock({ begunAt }: { begunAt: number }) {
  const read = useCallback(() => {
    const minutes = Math.max(0, Math.floor((Date.now() - begunAt) / 60_000));
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  }, [begunAt]);
  const text = useTick(read, 5000);
  return (
    <>
      {' · '}
      <span role="timer" aria-label={texts.time} className="num">
        {text}
      </span>
    </>
  );
}

/** 10 × 20 m to scale; the centre line ends at the figures. */
function CourtLines() {
  return (
    <svg
      viewBox="0 0 1000 2000"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full stroke-court-line"
    >
      <path d="M0 305H1000M0 1695H1000M500 285V355M500 920V1080M500 1645V1715" strokeWidth="6" />
      <path d="M0 1000H1000" strokeWidth="8" />
    </svg>
  );
}

function Half({ team, isTop, score, onPoint }: { team: Team; isTop: boolean; score: Score; onPoint: () => void }) {
  const points = calledPoints(score)[team];
  const serves = score.winner === null && score.server === team;
  return (
    <button
      type="button"
      className={classNames('absolute inset-x-0 h-1/2 text-center text-ink', isTop ? 'top-0' : 'bottom-0')}
      // two points are never so close: it is the second tap of a double tap
      onClick={(event) => event.detail < 2 && onPoint()}
    >
      <VisuallyHidden>{texts.point[team](points, score.games[team], serves)}</VisuallyHidden>
      <span
        aria-hidden="true"
        className={classNames(
          'num voice-denso absolute inset-x-0 text-[min(50cqw,200px)] leading-[.72] font-hero tracking-[-.04em]',
          isTop ? 'bottom-[17%]' : 'top-[17%]',
        )}
      >
        {points}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'absolute inset-x-[min(1rem,4cqw)] flex items-baseline justify-between gap-2 text-[min(var(--text-h3),max(14px,7cqw))] font-strong',
          isTop ? 'top-4' : 'bottom-4',
        )}
      >
        <span className="flex items-center gap-2.5">
          {texts.teams[team]}
          {serves && <span className="size-4 rounded-full bg-ball" />}
        </span>
        <span className="num flex gap-[min(0.75rem,4cqw)] text-[min(1.75rem,max(18px,9cqw))] leading-none font-head">
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
