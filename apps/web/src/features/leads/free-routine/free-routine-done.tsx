import { firstWeekResource } from '@bandeja/domain/leads/rules';
import { FinishPanel } from '#features/leads/finish-panel.tsx';
import { freeRoutineTexts } from '#features/leads/free-routine/texts.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const texts = freeRoutineTexts.done;

/** The download has begun; here it is again, for browsers that hold it back. */
export function FreeRoutineDone({ email }: { email: string }) {
  return (
    <FinishPanel title={texts.title} className="min-h-[calc(100dvh-64px)]">
      <p className="text-lead text-on-court-2">{texts.lead(email)}</p>
      <LinkButton to={paths.dashboard} variant="saque" size="lg" full className="mt-2">
        {texts.toDashboard}
      </LinkButton>
      <a href={firstWeekResource.downloadUrl} download className="flex min-h-tap items-center">
        {texts.again}
      </a>
      <div className="border-t border-court-edge pt-4">
        <p className="text-on-court-2">{texts.quizQuestion}</p>
        <ArrowLink to={paths.quiz}>{texts.toQuiz}</ArrowLink>
      </div>
    </FinishPanel>
  );
}
