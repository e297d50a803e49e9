import type { User } from '@bandeja/domain/profile/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Answers, answersOf, readAnswers } from '#features/onboarding/answers.ts';
import type { Onboarded } from '#features/onboarding/api.ts';
import { dropDraft, readDraft, storeDraft } from '#features/onboarding/draft.ts';
import { errorsOf, type FieldErrors, firstInvalidStep, hasErrors, stepCount } from '#features/onboarding/errors.ts';
import { useSave } from '#features/onboarding/use-save.ts';
import { stepEntryOf } from '#lib/step-entries.ts';

export type Wizard = {
  step: number;
  answers: Answers;
  change: (answers: Partial<Answers>) => void;
  /** FieldErrors of the step, empty until «Siguiente» was tried on it; then brought up to date while typing. */
  errors: FieldErrors;
  /** Number of refused tries to leave the step: focus goes to the first error after each. */
  tries: number;
  previous: () => void;
  next: (also?: Partial<Answers>) => void;
  saving: boolean;
  failure: Error | null;
  done: Onboarded | null;
};

/** The last step answers for all: an entry of the browser's history may have led past an open one. */
function faultyStep(step: number, answers: Answers): number | null {
  if (step === stepCount) return firstInvalidStep(answers);
  return hasErrors(step, answers) ? step : null;
}

export function useWizard(user: User): Wizard {
  const [draft] = useState(() => readDraft(user._id));
  const [answers, setAnswers] = useState(draft?.answers ?? answersOf(user));
  const { step, moveTo, moveBack } = useStepHistory(draft?.step ?? 1);
  const [refused, setRefused] = useState({ step: 0, tries: 0 });
  const [failure, setFailure] = useState<Error | null>(null);
  const save = useSave({ onDone: () => dropDraft(user._id), onFailed: setFailure });
  const tries = refused.step === step ? refused.tries : 0;

  function next(also: Partial<Answers> = {}) {
    const answered = { ...answers, ...also };
    setAnswers(answered);
    const faulty = faultyStep(step, answered);
    if (faulty !== null) {
      setRefused({ step: faulty, tries: tries + 1 });
      moveTo(faulty);
    } else if (step < stepCount) {
      storeDraft(user._id, { step: step + 1, answers: answered });
      moveTo(step + 1);
    } else {
      save.start(readAnswers(answered));
    }
  }

  return {
    step,
    answers,
    change: (changed) => {
      const changedAnswers = { ...answers, ...changed };
      setAnswers(changedAnswers);
      storeDraft(user._id, { step, answers: changedAnswers });
    },
    errors: tries === 0 ? {} : errorsOf(step, answers),
    tries,
    previous: moveBack,
    next,
    saving: save.pending,
    failure,
    done: save.done,
  };
}

/** The step under way, as the browser's history has it: its Back leads a step back, a reload stays where one was. */
function useStepHistory(firstStep: number) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(firstStep);
  const entry = stepEntryOf(state, { first: 1, last: stepCount });
  const step = entry?.step ?? first;

  const nameEntry = useEffectEvent(() => {
    if (entry === null) navigate(pathname, { replace: true, state: { step: first, follows: false } });
  });
  useEffect(() => nameEntry(), []);

  function moveTo(next: number) {
    if (next !== step) navigate(pathname, { state: { step: next, follows: next === step + 1 } });
  }

  function moveBack() {
    if (entry?.follows) navigate(-1);
    else if (step > 1) navigate(pathname, { replace: true, state: { step: step - 1, follows: false } });
  }

  return { step, moveTo, moveBack };
}
