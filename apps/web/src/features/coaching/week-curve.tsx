import type { CoachedDay } from '@bandeja/domain/coaching/contract';
import { playerTexts as texts } from '#features/coaching/texts.ts';
import { formatWeekday } from '#lib/format.ts';
import type { BoteStep } from '#ui/bote-geometry.ts';
import { BoteLine } from '#ui/bote-line.tsx';

/** Minutes that reach the drawing's top; a longer day scales the whole week down. */
const topMinutes = 90;
const topHeight = 60;

const plannedOf = ({ plan }: CoachedDay): number => plan?.minutes ?? plan?.routine?.duration ?? 0;

/** Plan and reality in one drawing: dotted is planned, solid is done, the ball is today. */
export function WeekCurve({ days, today }: { days: readonly CoachedDay[]; today: string }) {
  const longest = Math.max(topMinutes, ...days.flatMap((day) => [plannedOf(day), day.done]));
  const heightOf = (minutes: number) => (minutes / longest) * topHeight;
  const steps = days.map((day): BoteStep => {
    const caption = formatWeekday(day.date).slice(0, 3);
    const planned = plannedOf(day);
    if (day.done > 0) {
      return { state: 'done', height: heightOf(day.done), planned: heightOf(planned), label: `${day.done}`, caption };
    }
    if (planned === 0) return { state: 'rest', height: 0, caption };
    return { state: 'planned', height: heightOf(planned), label: `${planned}`, caption };
  });
  const at = days.findIndex(({ date }) => date === today);
  const isDone = (days[at]?.done ?? 0) > 0;
  const sum = (of: (day: CoachedDay) => number) => days.reduce((total, day) => total + of(day), 0);
  return (
    <>
      <BoteLine
        steps={steps}
        width={640}
        height={110}
        base={88}
        margin={8}
        className="mx-auto max-w-160 overflow-visible"
        label={texts.curve(
          sum(({ done }) => done),
          sum(plannedOf),
        )}
        {...(at < 0 ? {} : { ball: isDone ? at + 1 : at })}
      />
      <p className="mb-3 text-sm text-ink-2">
        {texts.curve(
          sum(({ done }) => done),
          sum(plannedOf),
        )}
      </p>
    </>
  );
}
