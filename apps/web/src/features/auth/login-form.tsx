import { CredentialsForm } from '#features/auth/credentials-form.tsx';
import { forgotTexts } from '#features/auth/forgot-texts.ts';
import { PasskeyButton } from '#features/auth/passkey-button.tsx';
import { authTexts } from '#features/auth/texts.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';

/** Email and password, or a passkey. Who gets in is moved on by the page's guard. */
export function LoginForm() {
  return (
    <>
      <CredentialsForm submitLabel={authTexts.login.submit}>
        <p className="-mt-4 text-sm">
          <Link to={paths.forgotPassword} className="inline-flex min-h-tap items-center">
            {forgotTexts.link}
          </Link>
        </p>
      </CredentialsForm>
      <PasskeyButton />
    </>
  );
}
