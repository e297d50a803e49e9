import type { User } from '@bandeja/domain/profile/contract';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { useWatch } from 'react-hook-form';
import { profileTexts } from '#features/profile/texts.ts';
import type { ProfileFields } from '#features/profile/use-profile-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea } from '#ui/text-area.tsx';

const texts = profileTexts.injuries;

/** Injuries, behind their own consent. Saying nothing is fine; taking the consent back erases what was said. */
export function InjuriesFields({ form, user }: { form: ProfileFields; user: User }) {
  const { register, control, formState } = form;
  const [injuries, injuriesConsent] = useWatch({ control, name: ['injuries', 'injuriesConsent'] });
  const isWithdrawing = user.injuriesConsent && !injuriesConsent;
  return (
    <>
      <TextArea
        label={texts.field}
        placeholder={texts.placeholder}
        maxLength={1000}
        error={formState.errors.injuries?.message}
        {...register('injuries', { deps: formState.isSubmitted ? ['injuriesConsent'] : [] })}
      />
      <Checkbox
        className="field"
        label={consentTexts.injuries.text}
        error={formState.errors.injuriesConsent?.message}
        {...register('injuriesConsent')}
      />
      {isWithdrawing && (
        <p role="status" className="text-sm">
          {injuries.trim() === '' ? texts.withdrawn : texts.withdrawing}
        </p>
      )}
      <p className="text-sm text-ink-2">{profileTexts.health.disclaimer}</p>
    </>
  );
}
