import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stepCount } from '#features/onboarding/errors.ts';
import { stepEntryOf } from '#lib/step-entries.ts';

/** The step under way, as the browser's history has it: its Back leads a step back, a reload stays where one was. */
export function useStepHistory(firstStep: number) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(firstStep);
  const entry = stepEntryOf(state, { first: 1, last: stepCount });
  const step = entry?.step ?? first;

  // otherwise Back, after a reload, would lead to the step the visit then begins with
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
