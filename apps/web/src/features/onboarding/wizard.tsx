import { difficulties } from '@bandeja/domain/exercises/vocabulary';
import { experiences, type User } from '@bandeja/domain/profile/contract';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, useEffect, useRef } from 'react';
import { AvailabilityStep } from '#features/onboarding/availability-step.tsx';
import { BodyStep } from '#features/onboarding/body-step.tsx';
import { stepCount } from '#features/onboarding/errors.ts';
import type { MovesOf, StartWays } from '#features/onboarding/finished-week.tsx';
import { HealthQuestions } from '#features/onboarding/health-step.tsx';
import { PlanResult } from '#features/onboarding/plan-result.tsx';
import { StepFrame, type StepProps } from '#features/onboarding/step.tsx';
import { onboardingTexts as texts } from '#features/onboarding/texts.ts';
import { useWizard } from '#features/onboarding/use-wizard.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Form } from '#ui/form.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RadioCards } from '#ui/option-cards.tsx';
import { ProgressBote } from '#ui/progress-bote.tsx';
import { TextArea } from '#ui/text-area.tsx';

const levelStepTexts = texts.level;
const levels = difficulties.map((value) => ({ value, label: value, description: levelStepTexts[value] }));
const experienceOptions = experiences.map((value) => ({ value, label: value }));

function LevelStep({ answers, change, errors }: StepProps) {
  return (
    <div className="grid gap-4">
      <RadioCards
        className="[&>.field-note]:mt-1.5 [&>legend]:mb-1.5"
        legend={<span className="field-label">{levelStepTexts.legend}</span>}
        name="fitnessLevel"
        options={levels}
        value={answers.fitnessLevel ?? ''}
        error={errors.fitnessLevel}
        onChange={(event) => change({ fitnessLevel: difficulties.find((each) => each === event.target.value) ?? null })}
      />
      <ChipGroup
        mode="single"
        label={texts.experience.legend}
        options={experienceOptions}
        value={answers.experience ?? undefined}
        error={errors.experience}
        onChange={(experience) => change({ experience })}
      />
    </div>
  );
}

const injuriesStepTexts = texts.injuries;

/** Injuries, behind their own consent. Saying nothing is fine; taking the consent back erases what was said. */
function Injuries({ answers, change, errors, user }: StepProps) {
  const { injuries, injuriesConsent } = answers;
  const isWithdrawing = user.injuriesConsent && !injuriesConsent;
  return (
    <div className="grid gap-4">
      <TextArea
        label={injuriesStepTexts.field}
        placeholder={injuriesStepTexts.placeholder}
        maxLength={1000}
        bare
        value={injuries}
        onChange={(event) => change({ injuries: event.target.value })}
      />
      <Checkbox
        label={consentTexts.injuries.text}
        checked={injuriesConsent}
        error={errors.injuriesConsent}
        onChange={(event) => change({ injuriesConsent: event.target.checked })}
      />
      {isWithdrawing && (
        <p role="status" className="text-sm">
          {injuries.trim() === '' ? injuriesStepTexts.withdrawn : injuriesStepTexts.withdrawing}
        </p>
      )}
    </div>
  );
}

function CareStep(props: StepProps) {
  return (
    <div className="grid gap-8">
      <Injuries {...props} />
      <section aria-labelledby="health-questions" className="grid gap-4">
        <div>
          <h3 id="health-questions" className="heading-3">
            {texts.health.title}
          </h3>
          <p className="mt-1 text-ink-2">{texts.health.lead}</p>
        </div>
        <HealthQuestions {...props} />
      </section>
      <p className="text-sm text-ink-2">{injuriesStepTexts.disclaimer}</p>
    </div>
  );
}

const steps = [
  { ...texts.body, Fields: BodyStep },
  { ...texts.level, Fields: LevelStep },
  { ...texts.availability, Fields: AvailabilityStep },
  { ...texts.injuries, Fields: CareStep },
];

type WizardProps = {
  user: User;
  starting: StartWays;
  movesOf?: MovesOf;
  offer?: ReactNode;
  onEnd: () => void;
};

export function Wizard({ user, starting, movesOf, offer, onEnd }: WizardProps) {
  const wizard = useWizard(user);
  const { step, saving } = wizard;
  const current = steps[step - 1];
  if (wizard.done)
    return <PlanResult done={wizard.done} starting={starting} movesOf={movesOf} offer={offer} onEnd={onEnd} />;
  if (!current) return null;
  const { title, lead, Fields } = current;
  const progress = texts.step(step, stepCount);
  const isLast = step === stepCount;
  const isTicked = isLast && wizard.answers.screening.length > 0;

  function submit() {
    wizard.next(isTicked ? { screeningConsent: true } : {});
  }

  return (
    <Form onSubmit={submit} className="flex min-h-dvh flex-col">
      <title>{`${texts.title} · Bandeja`}</title>
      <header className="grid grid-cols-[44px_1fr_44px] items-center px-2.5 py-2 text-center">
        <div className="col-start-2">
          <h1 className="heading-3">{texts.title}</h1>
          <p className="num text-sm text-ink-2">{progress}</p>
        </div>
        <IconButton icon={XIcon} label={texts.leave} onClick={onEnd} />
      </header>
      <div className="mx-auto w-full max-w-quiz flex-1 px-5 pb-8 **:scroll-mb-36">
        <ProgressBote step={step} total={stepCount} label={progress} className="mb-6" />
        <StepFrame step={step} title={title} lead={lead} tries={wizard.tries}>
          <Fields key={step} user={user} answers={wizard.answers} change={wizard.change} errors={wizard.errors} />
        </StepFrame>
        <LinkButton to={paths.onboarding} variant="ghost" size="sm" className="mt-5 -ml-3">
          {texts.conversation}
        </LinkButton>
        {isLast && wizard.failure && (
          <SaveFailure failure={wizard.failure} saving={saving} onRetry={() => wizard.next()} />
        )}
      </div>
      <div className="sticky bottom-0 border-t bg-surface px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
        <div className="mx-auto flex max-w-130 gap-2.5">
          {step > 1 && (
            <Button
              variant="line"
              size="lg"
              className="min-h-gym flex-1 px-3"
              disabled={saving}
              onClick={wizard.previous}
            >
              {texts.previous}
            </Button>
          )}
          <Button type="submit" size="lg" className="min-h-gym flex-2" pending={saving} pendingLabel={texts.completing}>
            {isLast ? texts.complete : texts.next}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function SaveFailure({ failure, saving, onRetry }: { failure: Error; saving: boolean; onRetry: () => void }) {
  const alert = useRef<HTMLDivElement>(null);
  // the bar at the bottom would cover it
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={alert} className="pt-5">
      <Alert kind="err" title={texts.saveFailed} retry={{ start: onRetry, isPending: saving, size: 'md' }}>
        {failure.message}
      </Alert>
    </div>
  );
}
