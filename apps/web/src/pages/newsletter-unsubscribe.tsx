import { endSubscription } from '#features/content/newsletter/api.ts';
import { newsletterTexts } from '#features/content/newsletter/texts.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTask } from '#ui/link-task.tsx';

const texts = newsletterTexts.unsubscribe;

export function NewsletterUnsubscribePage() {
  return (
    <LinkTask
      path={paths.unsubscribe}
      send={endSubscription}
      texts={texts}
      failed={newsletterTexts.failed}
      afterDone={<LinkButton to={paths.home}>{newsletterTexts.toHome}</LinkButton>}
      afterInvalid={<LinkButton to={paths.contact}>{newsletterTexts.toContact}</LinkButton>}
    />
  );
}
