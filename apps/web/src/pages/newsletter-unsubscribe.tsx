import { newsletterTexts } from '#features/content/newsletter/texts.ts';
import { NewsletterUnsubscribe } from '#features/content/newsletter/unsubscribe.tsx';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const { title, description } = newsletterTexts.unsubscribe;

/** `/newsletter/unsubscribe?token=`, the link at the foot of every marketing mail. */
export function NewsletterUnsubscribePage() {
  return (
    <>
      <PageMeta title={title} description={description} path={paths.unsubscribe} noindex />
      <NewsletterUnsubscribe />
    </>
  );
}
