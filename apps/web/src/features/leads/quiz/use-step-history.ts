import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { questionCount } from '#features/leads/quiz/questions.ts';
import { type StepEntry, stepEntryOf } from '#lib/step-entries.ts';

export const startFragment = 'empezar';

const firstEntry: StepEntry = { step: 0, follows: false };

const entryOf = (state: unknown) => stepEntryOf(state, { first: 0, last: questionCount });

/** @param reachable the last step that may be shown, whatever a history entry says */
export function useStepHistory(reachable: number, onArrive: () => void) {
  const [entry, setEntry] = useState(firstEntry);

  function name(named: StepEntry) {
    window.history.replaceState(named, '');
    setEntry(named);
  }

  /** Shows the step of an entry that was reached, or the last one before it that may be shown. */
  function showEntry(reached: StepEntry, last: number) {
    if (reached.step <= last) setEntry(reached);
    else name({ step: last, follows: false });
  }

  const travel = useEffectEvent(({ state }: PopStateEvent) => {
    const reached = entryOf(state);
    if (reached !== null) showEntry(reached, reachable);
    // the page hydrated in the same moment as the press
    else if (takePressBeforeHydration()) name({ step: reachable, follows: false });
    // an entry from before the page worked
    else if (window.location.hash === '') name(firstEntry);
    // a fragment («Saltar al contenido»): it belongs to the step shown
    else return name({ ...entry, follows: false });
    onArrive();
  });
  // before the first picture: a press on the link that comes right after it is heard, too
  useLayoutEffect(() => {
    const listen = (event: PopStateEvent) => travel(event);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  return {
    step: entry.step,
    /** A visit begins: at the entry's own step after a reload, else at the one given; pressed early, at a question. */
    begin: (step: number, last: number) => {
      const isPressed = takePressBeforeHydration();
      const current = entryOf(window.history.state);
      if (current === null) name({ step: isPressed ? last : step, follows: false });
      else showEntry(current, last);
      if (isPressed) onArrive();
    },
    goOn: () => {
      const reached: StepEntry = { step: entry.step + 1, follows: true };
      window.history.pushState(reached, '');
      setEntry(reached);
      onArrive();
    },
    goBack: () => {
      if (entry.follows) {
        window.history.back();
      } else {
        name({ step: Math.max(0, entry.step - 1), follows: false });
        onArrive();
      }
    },
    reset: () => name(firstEntry),
  };
}

/** Whether «Empezar» was pressed before hydration, when it was a link to a fragment. Removes the fragment. */
function takePressBeforeHydration(): boolean {
  const { hash, pathname, search } = window.location;
  if (hash !== `#${startFragment}`) return false;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}
