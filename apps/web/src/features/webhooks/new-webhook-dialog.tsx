import { consentTexts } from '@bandeja/domain/profile/messages';
import { consentKinds } from '@bandeja/domain/tokens/rules';
import type { ConsentScope } from '@bandeja/domain/tokens/vocabulary';
import { newWebhookSchema } from '@bandeja/domain/webhooks/contract';
import { eventTexts } from '@bandeja/domain/webhooks/messages';
import { type WebhookEvent, webhookEvents } from '@bandeja/domain/webhooks/vocabulary';
import { type NewWebhook, useCreateWebhook } from '#features/webhooks/api.ts';
import { webhookTexts } from '#features/webhooks/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { contractResolver, useSendForm } from '#lib/use-send-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = webhookTexts.form;
/** What was told to the trainer is in no event. */
const scopesOffered = ['health', 'pulse'] as const satisfies readonly ConsentScope[];

type Values = { url: string; events: WebhookEvent[]; scopes: ConsentScope[]; password: string };

const start: Values = { url: '', events: ['session.finished'], scopes: [], password: '' };
const resolver = contractResolver<Values, NewWebhook>({ schema: newWebhookSchema, bodyOf: (values) => values });

type NewWebhookDialogProps = { onClose: () => void; onMade: (secret: string) => void };

export function NewWebhookDialog({ onClose, onMade }: NewWebhookDialogProps) {
  const create = useCreateWebhook();
  const { field, errors, ...state } = useSendForm({
    start,
    resolver,
    send: async (body: NewWebhook) => onMade(await create(body)),
    placed: (issue) => issue,
    fieldError: ({ code, message }) => (code === 'auth.wrong_password' ? { path: 'password', message } : null),
    fallback: failureReason,
  });
  const { error: _events, ...events } = field('events');
  const { error: _scopes, ...scopes } = field('scopes');
  return (
    <FormDialog texts={texts} state={state} onClose={onClose}>
      <div className="grid gap-2.5">
        <TextField
          label={texts.url}
          hint={texts.urlHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          {...field('url')}
        />
        <fieldset>
          <legend className="field-label">{texts.events}</legend>
          {webhookEvents.map((event) => (
            <Checkbox key={event} label={eventTexts[event]} value={event} {...events} />
          ))}
          {errors.events && (
            <p role="alert" className="field-error">
              {errors.events.message}
            </p>
          )}
        </fieldset>
        <fieldset>
          <legend className="field-label">{texts.scopes}</legend>
          {scopesOffered.map((scope) => (
            <Checkbox key={scope} label={consentTexts[consentKinds[scope]].text} value={scope} {...scopes} />
          ))}
        </fieldset>
        <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
      </div>
    </FormDialog>
  );
}
