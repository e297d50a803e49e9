import { confirmSubscription } from '#features/content/newsletter/api.ts';
import { newsletterTexts } from '#features/content/newsletter/texts.ts';
import * as paths from '#lib/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTask } from '#ui/link-task.tsx';

const texts = newsletterTexts.confirm;

const textsFor = (what: string) => ({
  ...texts,
  title: newsletterTexts.awaitedTitle(what),
  sentence: newsletterTexts.awaitedSentence(what),
  done: { ...texts.done, sentence: newsletterTexts.awaitedDone(what) },
});

/** `/newsletter/confirm?token=`, the link in the confirmation mail: marketing mail begins with this press. */
export function NewsletterConfirmPage() {
  const isHydrated = useHydrated();
  const list = isHydrated ? new URLSearchParams(window.location.search).get('lista') : null;
  const what = newsletterTexts.awaited[list ?? ''];
  return (
    <LinkTask
      path={paths.confirmNewsletter}
      send={confirmSubscription}
      texts={what === undefined ? texts : textsFor(what)}
      failed={newsletterTexts.failed}
      afterDone={<LinkButton to={paths.guides}>{newsletterTexts.toGuides}</LinkButton>}
      afterInvalid={<LinkButton to={paths.freeRoutine}>{texts.again}</LinkButton>}
    />
  );
}
