import { VerifyEmail } from '#features/auth/verify-email.tsx';
import { verifyTexts } from '#features/auth/verify-texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';

/** `/verify-email?token=`, the link in the mail to a new account. */
export function VerifyEmailPage() {
  return (
    <>
      <PageMeta title={verifyTexts.title} description={verifyTexts.description} path={paths.verifyEmail} noindex />
      <VerifyEmail />
    </>
  );
}
