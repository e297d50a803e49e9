import { confirmSubscription } from '#features/content/newsletter/api.ts';
import { newsletterTexts } from '#features/content/newsletter/texts.ts';
import * as paths from '#lib/paths.ts';
import { useLinkTask } from '#lib/use-link-task.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTask } from '#ui/link-task.tsx';

const texts = newsletterTexts.confirm;

/** Second half of the double opt-in: marketing mail begins with this press. */
export function NewsletterConfirm() {
  const { state, run } = useLinkTask(confirmSubscription);
  return (
    <LinkTask
      status={state.status}
      ready={texts}
      done={texts.done}
      invalid={texts.invalid}
      failure={(state.status === 'failed' && state.message) || newsletterTexts.failed}
      onPress={run}
      afterDone={<LinkButton to={paths.guides}>{newsletterTexts.toGuides}</LinkButton>}
      afterInvalid={<LinkButton to={paths.freeRoutine}>{texts.again}</LinkButton>}
    />
  );
}
