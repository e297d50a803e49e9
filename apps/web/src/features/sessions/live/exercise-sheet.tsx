import { isEntryComplete } from '@bandeja/domain/sessions/rules';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { entryProgress, type LiveState } from '#features/sessions/live/live-state.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { windowTexts } from '#features/sessions/live/window-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

type ExerciseSheetProps = {
  state: LiveState;
  onClose: () => void;
  onChoose: (index: number) => void;
};

/** All exercises with their state; a tap goes there. */
export function ExerciseSheet({ state, onClose, onChoose }: ExerciseSheetProps) {
  const { session, at } = state;
  const current = at.step === 'exercise' ? at.index : -1;
  const progressOf = entryProgress(state);
  return (
    <Dialog isOpen isCourt onClose={onClose} title={liveTexts.exercises}>
      <ol className="divide-y">
        {session.exercises.map((entry, index) => {
          const done = entry.setRows.filter((row) => row.done).length;
          const progress = windowTexts.list.progress(done, entry.setRows.length);
          return (
            <li key={entry._id}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onChoose(index)}
                className="grid min-h-gym w-full grid-cols-[24px_1fr_auto] items-center gap-2 py-2 text-left leading-ui"
              >
                <span className="num text-ink-3">{index + 1}</span>
                <span>
                  <span className={index === current ? 'font-strong' : undefined}>{entry.name}</span>
                  <span className="block text-sm text-ink-2">
                    {index === current ? `${windowTexts.list.here} · ${progress}` : progress}
                  </span>
                </span>
                {progressOf[index] === 'jumped' && (
                  <span className="text-sm text-ink-2">{windowTexts.list.jumped}</span>
                )}
                {isEntryComplete(entry) && (
                  <span className="flex items-center gap-1 text-sm text-ink-2">
                    <Icon as={CheckIcon} className="size-4" />
                    {windowTexts.list.complete}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
