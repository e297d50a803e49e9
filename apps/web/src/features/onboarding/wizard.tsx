import type { User } from '@bandeja/domain/profile/contract';
import type { FormEvent } from 'react';
import { useRef } from 'react';
import { AvailabilityStep } from '#features/onboarding/availability-step.tsx';
import { BodyStep } from '#features/onboarding/body-step.tsx';
import { stepCount } from '#features/onboarding/faults.ts';
import { InjuriesStep } from '#features/onboarding/injuries-step.tsx';
import { LevelStep } from '#features/onboarding/level-step.tsx';
import { PlanResult } from '#features/onboarding/plan-result.tsx';
import { StepFrame } from '#features/onboarding/step.tsx';
import { onboardingTexts as texts } from '#features/onboarding/texts.ts';
import { useWizard } from '#features/onboarding/use-wizard.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBote } from '#ui/progress-bote.tsx';

const steps = [
  { ...texts.body, Fields: BodyStep },
  { ...texts.level, Fields: LevelStep },
  { ...texts.availability, Fields: AvailabilityStep },
  { ...texts.injuries, Fields: InjuriesStep },
];

type WizardProps = { user: User; onSaved: (user: User) => void; onEnd: () => void };

/** «Configura tu Perfil»: four steps, then the first week (spec 2.15). */
export function Wizard({ user, onSaved, onEnd }: WizardProps) {
  const wizard = useWizard(user, onSaved);
  const firstStep = useRef(wizard.step);
  const current = steps[wizard.step - 1];
  if (wizard.done) return <PlanResult week={wizard.done.week} onEnd={onEnd} />;
  if (!current) return null;
  const { title, lead, Fields } = current;
  const progress = texts.step(wizard.step, stepCount);
  const isLast = wizard.step === stepCount;

  function submit(event: FormEvent) {
    event.preventDefault();
    wizard.next();
  }

  return (
    <form noValidate onSubmit={submit} className="min-h-dvh pb-28">
      <title>{`${texts.title} · Bandeja`}</title>
      <header className="mx-auto max-w-form px-5 pt-3 text-center">
        <h1 className="type-h3">{texts.title}</h1>
        <p className="text-sm text-ink-2">{progress}</p>
        <ProgressBote step={wizard.step} total={stepCount} label={progress} className="mt-1" />
      </header>
      <div className="mx-auto grid max-w-form gap-5 px-5 pt-5">
        <StepFrame
          key={wizard.step}
          title={title}
          lead={lead}
          tries={wizard.tries}
          takesFocus={wizard.step !== firstStep.current}
        >
          <Fields answers={wizard.answers} change={wizard.change} faults={wizard.faults} />
        </StepFrame>
        {wizard.failure && (
          <Alert
            kind="err"
            title={texts.saveFailed}
            actions={
              <Button variant="line" onClick={wizard.next} pending={wizard.saving}>
                {texts.retry}
              </Button>
            }
          >
            <p>{wizard.failure.message}</p>
          </Alert>
        )}
      </div>
      <div className="fixed inset-x-0 bottom-0 border-line border-t bg-surface px-5 pt-3 pb-4">
        <div className="mx-auto flex max-w-form gap-3">
          {wizard.step > 1 && (
            <Button variant="line" size="lg" className="flex-1" onClick={wizard.previous}>
              {texts.previous}
            </Button>
          )}
          <Button
            type="submit"
            variant="solid"
            size="lg"
            className="flex-1"
            pending={wizard.saving}
            pendingLabel={texts.completing}
          >
            {isLast ? texts.complete : texts.next}
          </Button>
        </div>
      </div>
    </form>
  );
}
