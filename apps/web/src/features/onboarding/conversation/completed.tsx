import { conversationTexts } from '#features/onboarding/conversation/texts.ts';
import { useCountdown } from '#features/onboarding/conversation/use-finish.ts';
import { FinishedWeek, type PlannedDay } from '#features/onboarding/finished-week.tsx';

const texts = conversationTexts.done;

type CompletedProps = { days: readonly PlannedDay[]; lead: string; onEnd: () => void };

/** The last screen: the first week, and the seconds until the dashboard comes up. */
export function Completed({ days, lead, onEnd }: CompletedProps) {
  const seconds = useCountdown(onEnd);
  return (
    <FinishedWeek days={days} title={texts.title} lead={lead} action={texts.toDashboard} onAction={onEnd}>
      <p role="timer" className="num text-center text-on-court-2 text-ui">
        {texts.redirect(seconds)}
      </p>
    </FinishedWeek>
  );
}
