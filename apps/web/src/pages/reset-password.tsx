import { useLocation } from 'react-router';
import { EntryPage } from '#features/auth/entry-page.tsx';
import { resetTexts as texts } from '#features/auth/forgot-texts.ts';
import { ResetPassword } from '#features/auth/reset-password.tsx';
import * as paths from '#lib/paths.ts';

export function ResetPasswordPage() {
  const params = new URLSearchParams(useLocation().hash.slice(1));
  return (
    <EntryPage path={paths.resetPassword} texts={texts} to={paths.contact}>
      <ResetPassword token={params.get('token') ?? ''} />
    </EntryPage>
  );
}
