import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ComponentType, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { BoardCourt } from '#features/matches/board-court.tsx';
import { BoardOptions } from '#features/matches/board-options.tsx';
import {
  type Board,
  forgetBoard,
  isTagOpen,
  readBoard,
  scoreOfBoard,
  startOfForm,
  storeBoard,
  withLostTag,
  withoutLastPoint,
  withPoint,
} from '#features/matches/board-state.ts';
import { LostPanel } from '#features/matches/lost-panel.tsx';
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

/** Large text grows here only as far as the row of three fits a phone: the court keeps its height. */
const barText =
  'px-1 text-[min(var(--text-ui),4.2vw)] max-[359px]:text-[min(var(--text-ui),4.7vw)] lying:min-h-12 lying:py-1';

type ScoreBoardProps = {
  userId: string;
  /** Shows and records the pulse; it loads by itself. */
  Pulse?: ComponentType<{ userId: string; isOpen: boolean; onOpen: (isOpen: boolean) => void }>;
  onSaved?: (id: string) => void;
  onClear?: () => void;
};

/** The score during a match: the screen is the court, each half one button. It asks the network for nothing. */
export function ScoreBoard({ userId, Pulse, onSaved, onClear }: ScoreBoardProps) {
  const navigate = useNavigate();
  const [board, setBoard] = useState(() => readBoard(userId));
  const [form, setForm] = useState<MatchStart | null>(null);
  const [hasOptions, setOptions] = useState(false);
  const [hasPulse, setPulse] = useState(false);
  /** After how many points the question of the last one was put away. */
  const [skipped, setSkipped] = useState<number | null>(null);
  const score = scoreOfBoard(board);
  const isRunning = board.begunAt !== null && score.winner === null;
  const staysOn = useWakeLock(isRunning);

  function change(next: Board) {
    storeBoard(userId, next);
    setBoard(next);
  }

  const isTagging = isTagOpen(board) && skipped !== board.points.length;
  const undo = () => change(withoutLastPoint(board));

  return (
    <div
      className={classNames(
        'on-court in-session court rounded-none grid h-dvh w-full overflow-hidden',
        'grid-cols-[minmax(0,1fr)] grid-rows-[3.5rem_minmax(0,1fr)_auto_auto]',
        'lying:grid-cols-[minmax(0,1fr)_minmax(8.25rem,10.75rem)] lying:grid-rows-[3rem_minmax(0,1fr)_auto]',
      )}
    >
      <h1 className="sr-only">{texts.title}</h1>
      <div className="mx-auto grid w-full max-w-form grid-cols-[auto_1fr_auto] items-center px-2.5 text-center font-strong lying:col-start-2 lying:px-1.5 lying:text-sm">
        <IconButton icon={XIcon} label={texts.leave} className="text-ink" onClick={() => navigate(paths.dashboard)} />
        <p className="lying:leading-tight">
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
      <div className="grid min-h-0 lying:col-start-1 lying:row-span-2 lying:row-start-1 lying:py-2.5 lying:pl-3.5">
        <BoardCourt board={board} score={score} onPoint={(team) => change(withPoint(board, team, Date.now()))} />
      </div>
      {isTagging && (
        <LostPanel
          undo={score.winner === null ? undo : null}
          onTag={(tag) => change(withLostTag(board, tag))}
          onSkip={() => setSkipped(board.points.length)}
        />
      )}
      <div
        className={classNames(
          'mx-auto grid w-full max-w-form gap-2 text-[min(var(--text-sm),3.8vw)] px-3.5 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))]',
          'lying:col-start-2 lying:row-start-2 lying:content-stretch lying:pt-0',
          isTagging && score.winner === null && 'not-lying:hidden',
        )}
      >
        {isRunning && !staysOn && (
          // beside the question about the point a phone that lies has no room for it
          <p className={classNames('text-center leading-ui text-ink-2', isTagging && 'lying:hidden')}>
            {texts.staysOff}
          </p>
        )}
        {Pulse && (
          <Suspense fallback={null}>
            <Pulse userId={userId} isOpen={hasPulse} onOpen={setPulse} />
          </Suspense>
        )}
        <div className="grid grid-cols-3 gap-2 lying:grid-cols-1">
          <Button
            variant="line"
            size="gym"
            className={barText}
            icon={<Icon as={ArrowUUpLeftIcon} className="size-5 flex-none max-[359px]:hidden" />}
            aria-disabled={board.points.length === 0}
            onClick={undo}
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
        onPulse={
          Pulse &&
          (() => {
            setOptions(false);
            setPulse(true);
          })
        }
        onClear={() => {
          setBoard(forgetBoard(userId));
          onClear?.();
        }}
      />
      {form && (
        <MatchSheet
          isOpen
          start={form}
          onClose={() => setForm(null)}
          onSaved={(id, isSent) => {
            forgetBoard(userId);
            onSaved?.(id);
            navigate(isSent ? paths.session(id) : paths.dashboard);
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
