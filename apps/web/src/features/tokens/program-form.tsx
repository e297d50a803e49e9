import { allowProgram } from '@bandeja/domain/tokens/contract';
import { isConsentScope } from '@bandeja/domain/tokens/rules';
import type { ConsentScope, TokenScope } from '@bandeja/domain/tokens/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { type Asked, answerTo, scopesOffered } from '#features/tokens/asked.ts';
import { ScopeFields } from '#features/tokens/scope-fields.tsx';
import { programTexts as texts, tokenTexts } from '#features/tokens/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { call } from '#lib/http.ts';
import { goOutside } from '#lib/leave.ts';
import { contractResolver, useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';

type Values = { scopes: TokenScope[]; password: string };
type Body = BodyInput<Calls['POST /tokens/program']>;

type ProgramFormProps = { asked: Asked; program: { name: string; host: string }; standing: readonly ConsentScope[] };

/** The player decides what a program that asked for access gets; either way it learns it at its own address. */
export function ProgramForm({ asked, program, standing }: ProgramFormProps) {
  const { clientId, redirectUri, codeChallenge } = asked;
  const { field, errors, isPending, failure, submit } = useSendForm<Values, Body>({
    start: { scopes: scopesOffered(asked), password: '' },
    resolver: contractResolver<Values, Body>({
      schema: allowProgram.body,
      bodyOf: (values) => ({
        ...{ clientId, redirectUri, codeChallenge },
        ...values,
        consents: values.scopes.filter(isConsentScope),
      }),
    }),
    send: async (body) => {
      const { code, issuer } = await call('POST /tokens/program', { body });
      goOutside(answerTo(asked, { code, iss: issuer }));
    },
    fieldError: ({ code, message }) => (code === 'auth.wrong_password' ? { path: 'password', message } : null),
    fallback: failureReason,
  });
  const { error: _scopes, ...scopes } = field('scopes');
  return (
    <Form aria-label={texts.title(program.name)} className="card grid max-w-form gap-4 max-sm:p-5" onSubmit={submit}>
      <p>{texts.goes(program.host)}</p>
      <ScopeFields standing={standing} error={errors.scopes?.message} {...scopes} />
      <PasswordField label={tokenTexts.form.password} autoComplete="current-password" {...field('password')} />
      {failure !== null && (
        <Alert kind="err" title={texts.failed}>
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={isPending} pendingLabel={texts.pending}>
          {texts.allow}
        </Button>
        <Button
          variant="ghost"
          disabled={isPending}
          onClick={() => goOutside(answerTo(asked, { error: 'access_denied' }))}
        >
          {texts.refuse}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{texts.note}</p>
    </Form>
  );
}
