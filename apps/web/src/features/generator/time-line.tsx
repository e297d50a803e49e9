import { generatorTexts } from '#features/generator/texts.ts';
import { BoteLine } from '#ui/bote-line.tsx';

const texts = generatorTexts.routine;
const width = 720;
/** Drawing units that «3 · 12 min» and «3» need under an arc. */
const wholeCaption = 66;
const numberCaption = 16;
/** Drawing units: the highest arc, and the ground under it. */
const tallest = 44;
const base = 56;

/** How the time is shared out: an arc for each exercise, as high and as wide as it is long. */
export function TimeLine({ entries }: { entries: readonly { name: string; minutes: number }[] }) {
  const total = entries.reduce((sum, { minutes }) => sum + minutes, 0);
  const longest = Math.max(...entries.map(({ minutes }) => minutes));
  const steps = entries.map(({ minutes }, index) => ({
    state: 'done' as const,
    height: Math.max(8, (tallest * minutes) / longest),
    weight: minutes,
    caption: captionOf(index + 1, minutes, (width * minutes) / total),
  }));
  const inWords = entries.map(({ name, minutes }) => texts.timeOf(name, minutes)).join(', ');
  return (
    <BoteLine
      steps={steps}
      width={width}
      height={base + 22}
      base={base}
      margin={1}
      label={texts.time(inWords)}
      className="max-xl:hidden"
    />
  );
}

function captionOf(position: number, minutes: number, room: number): string {
  if (room >= wholeCaption) return `${position} · ${texts.minutes(minutes)}`;
  return room >= numberCaption ? String(position) : '';
}
