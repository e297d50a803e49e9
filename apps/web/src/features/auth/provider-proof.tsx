import { finishOidcBodySchema, type OidcStep } from '@bandeja/domain/auth/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { useState } from 'react';
import { AuthFormShell } from '#features/auth/auth-form-shell.tsx';
import { providerTexts } from '#features/auth/provider-texts.ts';
import { authTexts } from '#features/auth/texts.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import { call, HttpError } from '#lib/http.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

type Proof = Exclude<OidcStep, { step: 'signedIn' }>;
type ProviderProofProps = {
  proof: Proof;
  onSignedIn: (session: ResponseOf<Calls['POST /auth/oidc/finish']>) => void;
};

/** The password of the account that is joined, the code of its second factor, or one after the other. */
export function ProviderProof({ proof, onSignedIn }: ProviderProofProps) {
  const [asksCode, setAsksCode] = useState(proof.step === 'code');
  const joins = proof.step === 'password';
  const texts = joins ? providerTexts.join : providerTexts.code;
  const { field, ...state } = useAuthForm({
    schema: finishOidcBodySchema,
    defaultValues: { pending: proof.pending, ...(joins && { password: '' }), ...(asksCode && { code: '' }) },
    send: async ({ code, ...body }) => {
      try {
        onSignedIn(await call('POST /auth/oidc/finish', { body: code ? { ...body, code } : body }));
      } catch (error) {
        if (!(error instanceof HttpError && error.code === 'auth.code_required' && !asksCode)) throw error;
        setAsksCode(true);
      }
    },
    fallback: authTexts.loginFailed,
  });
  return (
    <>
      <ArrivalHeading>{texts.title}</ArrivalHeading>
      <p className="text-ink-2">{joins ? providerTexts.join.sentence(proof.email) : providerTexts.code.sentence}</p>
      <AuthFormShell state={state} texts={{ submit: texts.submit, pending: authTexts.login.pending }}>
        {joins && (
          <>
            {/* tells password managers whose password it is */}
            <input type="text" autoComplete="username" value={proof.email} readOnly hidden />
            <PasswordField label={authTexts.login.password} autoComplete="current-password" {...field('password')} />
          </>
        )}
        {joins && asksCode && <Alert kind="info">{authTexts.login.codeAsked}</Alert>}
        {asksCode && (
          <TextField
            label={authTexts.login.code}
            hint={authTexts.login.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            {...field('code')}
          />
        )}
      </AuthFormShell>
    </>
  );
}
