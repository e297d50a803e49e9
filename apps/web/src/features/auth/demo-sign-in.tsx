import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { StorageNotice } from '#features/auth/storage-notice.tsx';
import { demoTexts as texts } from '#features/auth/texts.ts';
import { canStore } from '#lib/device-storage.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { call, HttpError } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Signs in by the link that the start of a demo has printed; its token is the address's fragment, which reaches no server by itself. */
export function DemoSignIn() {
  const { enter } = useAuth();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const [error, setError] = useState<unknown>(null);
  const sent = useRef<string | null>(null);
  const isEntered = useRef(false);
  const [isBlocked] = useState(() => !canStore());

  useEffect(() => {
    // a link works once, and an effect may run twice; another link in the same tab loads no new document
    if (isBlocked || isEntered.current || sent.current === token) return;
    sent.current = token;
    setError(null);
    const enterDemo = async () => {
      enter(await call('POST /auth/demo', { body: { token } }));
      isEntered.current = true;
      navigate(paths.dashboard, { replace: true });
    };
    enterDemo().catch(setError);
  }, [enter, isBlocked, navigate, token]);

  if (isBlocked) {
    return (
      <div className="wrap grid min-h-[60vh] max-w-form content-center gap-5 py-12">
        <ArrivalHeading>{texts.failed}</ArrivalHeading>
        <StorageNotice />
      </div>
    );
  }
  if (error === null) return <BallLoader label={texts.pending} page />;
  const isUsed = error instanceof HttpError && [400, 404].includes(error.status);
  return (
    <div className="wrap grid min-h-[60vh] max-w-form content-center justify-items-start gap-5 py-12">
      <ArrivalHeading>{isUsed ? texts.used : texts.failed}</ArrivalHeading>
      <p className="text-ink-2">{isUsed ? texts.usedHint : failureReason(error)}</p>
      <LinkButton to={paths.login}>{texts.toLogin}</LinkButton>
    </div>
  );
}
