import type { SessionEntry } from '@bandeja/domain/sessions/contract';
import { isEntryComplete } from '@bandeja/domain/sessions/rules';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { isTouched, moveTo, putBack, takeOut } from '#features/sessions/live/entry-edits.ts';
import { entryProgress, type Intent, type LiveState } from '#features/sessions/live/live-state.ts';
import { windowTexts } from '#features/sessions/live/screen/window-texts.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const texts = windowTexts.list;

type ExerciseSheetProps = {
  state: LiveState;
  act: (intent: Intent) => void;
  onClose: () => void;
  onChoose: (index: number) => void;
  onAdd: () => void;
};

export function ExerciseSheet({ state, act, onClose, onChoose, onAdd }: ExerciseSheetProps) {
  const { exercises } = state.session;
  const [isOrdering, setOrdering] = useState(false);
  const [out, setOut] = useState<SessionEntry | null>(null);
  return (
    <Dialog isOpen isCourt onClose={onClose} title={liveTexts.exercises}>
      <ol className="divide-y">
        {exercises.map((entry, index) =>
          isOrdering ? (
            <li key={entry._id} className="flex min-h-gym flex-wrap items-center gap-x-1 py-1">
              <span className="min-w-[8rem] flex-1 leading-ui">{entry.name}</span>
              <span className="ml-auto flex gap-x-1">
                <IconButton
                  icon={ArrowUpIcon}
                  label={texts.up(entry.name)}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && act({ do: 'exercises', change: moveTo(entry._id, index - 1) })}
                />
                <IconButton
                  icon={ArrowDownIcon}
                  label={texts.down(entry.name)}
                  aria-disabled={index === exercises.length - 1}
                  onClick={() => act({ do: 'exercises', change: moveTo(entry._id, index + 1) })}
                />
                <IconButton
                  icon={TrashIcon}
                  weight="regular"
                  label={texts.takeOut(entry.name)}
                  aria-disabled={isTouched(entry) || exercises.length < 2}
                  onClick={() => {
                    if (isTouched(entry) || exercises.length < 2) return;
                    act({ do: 'exercises', change: takeOut(entry._id) });
                    setOut(entry);
                  }}
                />
              </span>
            </li>
          ) : (
            <li key={entry._id}>
              <GoToLine state={state} entry={entry} index={index} onChoose={onChoose} />
            </li>
          ),
        )}
      </ol>
      {out && (
        <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 rounded-2 bg-court-well px-3">
          <p className="flex-1 basis-40 py-2">{texts.takenOut(out.name)}</p>
          <button
            type="button"
            className="min-h-gym font-strong underline"
            onClick={() => {
              act({ do: 'exercises', change: putBack(out) });
              setOut(null);
            }}
          >
            {texts.putBack}
          </button>
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2.5">
        <Button size="gym" variant="line" onClick={() => setOrdering(!isOrdering)}>
          {isOrdering ? texts.ordered : texts.order}
        </Button>
        <Button size="gym" variant="line" icon={<Icon as={PlusIcon} />} onClick={onAdd}>
          {texts.add}
        </Button>
      </div>
    </Dialog>
  );
}

type GoToLineProps = { state: LiveState; entry: SessionEntry; index: number; onChoose: (index: number) => void };

function GoToLine({ state, entry, index, onChoose }: GoToLineProps) {
  const current = state.at.step === 'exercise' ? state.at.index : -1;
  const done = entry.setRows.filter((row) => row.done).length;
  const progress = texts.progress(done, entry.setRows.length);
  return (
    <button
      type="button"
      aria-current={index === current ? 'step' : undefined}
      onClick={() => onChoose(index)}
      className="flex min-h-gym w-full flex-wrap items-center gap-x-2 py-2 text-left leading-ui"
    >
      <span className="num w-6 text-ink-3">{index + 1}</span>
      <span className="min-w-[7rem] flex-1">
        <span className={index === current ? 'font-strong' : undefined}>{entry.name}</span>
        <span className="block text-sm text-ink-2">{index === current ? `${texts.here} · ${progress}` : progress}</span>
      </span>
      {entryProgress(state)[index] === 'jumped' && <span className="ml-auto text-sm text-ink-2">{texts.jumped}</span>}
      {isEntryComplete(entry) && (
        <span className="ml-auto flex items-center gap-1 text-sm text-ink-2">
          <Icon as={CheckIcon} className="size-4" />
          {texts.complete}
        </span>
      )}
    </button>
  );
}
