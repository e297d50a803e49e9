import { consentTexts } from '@bandeja/domain/profile/messages';
import type { StepProps } from '#features/onboarding/step.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea } from '#ui/text-area.tsx';

const texts = onboardingTexts.injuries;

/** Step 4: injuries, behind their own consent. Saying nothing is fine. */
export function InjuriesStep({ answers, change, faults }: StepProps) {
  return (
    <div className="grid gap-3">
      <TextArea
        label={texts.field}
        placeholder={texts.placeholder}
        maxLength={1000}
        bare
        value={answers.injuries}
        onChange={(event) => change({ injuries: event.target.value })}
      />
      <Checkbox
        label={consentTexts.injuries.text}
        checked={answers.injuriesConsent}
        error={faults.injuriesConsent}
        onChange={(event) => change({ injuriesConsent: event.target.checked })}
      />
      <p className="text-sm text-ink-2">{texts.disclaimer}</p>
    </div>
  );
}
