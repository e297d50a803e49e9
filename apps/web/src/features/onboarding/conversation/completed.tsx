import type { Week } from '@bandeja/domain/schedule/contract';
import { conversationTexts } from '#features/onboarding/conversation/texts.ts';
import { useCountdown } from '#features/onboarding/conversation/use-finish.ts';
import { FinishedWeek } from '#features/onboarding/finished-week.tsx';

const texts = conversationTexts.done;

/** The last screen: the first week, and the seconds until the dashboard comes up. */
export function Completed({ week, lead, onEnd }: { week: Week; lead: string; onEnd: () => void }) {
  const seconds = useCountdown(onEnd);
  return (
    <FinishedWeek week={week} title={texts.title} lead={lead} action={texts.toDashboard} onAction={onEnd}>
      <p role="timer" className="num text-center text-on-court-2 text-ui">
        {texts.redirect(seconds)}
      </p>
    </FinishedWeek>
  );
}
