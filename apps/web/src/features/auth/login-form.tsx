import { useState } from 'react';
import { useAuth } from '#features/auth/auth-context.tsx';
import { CredentialsForm } from '#features/auth/credentials-form.tsx';
import { forgotTexts } from '#features/auth/forgot-texts.ts';
import { ProviderButton } from '#features/auth/provider-button.tsx';
import { StorageNotice } from '#features/auth/storage-notice.tsx';
import { authTexts } from '#features/auth/texts.ts';
import { canStore } from '#lib/device-storage.ts';
import { call } from '#lib/http.ts';
import { signWithPasskey } from '#lib/passkeys.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';

export function LoginForm({ onEntered }: { onEntered?: (() => unknown) | undefined }) {
  if (siteFacts().provider?.isOnly) {
    return (
      <>
        <StorageNotice />
        <ProviderButton />
        <PasskeyButton />
      </>
    );
  }
  return (
    <>
      <StorageNotice />
      <CredentialsForm submitLabel={authTexts.login.submit} {...(onEntered && { onEntered })}>
        <p className="-mt-4 text-sm">
          <Link to={paths.forgotPassword} className="inline-flex min-h-tap items-center">
            {forgotTexts.link}
          </Link>
        </p>
      </CredentialsForm>
      <ProviderButton />
      <PasskeyButton />
    </>
  );
}

const texts = authTexts.login;

function PasskeyButton() {
  const auth = useAuth();
  const [state, setState] = useState<{ isPending: boolean; failure: string | null }>({
    isPending: false,
    failure: null,
  });
  const isOffered = useHydrated() && 'PublicKeyCredential' in window;

  async function enter() {
    if (!canStore()) return setState({ isPending: false, failure: authTexts.storageFailed });
    setState({ isPending: true, failure: null });
    try {
      const { options } = await call('POST /auth/passkey/options');
      const response = await signWithPasskey(options);
      auth.enter(await call('POST /auth/passkey', { body: { response } }));
    } catch (error) {
      setState({ isPending: false, failure: serverMessage(error) ?? texts.passkeyUnused });
    }
  }

  return (
    <div className="mt-3 grid gap-2.5">
      {state.failure !== null && <Alert kind="err">{state.failure}</Alert>}
      <Button
        variant="line"
        size="lg"
        full
        // its room is there from the start: nothing moves under a finger
        className={isOffered ? undefined : 'invisible'}
        pending={state.isPending}
        pendingLabel={texts.passkeyPending}
        onClick={() => void enter()}
      >
        {texts.passkey}
      </Button>
    </div>
  );
}
