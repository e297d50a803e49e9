import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { stepCount } from '#features/onboarding/errors.ts';

/** What an entry of the browser's history keeps. `follows`: the entry below it is the step before. */
const entrySchema = z.object({
  wizardStep: z.int().check(z.minimum(1), z.maximum(stepCount)),
  follows: z.boolean(),
});

/** The step under way, kept in the browser's history: its Back leads a step back, a reload stays where one was. */
export function useStepHistory(firstStep: number) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(firstStep);
  const entry = entrySchema.safeParse(state);
  const step = entry.success ? entry.data.wizardStep : first;

  // otherwise Back, after a reload, would lead to the step the visit then begins with
  const nameEntry = useEffectEvent(() => {
    if (!entry.success) navigate(pathname, { replace: true, state: { wizardStep: first, follows: false } });
  });
  useEffect(() => nameEntry(), []);

  function moveTo(wizardStep: number) {
    if (wizardStep !== step) navigate(pathname, { state: { wizardStep, follows: wizardStep === step + 1 } });
  }

  function moveBack() {
    if (entry.success && entry.data.follows) navigate(-1);
    else if (step > 1) navigate(pathname, { replace: true, state: { wizardStep: step - 1, follows: false } });
  }

  return { step, moveTo, moveBack };
}
