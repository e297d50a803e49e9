import { confirmSubscription } from '#features/content/newsletter/api.ts';
import { newsletterTexts } from '#features/content/newsletter/texts.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTask } from '#ui/link-task.tsx';

const texts = newsletterTexts.confirm;

/** `/newsletter/confirm?token=`, the link in the confirmation mail: marketing mail begins with this press. */
export function NewsletterConfirmPage() {
  return (
    <LinkTask
      path={paths.confirmNewsletter}
      send={confirmSubscription}
      texts={texts}
      failed={newsletterTexts.failed}
      afterDone={<LinkButton to={paths.guides}>{newsletterTexts.toGuides}</LinkButton>}
      afterInvalid={<LinkButton to={paths.freeRoutine}>{texts.again}</LinkButton>}
    />
  );
}
