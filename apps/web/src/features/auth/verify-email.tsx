import { verifyEmail } from '@bandeja/domain/auth/contract';
import { ResendVerification } from '#features/auth/verify-resend.tsx';
import { verifyTexts as texts } from '#features/auth/verify-texts.ts';
import { useVisitorState } from '#features/auth/visitor-context.ts';
import { call } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { useLinkTask } from '#lib/use-link-task.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTask } from '#ui/link-task.tsx';

const confirmAddress = (token: string) => call(verifyEmail, { body: { token } });

/** Confirms the address of an account. The mail is often opened where nobody is signed in, so no account is needed. */
export function VerifyEmail() {
  const { state, run } = useLinkTask(confirmAddress);
  const isPlayer = useVisitorState().status === 'player';
  const toDashboard = <LinkButton to={paths.dashboard}>{texts.toDashboard}</LinkButton>;
  return (
    <LinkTask
      status={state.status}
      ready={texts}
      done={texts.done}
      invalid={texts.invalid}
      failure={(state.status === 'failed' && state.message) || texts.failed}
      onPress={run}
      afterDone={toDashboard}
      afterInvalid={isPlayer ? <ResendVerification /> : toDashboard}
    />
  );
}
