import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { takePressBeforeHydration } from '#features/leads/press-before-hydration.ts';
import { questionCount } from '#features/leads/quiz/questions.ts';

/** What an entry of the browser's history keeps: 0 is the introduction. `follows`: the entry below is the step before. */
const entrySchema = z.object({
  quizStep: z.int().check(z.minimum(0), z.maximum(questionCount)),
  follows: z.boolean(),
});
type Entry = z.infer<typeof entrySchema>;

/** The fragment that remembers a press on «Empezar» before the page works. */
export const startFragment = 'empezar';

const firstEntry: Entry = { quizStep: 0, follows: false };

function entryOf(state: unknown): Entry | null {
  const parsed = entrySchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}

/**
 * The step under way, kept in the browser's history: Back and Forward lead from question to question, a reload stays
 * where one was. `onArrive` is told of every move, the browser's own included.
 * @param reachable the last step that may be shown: no question before those ahead of it are answered, whatever an
 * entry says
 */
export function useStepHistory(reachable: number, onArrive: () => void) {
  const [entry, setEntry] = useState(firstEntry);

  function name(named: Entry) {
    window.history.replaceState(named, '');
    setEntry(named);
  }

  /** Shows the step of an entry that was reached, or the last one before it that may be shown. */
  function settle(reached: Entry, last: number) {
    if (reached.quizStep <= last) setEntry(reached);
    else name({ quizStep: last, follows: false });
  }

  const travel = useEffectEvent(({ state }: PopStateEvent) => {
    const reached = entryOf(state);
    if (reached !== null) settle(reached, reachable);
    // the page began to work in the very moment of the press
    else if (takePressBeforeHydration(startFragment)) name({ quizStep: reachable, follows: false });
    // an entry from before the page worked
    else if (window.location.hash === '') name(firstEntry);
    // a fragment («Saltar al contenido»): it belongs to the step shown
    else return name({ ...entry, follows: false });
    onArrive();
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => travel(event);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  return {
    step: entry.quizStep,
    /** A visit begins: at the entry's own step after a reload, else at the one given; pressed early, at a question. */
    begin: (step: number, last: number) => {
      const isPressed = takePressBeforeHydration(startFragment);
      const own = entryOf(window.history.state);
      if (own === null) name({ quizStep: isPressed ? last : step, follows: false });
      else settle(own, last);
      if (isPressed) onArrive();
    },
    goOn: () => {
      const reached: Entry = { quizStep: entry.quizStep + 1, follows: true };
      window.history.pushState(reached, '');
      setEntry(reached);
      onArrive();
    },
    goBack: () => {
      if (entry.follows) {
        window.history.back();
      } else {
        name({ quizStep: Math.max(0, entry.quizStep - 1), follows: false });
        onArrive();
      }
    },
    reset: () => name(firstEntry),
  };
}
