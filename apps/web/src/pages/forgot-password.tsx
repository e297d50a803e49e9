import { EntryPage } from '#features/auth/entry-page.tsx';
import { ForgotPasswordForm } from '#features/auth/forgot-password-form.tsx';
import { forgotTexts as texts } from '#features/auth/forgot-texts.ts';
import * as paths from '#lib/paths.ts';

export function ForgotPasswordPage() {
  return (
    <EntryPage path={paths.forgotPassword} texts={texts} to={paths.login}>
      <ForgotPasswordForm />
    </EntryPage>
  );
}
