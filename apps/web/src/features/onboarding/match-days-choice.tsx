import { questionTexts } from '@bandeja/domain/onboarding/messages';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { weekdayChips } from '#lib/profile-choices.ts';
import { ChipGroup } from '#ui/chip-group.tsx';

type MatchDaysChoiceProps = { value: readonly Weekday[]; onChange: (changed: { matchDays: Weekday[] }) => void };

export function MatchDaysChoice({ value, onChange }: MatchDaysChoiceProps) {
  return (
    <ChipGroup
      mode="multi"
      row
      label={questionTexts.matchDays.label}
      hint={questionTexts.matchDays.hint}
      options={weekdayChips}
      value={value}
      onChange={(chosen) => onChange({ matchDays: weekdays.filter((day) => chosen.includes(day)) })}
    />
  );
}
