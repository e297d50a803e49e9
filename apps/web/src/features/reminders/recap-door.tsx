import { localDateIn, localHourIn, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { useQuery } from '@tanstack/react-query';
import { remindersQuery } from '#features/reminders/api.ts';
import { reminderTexts } from '#features/reminders/texts.ts';
import * as paths from '#lib/paths.ts';
import { timeZone } from '#lib/time-zone.ts';
import { DoorCard } from '#ui/door-card.tsx';

const [monday, sunday] = [0, 6];
const eveningHour = 18;

/** On the dashboard, from Sunday evening until Monday is over, where it is wished for. */
export function RecapDoor({ hasTrained }: { hasTrained: boolean }) {
  const now = new Date();
  const day = weekdayIndex(localDateIn(timeZone, now));
  const isTime = day === monday || (day === sunday && localHourIn(timeZone, now) >= eveningHour);
  const { data } = useQuery({ ...remindersQuery, enabled: isTime && hasTrained });
  // a newcomer has no week to look back on
  if (!isTime || !hasTrained || data?.recapPage !== true) return null;
  return <DoorCard isSlim to={paths.recap} title={reminderTexts.recap.door} sentence={reminderTexts.recap.doorText} />;
}
