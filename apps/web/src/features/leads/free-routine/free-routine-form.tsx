import { consentTexts, leadMessages } from '@bandeja/domain/leads/messages';
import { isIncomplete } from '#features/leads/free-routine/errors.ts';
import { freeRoutineTexts } from '#features/leads/free-routine/texts.ts';
import { pressBeforeHydration, useFreeRoutineForm } from '#features/leads/free-routine/use-free-routine-form.ts';
import { HydratingButton } from '#features/leads/hydrating-button.tsx';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { HoneypotField } from '#ui/honeypot-field.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = freeRoutineTexts.form;

/** Name, address, two boxes. */
export function FreeRoutineForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, errors, isSending } = useFreeRoutineForm(onSent);
  return (
    <form {...form} className="grid gap-2.5">
      <TextField
        label={texts.firstName}
        name="firstName"
        autoComplete="given-name"
        maxLength={80}
        aria-required="true"
        error={errors.firstName}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        aria-required="true"
        error={errors.email}
      />
      <HoneypotField />
      <Checkbox
        name="terms"
        aria-required="true"
        error={errors.terms}
        label={
          <>
            <span>{consentTexts.terms.text}</span>{' '}
            <Link to={paths.privacy} target="_blank">
              {texts.privacy}
            </Link>
          </>
        }
      />
      <Checkbox name="marketing" label={consentTexts.marketing.text} />
      {/* beside the button that was pressed: above the fields it would be out of sight on a phone */}
      {isIncomplete(errors) && <Alert kind="err">{leadMessages.incomplete}</Alert>}
      {/* until the page works there is nothing to submit with: nothing typed gets into the address */}
      <HydratingButton
        type="submit"
        fragment={pressBeforeHydration}
        variant="saque"
        size="lg"
        full
        pending={isSending}
        pendingLabel={texts.pending}
        className="mt-1"
      >
        {texts.submit}
      </HydratingButton>
      <noscript>
        <p className="text-sm text-ink-2">{texts.noScript}</p>
      </noscript>
    </form>
  );
}
