import { useState } from 'react';
import { keepAttempt } from '#features/auth/provider-attempt.ts';
import { providerTexts as texts } from '#features/auth/provider-texts.ts';
import { authTexts } from '#features/auth/texts.ts';
import { call } from '#lib/http.ts';
import { goOutside } from '#lib/leave.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';

/** Signs in with another account, where the settings name a provider. */
export function ProviderButton() {
  const { provider } = siteFacts();
  const [state, setState] = useState<{ isPending: boolean; failure: string | null }>({
    isPending: false,
    failure: null,
  });
  if (!provider) return null;

  async function leave() {
    setState({ isPending: true, failure: null });
    try {
      const { authorizeUrl, binding } = await call('POST /auth/oidc');
      keepAttempt({ binding, next: new URLSearchParams(window.location.search).get('next') });
      goOutside(authorizeUrl);
    } catch (error) {
      setState({ isPending: false, failure: serverMessage(error) ?? texts.failed });
    }
  }

  return (
    <div className="mt-3 grid gap-2.5">
      {state.failure !== null && <Alert kind="err">{state.failure}</Alert>}
      {provider.isOnly && <p>{texts.only(provider.name)}</p>}
      <Button
        variant={provider.isOnly ? 'solid' : 'line'}
        size="lg"
        full
        pending={state.isPending}
        pendingLabel={texts.pending}
        onClick={() => void leave()}
      >
        {texts.enter(provider.name)}
      </Button>
      <p className="text-sm text-ink-2">
        {texts.accept} <Link to={paths.terms}>{authTexts.register.terms}</Link> {authTexts.register.and}{' '}
        <Link to={paths.privacy}>{authTexts.register.privacy}</Link>.
      </p>
    </div>
  );
}
