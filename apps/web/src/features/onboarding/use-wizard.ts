import type { User } from '@bandeja/domain/profile/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Answers, answersOf, payloadsOf } from '#features/onboarding/answers.ts';
import { type Onboarded, saveOnboarding } from '#features/onboarding/api.ts';
import { dropDraft, keepDraft, readDraft } from '#features/onboarding/draft.ts';
import { type Faults, faultsOf, stepCount } from '#features/onboarding/faults.ts';

export type Wizard = {
  step: number;
  answers: Answers;
  change: (answers: Partial<Answers>) => void;
  /** Faults of the step, empty until «Siguiente» was tried on it; then kept up to date while typing. */
  faults: Faults;
  /** Number of tries to leave the step: focus goes to the first fault after each. */
  tries: number;
  previous: () => void;
  next: () => void;
  saving: boolean;
  failure: Error | null;
  done: Onboarded | null;
};

/** The wizard's state: answers survive a reload, a failed save keeps everything. */
export function useWizard(user: User, onSaved: (user: User) => void): Wizard {
  const [{ step, answers }, setState] = useState(() => readDraft(user._id) ?? { step: 1, answers: answersOf(user) });
  const [tries, setTries] = useState(0);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => saveOnboarding(payloadsOf(answers, user)),
    onSuccess: (onboarded) => {
      dropDraft(user._id);
      queryClient.clear();
      onSaved(onboarded.user);
    },
  });

  const isDone = save.isSuccess;
  useEffect(() => {
    if (!isDone) keepDraft(user._id, { step, answers });
  }, [user._id, step, answers, isDone]);

  function go(to: number) {
    setTries(0);
    setState({ step: to, answers });
  }

  function next() {
    if (Object.keys(faultsOf(step, answers)).length > 0) setTries(tries + 1);
    else if (step < stepCount) go(step + 1);
    else if (!save.isPending) save.mutate();
  }

  return {
    step,
    answers,
    change: (changed) => setState({ step, answers: { ...answers, ...changed } }),
    faults: tries === 0 ? {} : faultsOf(step, answers),
    tries,
    previous: () => go(Math.max(1, step - 1)),
    next,
    saving: save.isPending,
    failure: save.error,
    done: save.data ?? null,
  };
}
