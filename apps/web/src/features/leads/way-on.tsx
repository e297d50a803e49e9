import { readStored, tokenKey } from '#lib/device-storage.ts';
import { rememberAddress } from '#lib/form-address.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** After a form: a link to the dashboard; without an account, first to the registration with the address filled in. */
export function WayOn({ email, texts }: { email: string; texts: { toRegister: string; toDashboard: string } }) {
  const isGuest = readStored(tokenKey) === null;
  return (
    <div className="mt-2 grid gap-3">
      {isGuest && (
        <LinkButton to={paths.register} variant="saque" size="lg" full onClick={() => rememberAddress(email)}>
          {texts.toRegister}
        </LinkButton>
      )}
      <LinkButton to={paths.dashboard} variant={isGuest ? 'line' : 'saque'} size="lg" full>
        {texts.toDashboard}
      </LinkButton>
    </div>
  );
}
