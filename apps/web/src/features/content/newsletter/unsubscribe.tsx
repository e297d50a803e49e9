import { endSubscription } from '#features/content/newsletter/api.ts';
import { newsletterTexts } from '#features/content/newsletter/texts.ts';
import * as paths from '#lib/paths.ts';
import { useLinkTask } from '#lib/use-link-task.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTask } from '#ui/link-task.tsx';

const texts = newsletterTexts.unsubscribe;

/** Ends marketing mail to the address that the link was sent to. */
export function NewsletterUnsubscribe() {
  const { state, run } = useLinkTask(endSubscription);
  return (
    <LinkTask
      status={state.status}
      ready={texts}
      done={texts.done}
      invalid={texts.invalid}
      failure={(state.status === 'failed' && state.message) || newsletterTexts.failed}
      onPress={run}
      afterDone={<LinkButton to={paths.home}>{newsletterTexts.toHome}</LinkButton>}
      afterInvalid={<LinkButton to={paths.contact}>{newsletterTexts.toContact}</LinkButton>}
    />
  );
}
