import { createLeadBodySchema } from '@bandeja/domain/leads/contract';
import { consentTexts } from '@bandeja/domain/leads/messages';
import { comingSoonPayload } from '@bandeja/domain/leads/rules';
import { type ComingSoonPlace, comingSoonTexts } from '#features/content/coming-soon/texts.ts';
import { SubmitButton } from '#features/content/submit-button.tsx';
import { byField, type FieldErrors, issuesOf } from '#lib/form-errors.ts';
import { call } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { readTexts, usePublicForm } from '#lib/use-public-form.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { HoneypotField } from '#ui/honeypot-field.tsx';
import { Link } from '#ui/link.tsx';

const texts = comingSoonTexts.form;

export function NotifyMeForm({ campaign }: { campaign: ComingSoonPlace['campaign'] }) {
  const { form, sending, errors, sent } = usePublicForm({
    read: readTexts<ComingSoonValues>,
    check: (values) => comingSoonErrors(campaign, values),
    send: (values) => requestNotice(campaign, values),
    fallback: texts.failed,
  });
  if (sending.status === 'sent') return <Sent email={sent?.email.trim() ?? ''} />;
  return (
    <form {...form} className="card grid content-start gap-2.5">
      <h2 className="mb-1">{texts.title}</h2>
      <EmailField label={texts.email} name="email" error={errors.email} />
      <HoneypotField />
      {sending.status === 'failed' && <Alert kind="err">{sending.message}</Alert>}
      <SubmitButton pending={sending.status === 'sending'} pendingLabel={texts.pending}>
        {texts.submit}
      </SubmitButton>
      <div className="mt-1 grid gap-1.5 text-sm text-ink-2">
        <p>
          {texts.agree} «<span>{consentTexts.comingSoon.text}</span>»
        </p>
        <p>
          {texts.privacy}
          <Link to={paths.privacy}>{texts.privacyLink}</Link>.
        </p>
        <noscript>
          <p>
            {texts.noScript}
            {siteFacts().operator.email}.
          </p>
        </noscript>
      </div>
    </form>
  );
}

function Sent({ email }: { email: string }) {
  const { title, sentence, hint } = comingSoonTexts.sent;
  return (
    <div className="card grid content-start gap-3">
      <ArrivalHeading level={2}>{title}</ArrivalHeading>
      <p>{sentence(email)}</p>
      <p className="text-sm text-ink-2">{hint}</p>
    </div>
  );
}

type Campaign = ComingSoonPlace['campaign'];
type ComingSoonValues = { email: string; website: string };

function comingSoonErrors(campaign: Campaign, values: ComingSoonValues): FieldErrors<ComingSoonValues> {
  if (values.email.trim() === '') return { email: comingSoonTexts.form.emailRequired };
  return byField(values, issuesOf(createLeadBodySchema, comingSoonPayload(values.email, campaign)));
}

function requestNotice(campaign: Campaign, { email, website }: ComingSoonValues) {
  return call('POST /leads', { body: { ...comingSoonPayload(email.trim(), campaign), website } });
}
