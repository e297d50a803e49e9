import { measureOf } from '@bandeja/domain/exercises/dose';
import type { SessionEntry, SetRow } from '@bandeja/domain/sessions/contract';
import { asksReserve, countedOf, countsBalls } from '@bandeja/domain/sessions/rules';
import type { Proposal } from '@bandeja/domain/sessions/schemas';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { RepeatIcon } from '@phosphor-icons/react/dist/csr/Repeat';
import { TimerIcon } from '@phosphor-icons/react/dist/csr/Timer';
import { bandText, type Figures, figureText, lastTimeText, proposalText } from '#features/sessions/live/figures.ts';
import type { Intent } from '#features/sessions/live/live-state.ts';
import { storedBands } from '#features/sessions/live/queue/device-storage.ts';
import { BallCount } from '#features/sessions/live/screen/ball-count.tsx';
import { FigureStepper } from '#features/sessions/live/screen/figure-stepper.tsx';
import { ReserveQuestion } from '#features/sessions/live/screen/reserve-question.tsx';
import { bandsLine, weightsLine } from '#features/sessions/live/screen/stored-weights.ts';
import { useTapFirst } from '#features/sessions/live/screen/use-tap-first.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { SetTimerPanel } from '#features/sessions/live/timers/set-timer-panel.tsx';
import type { SetTimer } from '#features/sessions/live/timers/timers.ts';
import { nextFocus } from '#features/sessions/live/use-focus-rescue.ts';
import { formatHundredths } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Icon } from '#ui/icon.tsx';

type SetCardProps = {
  entry: SessionEntry;
  row: SetRow;
  number: number;
  setTimer: SetTimer | null;
  /** The yellow is here; otherwise it is elsewhere (a rest runs). */
  isNext: boolean;
  act: (intent: Intent) => void;
  onWeights: (window: 'weights' | 'bands') => void;
  onClose: () => void;
};

