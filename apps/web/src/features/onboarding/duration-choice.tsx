import { questionTexts } from '@bandeja/domain/onboarding/messages';
import { type SessionDuration, sessionDurations } from '@bandeja/domain/onboarding/rules';
import { ChipGroup } from '#ui/chip-group.tsx';

const texts = questionTexts.duration;
const keyOf = ({ min, max }: SessionDuration) => `${min}-${max}`;
const options = sessionDurations.map((duration) => ({ value: keyOf(duration), label: texts.choice(duration) }));

type DurationChoiceProps = {
  value: SessionDuration | null;
  onChange: (changed: { sessionDuration: SessionDuration | null }) => void;
};

export function DurationChoice({ value, onChange }: DurationChoiceProps) {
  return (
    <ChipGroup
      mode="single"
      label={texts.label}
      options={options}
      value={value === null ? undefined : keyOf(value)}
      hint={texts.hint}
      onChange={(chosen) =>
        onChange({ sessionDuration: sessionDurations.find((each) => keyOf(each) === chosen) ?? null })
      }
    />
  );
}
