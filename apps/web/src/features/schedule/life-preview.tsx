import { addDays } from '@bandeja/domain/calendar/dates';
import type { ChangeWish } from '#features/schedule/api.ts';
import { ChangePreview } from '#features/schedule/change-preview.tsx';
import { IllnessConsent } from '#features/schedule/illness-consent.tsx';
import { formatWeekday } from '#lib/format.ts';

const daysOfRest = 2;

type LifePreviewProps = {
  wish: ChangeWish;
  consent: { isGiven: boolean; onChange: (isGiven: boolean) => void };
};

/** What a change would do, with the consent it may need: without it an illness rests until the app asks, with it until it is over. */
export function LifePreview({ wish, consent }: LifePreviewProps) {
  if (wish.type !== 'absence' || wish.data.kind !== 'ill') return <ChangePreview wish={wish} />;
  const until = wish.data.to === null ? addDays(wish.data.from, daysOfRest) : null;
  return (
    <>
      <ChangePreview wish={wish} until={(!consent.isGiven && until) || undefined} />
      <IllnessConsent {...consent} asksOn={until && formatWeekday(until)} />
    </>
  );
}
