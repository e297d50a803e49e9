import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { goals, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { withTrainingDays } from '#features/onboarding/answers.ts';
import { KitChoice } from '#features/onboarding/kit-choice.tsx';
import type { StepProps } from '#features/onboarding/step.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { ChipGroup } from '#ui/chip-group.tsx';

const texts = onboardingTexts.availability;
const letters = ['L', 'M', 'X', 'J', 'V', 'S', 'D'];
const numbers = ['1', '2', '3', '4', '5', '6', '7'].map((value) => ({ value, label: value }));
const days = weekdays.map((value, index) => ({ value, label: letters[index] ?? '', fullLabel: weekdayNames[value] }));
/** The two goals of the conversation are offered there (spec section 9). */
const wizardGoals = goals.slice(0, 6).map((value) => ({ value, label: value }));

/** Step 3: how many days, which ones, what for, and with what. */
export function AvailabilityStep({ answers, change, faults }: StepProps) {
  const { trainingDays } = answers;
  const isFewer = trainingDays !== null && answers.days.length > 0 && answers.days.length < trainingDays;
  return (
    <div className="grid gap-3">
      <ChipGroup
        mode="single"
        row
        label={texts.trainingDays}
        options={numbers}
        value={trainingDays === null ? undefined : String(trainingDays)}
        error={faults.trainingDays}
        onChange={(value) => change(withTrainingDays(answers, Number(value)))}
      />
      {trainingDays !== null && (
        <ChipGroup
          mode="multi"
          row
          label={texts.weekdays}
          options={days}
          value={answers.days}
          hint={isFewer ? texts.fewer(answers.days.length) : texts.proposal}
          error={faults.days}
          onChange={(chosen) => change({ days: weekdays.filter((day) => chosen.includes(day)) })}
        />
      )}
      <ChipGroup
        mode="multi"
        label={onboardingTexts.goals.legend}
        options={wizardGoals}
        value={answers.goals}
        hint={onboardingTexts.goals.hint}
        error={faults.goals}
        onChange={(chosen) => change({ goals: chosen })}
      />
      <KitChoice equipment={answers.equipment} places={answers.places} onChange={change} />
    </div>
  );
}
