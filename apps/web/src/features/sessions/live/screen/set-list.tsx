import type { SessionEntry } from '@bandeja/domain/sessions/contract';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { firstOpenSet, type Intent, type LiveState, setToJudge } from '#features/sessions/live/live-state.ts';
import { ReserveQuestion } from '#features/sessions/live/screen/reserve-question.tsx';
import { SetCard } from '#features/sessions/live/screen/set-card.tsx';
import { SetRowLine } from '#features/sessions/live/screen/set-row-line.tsx';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { IntervalPanel } from '#features/sessions/live/timers/set-timer-panel.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Switch } from '#ui/switch.tsx';

type SetListProps = {
  state: LiveState;
  entry: SessionEntry;
  isResting: boolean;
  act: (intent: Intent) => void;
  onWeights: (window: 'weights' | 'bands') => void;
};

/** The sets of an exercise: done, current, still to come. Its key must be the entry's id. */
export function SetList({ state, entry, isResting, act, onWeights }: SetListProps) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const next = firstOpenSet(entry);
  const opened = entry.setRows.find((row) => row._id === openedId);
  // one card at a time: the opened set, else the set under way; a rest folds it to a line
  const cardId = opened?._id ?? (isResting || state.interval ? undefined : next?._id);
  const lastRow = entry.setRows.at(-1);
  const judged = setToJudge(entry);

  function placeOf(row: (typeof entry.setRows)[number]) {
    if (row.done) return 'done';
    return isResting && row === next ? 'after' : 'later';
  }
  function actOnSet(intent: Intent) {
    if (intent.do === 'complete' || intent.do === 'undo') setOpenedId(null);
    act(intent);
  }
  function open(setId: string) {
    setOpenedId(setId);
    if (setId === next?._id) act({ do: 'skipRest' });
  }

  return (
    <section
      aria-label={liveTexts.sets}
      className="grid gap-1.5 [--live-foot:calc(var(--live-bar)+var(--live-rest))] [&_:is(button,input)]:scroll-mb-(--live-foot)"
    >
      {state.interval && <IntervalPanel interval={state.interval} onStop={() => act({ do: 'stopInterval' })} />}
      <ol className="grid gap-1.5">
        {/* card and question move on to the next set, which is painted sooner than new ones */}
        {entry.setRows.flatMap((row, index) => [
          row._id === cardId ? (
            <SetCard
              key="card"
              entry={entry}
              row={row}
              number={index + 1}
              setTimer={state.setTimer}
              isNext={!row.done && !isResting}
              act={actOnSet}
              onWeights={onWeights}
              onClose={() => setOpenedId(null)}
            />
          ) : (
            <SetRowLine
              key={row._id}
              entry={entry}
              row={row}
              number={index + 1}
              place={placeOf(row)}
              onOpen={() => open(row._id)}
              onComplete={() => actOnSet({ do: 'complete', setId: row._id })}
            />
          ),
          row === judged && row._id !== cardId && (
            <li key="question">
              <ReserveQuestion act={act} setId={row._id} />
            </li>
          ),
        ])}
      </ol>
      <div className="flex flex-wrap items-center gap-x-2">
        <Button
          variant="ghost"
          size="gym"
          className="-ml-2.5"
          icon={<Icon as={PlusIcon} />}
          onClick={() => act({ do: 'addSet' })}
        >
          {liveTexts.addSet}
        </Button>
        {lastRow && !lastRow.done && entry.setRows.length > 1 && (
          <Button
            variant="ghost"
            size="gym"
            icon={<Icon as={TrashIcon} />}
            onClick={() => act({ do: 'removeSet', setId: lastRow._id })}
          >
            {liveTexts.removeSet}
          </Button>
        )}
        <Switch
          label={liveTexts.autoRest}
          checked={state.autoRest}
          onChange={(event) => act({ do: 'autoRest', on: event.target.checked })}
          className="min-h-gym text-ui text-ink-2 lg:ml-auto"
        />
      </div>
    </section>
  );
}
