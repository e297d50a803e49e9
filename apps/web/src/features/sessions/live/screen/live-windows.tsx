import { addAfter, forLater, swapFor } from '#features/sessions/live/entry-edits.ts';
import {
  currentEntry,
  type Intent,
  isLastExercise,
  type LiveState,
  nextEntry,
  supersetOf,
  supersetPartner,
  untouchedEntries,
} from '#features/sessions/live/live-state.ts';
import {
  BandsWindow,
  CuesWindow,
  IntervalWindow,
  WeightsWindow,
} from '#features/sessions/live/screen/comfort-windows.tsx';
import {
  DiscardWindow,
  FinishWindow,
  ForgottenWindow,
  LeaveWindow,
} from '#features/sessions/live/screen/ending-windows.tsx';
import {
  ExerciseMenu,
  type MenuChoice,
  NoteWindow,
  SetsWindow,
} from '#features/sessions/live/screen/exercise-menu.tsx';
import { ExerciseSheet } from '#features/sessions/live/screen/exercise-sheet.tsx';
import { OptionsWindow } from '#features/sessions/live/screen/options-window.tsx';
import { forgottenSince } from '#features/sessions/live/use-forgotten.ts';
import type { LiveSession } from '#features/sessions/live/use-live-session.ts';

export type LiveWindow =
  | 'menu'
  | 'leave'
  | 'add'
  | 'forgotten'
  | Exclude<MenuChoice, 'skip' | 'later' | 'superset' | 'floating' | 'pulse'>;

type LiveWindowsProps = {
  live: LiveSession;
  window: LiveWindow;
  onWindow: (window: LiveWindow | null) => void;
  onFloat: () => void;
  onPulse: () => void;
};

export function LiveWindows({ live, window, onWindow, onFloat, onPulse }: LiveWindowsProps) {
  const { state, act, ending, begunAt } = live;
  const { session } = state;
  const entry = currentEntry(state);
  const close = () => onWindow(null);
  const isBusy = ending.status === 'sending';
  const elapsedSeconds = Math.min(86_400, Math.max(0, (Date.now() - begunAt) / 1000));
  const untouched = untouchedEntries(session);

  function answer(intent: Intent) {
    close();
    act(intent);
  }
  const finish = () => answer({ do: 'finish' });

  function choose(choice: MenuChoice) {
    if (choice === 'skip') answer({ do: 'next' });
    else if (choice === 'later') answer({ do: 'exercises', change: forLater });
    else if (choice === 'superset') answer({ do: 'superset', on: supersetOf(state) === undefined });
    else if (choice === 'pulse') {
      close();
      onPulse();
    } else if (choice === 'floating') {
      close();
      onFloat();
    } else if (choice === 'finish' && untouched.length === 0) finish();
    else onWindow(choice);
  }

  switch (window) {
    case 'menu':
      if (!entry) return null;
      return (
        <ExerciseMenu
          entry={entry}
          isLast={isLastExercise(state)}
          superset={supersetLineOf(state)}
          onClose={close}
          onChoose={choose}
        />
      );
    case 'leave':
      return (
        <LeaveWindow
          isBusy={isBusy}
          onStay={close}
          onLeave={live.leave}
          onDiscard={() => onWindow('discard')}
          onFinish={() => choose('finish')}
        />
      );
    case 'forgotten': {
      const since = forgottenSince(live, Date.now());
      if (since === null) return null;
      return (
        <ForgottenWindow
          {...since}
          isBusy={isBusy}
          onStay={close}
          onFinish={() => answer({ do: 'finish', seconds: since.seconds })}
        />
      );
    }
    case 'discard':
      return (
        <DiscardWindow
          session={session}
          elapsedSeconds={elapsedSeconds}
          isBusy={isBusy}
          onStay={close}
          onFinish={finish}
          onDiscard={() => void live.discardSession().then(close)}
        />
      );
    case 'finish':
      return (
        <FinishWindow
          session={session}
          untouched={untouched}
          elapsedSeconds={elapsedSeconds}
          onClose={close}
          onGoOn={(next) => answer({ do: 'goTo', index: session.exercises.indexOf(next) })}
          onFinish={finish}
        />
      );
    case 'list':
      return (
        <ExerciseSheet
          state={state}
          act={act}
          onClose={close}
          onAdd={() => onWindow('add')}
          onChoose={(index) => answer({ do: 'goTo', index })}
        />
      );
    case 'swap':
    case 'add':
      if (!entry) return null;
      return (
        <OptionsWindow
          session={session}
          instead={window === 'swap' ? entry : null}
          onClose={close}
          onChoose={(option) =>
            answer({ do: 'exercises', change: window === 'swap' ? swapFor(option) : addAfter(option) })
          }
        />
      );
    case 'sets':
      if (!entry) return null;
      return (
        <SetsWindow
          entry={entry}
          onClose={close}
          onAdd={() => act({ do: 'addSet' })}
          onRemove={(setId) => act({ do: 'removeSet', setId })}
        />
      );
    case 'interval':
      if (!entry) return null;
      return (
        <IntervalWindow entry={entry} onClose={close} onStart={(wish) => answer({ do: 'startInterval', ...wish })} />
      );
    case 'weights':
      return <WeightsWindow onClose={close} />;
    case 'bands':
      return <BandsWindow onClose={close} />;
    case 'cues':
      return <CuesWindow onClose={close} />;
    case 'note':
      if (!entry) return null;
      return (
        <NoteWindow key={entry._id} entry={entry} onClose={close} onSave={(note) => answer({ do: 'note', note })} />
      );
  }
}

function supersetLineOf(state: LiveState): { isOn: boolean; name: string } | null {
  const isOn = supersetOf(state) !== undefined;
  const other = isOn ? supersetPartner(state) : nextEntry(state);
  return other ? { isOn, name: other.name } : null;
}
