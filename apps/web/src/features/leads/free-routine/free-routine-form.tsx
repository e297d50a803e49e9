import { createLeadBodySchema } from '@bandeja/domain/leads/contract';
import { consentTexts, leadMessages } from '@bandeja/domain/leads/messages';
import { firstWeekResource, leadFormPayload } from '@bandeja/domain/leads/rules';
import { type SentLead, sendLead } from '#features/leads/api.ts';
import { freeRoutineTexts } from '#features/leads/free-routine/texts.ts';
import { honeypotValue, oneLine } from '#features/leads/model.ts';
import { showFailure } from '#features/leads/use-send-lead.ts';
import type { FieldErrors } from '#lib/form-errors.ts';
import * as paths from '#lib/paths.ts';
import { usePublicForm } from '#lib/use-public-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { HoneypotField } from '#ui/honeypot-field.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = freeRoutineTexts.form;

export function FreeRoutineForm({ onSent }: { onSent: (email: string, sent: SentLead) => void }) {
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
      <EmailField label={texts.email} name="email" aria-required="true" error={errors.email} />
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
      <Button
        type="submit"
        variant="saque"
        size="lg"
        full
        pending={isSending}
        pendingLabel={texts.pending}
        className="mt-1"
      >
        {texts.submit}
      </Button>
      <noscript>
        <p className="text-sm text-ink-2">{texts.noScript}</p>
      </noscript>
    </form>
  );
}

/** @param onSent gets the address the mail goes to */
function useFreeRoutineForm(onSent: (email: string, sent: SentLead) => void) {
  const toast = useToast();
  const { form, errors, sending } = usePublicForm({
    read: valuesOf,
    check: errorsOf,
    send: (values, element) => sendLead({ ...leadFormPayload(values), ...honeypotValue(element) }),
    fallback: texts.failed,
    onSent: ({ email }, answer) => {
      startDownload();
      toast(texts.started);
      window.scrollTo(0, 0);
      onSent(email, answer);
    },
    onFailed: (error) => showFailure(toast, error, texts.failed),
  });
  return { form, errors, isSending: sending.status === 'sending' };
}

function startDownload(): void {
  const link = document.createElement('a');
  link.href = firstWeekResource.downloadUrl;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

type FormValues = { firstName: string; email: string; terms: boolean; marketing: boolean };

function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    firstName: oneLine(text('firstName')),
    email: text('email').trim(),
    terms: data.has('terms'),
    marketing: data.has('marketing'),
  };
}

function errorsOf({ firstName, email, terms }: FormValues): FieldErrors<FormValues> {
  return {
    ...(firstName === '' ? { firstName: leadMessages.nameRequired } : {}),
    ...(email === '' ? { email: texts.emailRequired } : {}),
    ...(email !== '' && !createLeadBodySchema.shape.email.safeParse(email).success
      ? { email: leadMessages.emailInvalid }
      : {}),
    ...(terms ? {} : { terms: texts.termsRequired }),
  };
}

function isIncomplete({ firstName, email, terms }: FieldErrors<FormValues>): boolean {
  return firstName === leadMessages.nameRequired || email === texts.emailRequired || terms !== undefined;
}
