import type { CoachedCheckIns } from '@bandeja/domain/check-ins/contract';
import { questionTexts } from '@bandeja/domain/check-ins/messages';
import { type ScaleQuestion, scaleQuestions } from '@bandeja/domain/check-ins/vocabulary';
import { checkInTexts } from '#features/check-ins/texts.ts';

const texts = checkInTexts.coached;
const [width, height, most] = [240, 36, 5];

type Weeks = CoachedCheckIns['weeks'];

/** A line for each question over the same weeks as the bars of the load below them. */
export function Trend({ weeks }: { weeks: Weeks }) {
  const asked = scaleQuestions.filter((question) => weeks.some(({ checkIn }) => checkIn?.answers[question]));
  return (
    <figure className="grid gap-3">
      <figcaption className="font-head">{texts.trend}</figcaption>
      {asked.map((question) => (
        <Row key={question} name={questionTexts[question].name} weeks={weeks} pick={answerTo(question)} />
      ))}
      <Load weeks={weeks} />
      <p className="num flex justify-between pl-32 text-sm text-ink-2" aria-hidden="true">
        <span>{texts.axis(weeks[0]?.monday ?? '')}</span>
        <span>{texts.axis(weeks.at(-1)?.monday ?? '')}</span>
      </p>
    </figure>
  );
}

type Figure = (week: Weeks[number]) => number | null;

const answerTo =
  (question: ScaleQuestion): Figure =>
  ({ checkIn }) =>
    checkIn?.answers[question] ?? null;

const place = (index: number, count: number) => ((index + 0.5) * width) / count;

function Row({ name, weeks, pick }: { name: string; weeks: Weeks; pick: Figure }) {
  const points = weeks.flatMap((week, index) => {
    const value = pick(week);
    return value === null
      ? []
      : [{ x: place(index, weeks.length), y: height - 4 - ((value - 1) / 4) * (height - 8), value }];
  });
  const said = points.map(({ value }) => value).join(', ');
  return (
    <div className="grid grid-cols-[8rem_1fr] items-center">
      <span className="text-sm">{name}</span>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${name}, de 1 a ${most}: ${said}`}
        className="w-full text-ink"
      >
        <line x1="0" x2={width} y1={height - 1} y2={height - 1} stroke="currentColor" opacity=".2" />
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="2.5" fill="currentColor" />
        ))}
      </svg>
    </div>
  );
}

function Load({ weeks }: { weeks: Weeks }) {
  const top = Math.max(1, ...weeks.map(({ load }) => load ?? 0));
  const said = weeks.map(({ load }) => load ?? texts.nothing).join(', ');
  return (
    <div className="grid grid-cols-[8rem_1fr] items-center">
      <span className="text-sm">{texts.load}</span>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${texts.load}: ${said}`}
        className="w-full text-ink"
      >
        <line x1="0" x2={width} y1={height - 1} y2={height - 1} stroke="currentColor" opacity=".2" />
        {weeks.map(({ monday, load }, index) => {
          const tall = ((load ?? 0) / top) * (height - 2);
          return (
            <rect
              key={monday}
              x={place(index, weeks.length) - 6}
              y={height - 1 - tall}
              width="12"
              height={tall}
              fill="currentColor"
              opacity=".45"
            />
          );
        })}
      </svg>
    </div>
  );
}
