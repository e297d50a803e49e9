import type { OidcStep } from '@bandeja/domain/auth/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { takeAttempt } from '#features/auth/provider-attempt.ts';
import { ProviderProof } from '#features/auth/provider-proof.tsx';
import { providerTexts as texts } from '#features/auth/provider-texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { call } from '#lib/http.ts';
import { safeNextPath } from '#lib/next-path.ts';
import * as paths from '#lib/paths.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type Proof = Exclude<OidcStep, { step: 'signedIn' }>;

/** Where the provider sends a person back to; what it sent counts once. */
export function ProviderReturn() {
  const { enter } = useAuth();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [proof, setProof] = useState<Proof | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const next = useRef<string | null>(null);
  const isSent = useRef(false);

  useEffect(() => {
    // an effect may run twice
    if (isSent.current) return;
    isSent.current = true;
    const attempt = takeAttempt();
    if (attempt === null || search === '') return setFailure(texts.notBegun);
    next.current = safeNextPath(attempt.next);
    const confirm = async () => {
      const body = { query: search, binding: attempt.binding };
      const step = await call('POST /auth/oidc/confirm', { body });
      if (step.step !== 'signedIn') return setProof(step);
      enter(step.session);
      navigate(step.isNew ? paths.onboarding : (next.current ?? paths.dashboard), { replace: true });
    };
    confirm().catch((error) => setFailure(failureReason(error)));
  }, [enter, navigate, search]);

  if (failure === null && proof === null) return <BallLoader label={texts.checking} page />;
  return (
    <div className="wrap grid min-h-[60vh] max-w-form content-center gap-5 py-12">
      {proof === null ? (
        <>
          <ArrivalHeading>{texts.refused}</ArrivalHeading>
          <p className="text-ink-2">{failure}</p>
          <LinkButton to={paths.login} className="justify-self-start">
            {texts.again}
          </LinkButton>
        </>
      ) : (
        <ProviderProof
          proof={proof}
          onSignedIn={(session) => {
            enter(session);
            navigate(next.current ?? paths.dashboard, { replace: true });
          }}
        />
      )}
    </div>
  );
}
