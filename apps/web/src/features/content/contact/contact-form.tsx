import { useState } from 'react';
import { type ContactValues, contactErrors, sendMessage } from '#features/content/contact/api.ts';
import { contactTexts as texts } from '#features/content/contact/texts.ts';
import { SubmitButton } from '#features/content/submit-button.tsx';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { readTexts, usePublicForm } from '#lib/use-public-form.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { HoneypotField } from '#ui/honeypot-field.tsx';
import { Link } from '#ui/link.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

type ContactFormProps = {
  known: { name: string; email: string } | null;
  hasPriority: boolean;
};

export function ContactForm({ known, hasPriority }: ContactFormProps) {
  const [reference, setReference] = useState('');
  const { form, sending, errors, sent, startAgain } = usePublicForm({
    read: readTexts<ContactValues>,
    check: contactErrors,
    send: sendMessage,
    fallback: texts.failed,
    onSent: (_values, answer) => setReference(answer.reference),
  });
  if (sending.status === 'sent') {
    return (
      <div className="card grid justify-items-start gap-4">
        <ArrivalHeading level={2}>{texts.sent.title}</ArrivalHeading>
        <p>
          {texts.sent.reference} <strong className="figure-lg block">{reference}</strong>
        </p>
        <p className="text-ink-2">{texts.sent.sentence(sent?.email.trim() ?? '')}</p>
        <Button variant="line" onClick={startAgain}>
          {texts.sent.again}
        </Button>
      </div>
    );
  }
  return (
    <form {...form} className="card grid gap-2.5">
      <div className="grid gap-x-4 gap-y-2.5 md:grid-cols-2">
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          maxLength={80}
          defaultValue={known?.name}
          autoFocus={sent !== null}
          error={errors.name}
        />
        <EmailField label={texts.email} name="email" defaultValue={known?.email} error={errors.email} />
      </div>
      <TextArea label={texts.message} name="message" rows={7} hint={texts.messageHint} error={errors.message} />
      <HoneypotField />
      {sending.status === 'failed' && <Alert kind="err">{sending.message}</Alert>}
      <div className="mt-2 grid justify-items-start gap-3">
        <SubmitButton pending={sending.status === 'sending'} pendingLabel={texts.pending}>
          {texts.submit}
        </SubmitButton>
        {hasPriority && <p className="text-sm">{texts.priority}</p>}
        <p className="text-sm text-ink-2">
          {texts.privacy}
          <Link to={paths.privacy}>{texts.privacyLink}</Link>.
        </p>
        <noscript>
          <p className="text-sm text-ink-2">
            {texts.noScript}
            {siteFacts().operator.email}.
          </p>
        </noscript>
      </div>
    </form>
  );
}
