import { localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { PlanChange } from '@bandeja/domain/schedule/contract';
import { weekdayInitial } from '@bandeja/domain/schedule/rules';
import { useQuery } from '@tanstack/react-query';
import { weekFrom } from '#features/schedule/api.ts';
import { daysOf, minutesOf } from '#features/schedule/week-facts.ts';
import { timeZone } from '#lib/time-zone.ts';
import type { BoteStep } from '#ui/bote-geometry.ts';
import { BoteLine } from '#ui/bote-line.tsx';

const topMinutes = 90;
const top = 50;

/** The week that changes, else the seven days from the first one that does: what it holds in pale dots, what it would hold in dark ones. The list below says the same. */
export function ChangeBote({ changed }: Pick<PlanChange, 'changed'>) {
  const [first = '', last = first] = [changed[0]?.before.date, changed.at(-1)?.before.date];
  const monday = mondayOf(first);
  const isRunning = monday === mondayOf(localDateIn(timeZone, new Date()));
  const from = monday === mondayOf(last) ? monday : first;
  const { data: week } = useQuery(weekFrom(isRunning && from === monday ? undefined : from));
  if (!week) return <div className="h-22" />;
  const steps = daysOf(week).map(({ weekday, day }): BoteStep => {
    const caption = weekdayInitial(weekday);
    const change = changed.find(({ before }) => before.date === day.date);
    if (!change) return { state: minutesOf(day) > 0 ? 'planned' : 'rest', height: heightOf(minutesOf(day)), caption };
    const minutes = minutesOf(change.after);
    const planned = heightOf(minutesOf(change.before));
    return { state: minutes > 0 ? 'changed' : 'rest', height: heightOf(minutes), planned, caption };
  });
  return <BoteLine steps={steps} width={326} height={88} base={64} margin={4} className="h-auto max-w-form" />;
}

const heightOf = (minutes: number) => (Math.min(minutes, topMinutes) / topMinutes) * top;
