import { proposedWeekdays, weekdayNames } from '@bandeja/domain/schedule/rules';
import { goals, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { type Answers, withTrainingDays } from '#features/onboarding/answers.ts';
import { DurationChoice } from '#features/onboarding/duration-choice.tsx';
import { MatchDaysChoice } from '#features/onboarding/match-days-choice.tsx';
import type { StepProps } from '#features/onboarding/step.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { dayRange } from '#lib/day-range.ts';
import { weekdayChips } from '#lib/profile-choices.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { DayField } from '#ui/day-field.tsx';
import { KitChoice } from '#ui/kit-choice.tsx';

const texts = onboardingTexts.availability;
const numbers = ['1', '2', '3', '4', '5', '6', '7'].map((value) => ({ value, label: value }));

export function AvailabilityStep({ answers, change, errors }: StepProps) {
  const { trainingDays } = answers;
  return (
    <div className="grid gap-4">
      <ChipGroup
        mode="single"
        row
        label={texts.trainingDays}
        options={numbers}
        value={trainingDays === null ? undefined : String(trainingDays)}
        error={errors.trainingDays}
        onChange={(value) => change(withTrainingDays(answers, Number(value)))}
      />
      {trainingDays !== null && (
        <>
          <ChipGroup
            mode="multi"
            row
            label={texts.weekdays}
            options={weekdayChips}
            value={answers.days}
            hint={daysHint(trainingDays, answers.days)}
            error={errors.days}
            onChange={(chosen) => change({ days: weekdays.filter((day) => chosen.includes(day)) })}
          />
          <p role="status" className="sr-only">
            {answers.days.length > 0 && texts.chosen(answers.days.map((day) => weekdayNames[day]))}
          </p>
        </>
      )}
      <ChipGroup
        mode="multi"
        label={onboardingTexts.goals.legend}
        options={goalOptions(answers.goals)}
        value={answers.goals}
        hint={goalsHint(answers.goals)}
        error={errors.goals}
        onChange={(chosen) => change({ goals: chosen })}
      />
      <DayField
        {...dayRange('planned')}
        error={errors.tournament}
        label={onboardingTexts.tournament.tournament}
        hint={onboardingTexts.tournament.tournamentHint}
        value={answers.tournament ?? ''}
        onChange={(event) => change({ tournament: event.target.value || null })}
      />
      <MatchDaysChoice value={answers.matchDays} onChange={change} />
      <DurationChoice value={answers.sessionDuration} onChange={change} />
      <KitChoice equipment={answers.equipment} places={answers.places} onChange={change} className="pb-6" />
    </div>
  );
}

/** What the planner makes of the days (docs/product.md#wizard): it plans for those there are. */
function daysHint(trainingDays: number, chosen: Answers['days']): string {
  if (chosen.length === weekdays.length) return texts.all;
  if (chosen.length > 0 && chosen.length < trainingDays) return texts.fewer(chosen.length);
  const proposed = proposedWeekdays(trainingDays);
  return chosen.length > proposed.length ? texts.more : texts.proposal;
}

function goalOptions(chosen: Answers['goals']) {
  const offered = goals.filter((goal, index) => index < 6 || chosen.includes(goal));
  return offered.map((value) => ({ value, label: value }));
}

function goalsHint([first, second]: Answers['goals']): string {
  return first !== undefined && second !== undefined ? onboardingTexts.goals.first(first) : onboardingTexts.goals.hint;
}
