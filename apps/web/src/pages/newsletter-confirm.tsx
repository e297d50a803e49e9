import { NewsletterConfirm } from '#features/content/newsletter/confirm.tsx';
import { newsletterTexts } from '#features/content/newsletter/texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const { title, description } = newsletterTexts.confirm;

/** `/newsletter/confirm?token=`, the link in the mail that was asked for. */
export function NewsletterConfirmPage() {
  return (
    <>
      <PageMeta title={title} description={description} path={paths.confirmNewsletter} noindex />
      <NewsletterConfirm />
    </>
  );
}