function Past({ lastTime, proposal }: { lastTime: string; proposal: Proposal | undefined }) {
  if (!proposal) {
    return (
      <p className="text-ui text-ink-2">
        {liveTexts.lastTime} <b className="num font-head whitespace-nowrap text-ink">{lastTime}</b>
      </p>
    );
  }
  const figures = [
    [liveTexts.lastTime, lastTime],
    [liveTexts.proposal, proposalText(proposal)],
  ];
  return (
    <div className="text-ui text-ink-2">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-2">
        {figures.map(([name, figure]) => (
          <div key={name} className="last:border-l-2 last:border-white last:pl-4">
            <dt>{name}</dt>
            <dd className="num font-head text-lead whitespace-nowrap text-ink">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">{proposal.reason}</p>
    </div>
  );
}

function WeightsButton({ kind, onOpen }: { kind: 'weights' | 'bands'; onOpen: (window: 'weights' | 'bands') => void }) {
  const { name, hint } = kind === 'bands' ? bandsLine() : weightsLine();
  return (
    <div className="-my-1.5 flex flex-wrap items-center justify-between gap-x-3 text-ui">
      {/* the colours of the bands are above, as choices */}
      <span className="text-ink-2">{kind === 'bands' && storedBands().length > 0 ? '' : hint}</span>
      <button type="button" className="flex min-h-tap items-center gap-1 font-strong" onClick={() => onOpen(kind)}>
        {name}
        <Icon as={CaretRightIcon} className="size-4" />
      </button>
    </div>
  );
}

function BandChoice({ kg, onChoose }: { kg: number | null; onChoose: (kg: number) => void }) {
  const bands = storedBands();
  if (bands.length === 0) return null;
  return (
    <ChipGroup
      mode="single"
      label={liveTexts.band}
      value={bands.find((band) => band.kg === kg)?.name}
      onChange={(chosen) => onChoose(bands.find(({ name }) => name === chosen)?.kg ?? 0)}
      options={bands.map((band) => ({ value: band.name, label: `${band.name} · ${formatHundredths(band.kg)} kg` }))}
    />
  );
}

type SetFiguresProps = Pick<SetCardProps, 'entry' | 'row' | 'act' | 'onWeights'>;

function SetFigures({ entry, row, act, onWeights }: SetFiguresProps) {
  const measure = measureOf(entry);
  const edit = (figures: Partial<Figures>) => act({ do: 'edit', setId: row._id, figures });
  return (
    <div className="grid gap-3">
      {entry.usesBand && <BandChoice kg={row.weight} onChoose={(weight) => edit({ weight })} />}
      {entry.usesWeight && (
        <FigureStepper
          measure="weight"
          setId={row._id}
          value={row.weight}
          perSide={false}
          onChange={(weight) => edit({ weight })}
        />
      )}
      {(entry.usesWeight || entry.usesBand) && (
        <WeightsButton kind={entry.usesBand ? 'bands' : 'weights'} onOpen={onWeights} />
      )}
      <FigureStepper
        measure={measure}
        setId={row._id}
        value={row[measure]}
        perSide={entry.perSide}
        onChange={(value) => edit({ [measure]: value })}
      />
    </div>
  );
}

export function SetCard({ entry, row, number, setTimer, isNext, act, onWeights, onClose }: SetCardProps) {
  const measure = measureOf(entry);
  const timer = setTimer?.setId === row._id ? setTimer : null;
  const canTime = measure === 'seconds' && !row.done && timer === null && (row.seconds ?? 0) > 0;
  const setId = row._id;
  const roundsLeft = entry.setRows.filter(({ done }) => !done).length;
  // more sets than last time: its last one
  const before = row.done ? undefined : (entry.lastTime?.[number - 1] ?? entry.lastTime?.at(-1));
  const loadText = entry.usesBand ? (kg: number) => bandText(storedBands(), kg) : formatHundredths;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="my-1 grid scroll-mt-16 scroll-mb-28 gap-3.5 rounded-2 border-2 border-white bg-court-well p-3.5"
    >
      {row.done && <h3>{`${liveTexts.set} ${number}`}</h3>}
      {before && (
        <Past
          lastTime={lastTimeText(before, measure, loadText, countedOf(entry.lastTime ?? []))}
          proposal={entry.proposal}
        />
      )}
      {timer ? (
        <SetTimerPanel timer={timer} onStop={() => act({ do: 'stopSetTimer' })} />
      ) : (
        <SetFigures entry={entry} row={row} act={act} onWeights={onWeights} />
      )}
      {countsBalls(entry) && <BallCount row={row} act={act} />}
      {canTime && (
        <Button
          variant={isNext ? 'saque' : 'line'}
          size="gym"
          full
          icon={<Icon as={TimerIcon} />}
          onClick={() => act({ do: 'startSetTimer', setId })}
          {...(isNext ? nextFocus : {})}
        >
          {liveTexts.startTimer(figureText(row, measure))}
        </Button>
      )}
      {canTime && roundsLeft > 1 && entry.rest > 0 && !entry.perSide && (
        <Button
          variant="line"
          size="gym"
          full
          icon={<Icon as={RepeatIcon} />}
          onClick={() =>
            act({
              do: 'startInterval',
              workSeconds: row.seconds ?? 0,
              restSeconds: entry.rest,
              rounds: roundsLeft,
            })
          }
        >
          {liveTexts.interval.all(roundsLeft)}
        </Button>
      )}
      {row.done && asksReserve(entry) && <ReserveQuestion setId={setId} chosen={row.inReserve} act={act} />}
      {row.done ? (
        <div className="grid gap-2 min-[360px]:grid-cols-2">
          <Button variant="line" size="gym" onClick={() => act({ do: 'undo', setId })}>
            {liveTexts.undoSet}
          </Button>
          <Button variant="white" size="gym" onClick={onClose}>
            {liveTexts.closeEdit}
          </Button>
          {entry.setRows.length > 1 && (
            <Button variant="ghost" size="gym" onClick={() => act({ do: 'removeSet', setId })}>
              {liveTexts.removeSet}
            </Button>
          )}
        </div>
      ) : (
        <CompleteButton
          number={number}
          isNext={isNext && !canTime && timer === null}
          onComplete={() => act({ do: 'complete', setId })}
        />
      )}
    </li>
  );
}

type CompleteButtonProps = { number: number; isNext: boolean; onComplete: () => void };

/** A component of its own: a tap is painted without the rest of the card. */
function CompleteButton({ number, isNext, onComplete }: CompleteButtonProps) {
  const { onClick, look } = useTapFirst(onComplete);
  return (
    <Button
      variant={isNext ? 'saque' : 'line'}
      size="gym"
      full
      className="text-h3 data-taken:border-white data-taken:bg-white data-taken:text-on-white data-taken:transition-none"
      icon={<Icon as={CheckIcon} />}
      onClick={onClick}
      {...look}
      {...(isNext ? nextFocus : {})}
    >
      {liveTexts.completeSet(number)}
    </Button>
  );
}
