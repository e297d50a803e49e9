import { measureOf } from '@bandeja/domain/exercises/dose';
import type { SessionEntry, SetRow } from '@bandeja/domain/sessions/contract';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { bandText, figureText, weightText } from '#features/sessions/live/figures.ts';
import { storedBands } from '#features/sessions/live/queue/device-storage.ts';
import { useTapFirst } from '#features/sessions/live/screen/use-tap-first.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** done: finished; after: the one that follows the rest; later: still to come. */
export type SetPlace = 'done' | 'after' | 'later';

const looks: Record<SetPlace, string> = {
  done: 'border-transparent bg-court-well text-ink-2',
  after: 'border-white bg-white font-head text-on-white',
  later: 'border-court-edge',
};

type SetRowLineProps = {
  entry: SessionEntry;
  row: SetRow;
  number: number;
  place: SetPlace;
  onOpen: () => void;
  onComplete: () => void;
};

function leftOf({ done, inReserve }: SetRow): string | undefined {
  if (!done || inReserve === null || inReserve === undefined) return undefined;
  return liveTexts.reserve.answers.findLast((answer) => answer.inReserve <= inReserve)?.text;
}

function loadOf({ usesWeight, usesBand }: SessionEntry, { weight }: SetRow): string {
  if (usesBand && weight) return bandText(storedBands(), weight);
  return usesWeight ? weightText(weight) : '';
}

export function SetRowLine({ entry, row, number, place, onOpen, onComplete }: SetRowLineProps) {
  const left = leftOf(row);
  return (
    <li
      data-next-set={place === 'after' ? '' : undefined}
      className={classNames('flex items-stretch rounded-2 border text-lead scroll-mb-(--live-foot)', looks[place])}
    >
      <button
        type="button"
        onClick={onOpen}
        className={classNames(
          'num grid min-h-gym min-w-0 flex-1 items-center gap-2 rounded-2 pl-3.5 text-left',
          place === 'done' ? 'grid-cols-[28px_1fr_56px]' : 'grid-cols-[28px_1fr]',
          place === 'later' && 'pr-2',
        )}
      >
        <b className={classNames('font-head', place === 'after' ? 'text-pista-700' : 'text-ink-2')}>
          <VisuallyHidden>{liveTexts.set} </VisuallyHidden>
          {number}
        </b>
        {/* with large text these go below the figure */}
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-[4.5rem] flex-1">
            {figureText(row, measureOf(entry))}
            {row.attempts ? (
              <small className="block text-xs">{liveTexts.balls.of(row.hits ?? 0, row.attempts)}</small>
            ) : null}
            {left && <small className="block text-xs">{liveTexts.reserve.left(left)}</small>}
          </span>
          <span className="min-w-[4.5rem] flex-1">{loadOf(entry, row)}</span>
          {place === 'after' && (
            <span className="min-w-14 pr-2 text-right text-xs font-strong whitespace-nowrap text-pista-700">
              {liveTexts.after}
            </span>
          )}
        </span>
        {place === 'done' && (
          <span className="justify-self-center text-white">
            <Icon as={CheckIcon} />
            <VisuallyHidden>{`${liveTexts.setDone}. ${liveTexts.editSet}`}</VisuallyHidden>
          </span>
        )}
      </button>
      {place === 'later' && <CompleteButton number={number} onComplete={onComplete} />}
    </li>
  );
}

function CompleteButton({ number, onComplete }: Pick<SetRowLineProps, 'number' | 'onComplete'>) {
  const { onClick, look } = useTapFirst(onComplete);
  return (
    <button
      type="button"
      aria-label={liveTexts.completeSet(number)}
      onClick={onClick}
      {...look}
      className="group grid min-w-14 place-items-center rounded-2"
    >
      <span className="size-6 rounded-1 border-2 border-white/60 group-data-taken:bg-white" />
    </button>
  );
}
