import { consentTexts } from '@bandeja/domain/profile/messages';
import type { StepProps } from '#features/onboarding/step.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea } from '#ui/text-area.tsx';

const texts = onboardingTexts.injuries;

/** Step 4: injuries, behind their own consent. Saying nothing is fine; taking the consent back erases what was said. */
export function InjuriesStep({ answers, change, errors, user }: StepProps) {
  const { injuries, injuriesConsent } = answers;
  const isWithdrawing = user.injuriesConsent && !injuriesConsent;
  return (
    <div className="grid gap-4">
      <TextArea
        label={texts.field}
        placeholder={texts.placeholder}
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
          {injuries.trim() === '' ? texts.withdrawn : texts.withdrawing}
        </p>
      )}
      <p className="text-sm text-ink-2">{texts.disclaimer}</p>
    </div>
  );
}
