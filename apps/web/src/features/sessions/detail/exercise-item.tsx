import { timeOf } from '@bandeja/domain/exercises/dose';
import type { SessionEntry } from '@bandeja/domain/sessions/contract';
import { doneText } from '#features/sessions/detail/done-text.ts';
import { ExerciseVideo } from '#features/sessions/detail/exercise-video.tsx';
import { detailTexts as texts } from '#features/sessions/texts.ts';
import { formatNumber } from '#lib/format.ts';
import { Tag } from '#ui/tag.tsx';

/** One exercise of a finished session: what was asked and what was done. */
export function ExerciseItem({ entry }: { entry: SessionEntry }) {
  const { name, description, videoUrl, tags, playerNote, completed } = entry;
  const done = doneText(entry) ?? (completed ? texts.doneWithoutSets : texts.notDone);
  return (
    <li className="card card-tight grid content-start gap-2">
      <h3 className="wrap-anywhere">{name}</h3>
      <ExerciseVideo name={name} videoUrl={videoUrl} />
      {description !== '' && <p className="leading-[1.45] text-ink-2">{description}</p>}
      <ul className="flex flex-wrap gap-x-4.5 text-ink-2">
        {figuresOf(entry).map(({ value, unit }) => (
          <li key={unit} className="num">
            <b className="text-num-sm font-head text-ink">{value}</b> {unit}
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-t pt-2 text-ui">
        <Fact term={texts.done} text={done} isFigure />
        {playerNote !== '' && <Fact term={texts.ownNote} text={playerNote} />}
      </dl>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Fact({ term, text, isFigure = false }: { term: string; text: string; isFigure?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className={isFigure ? 'num font-strong' : 'whitespace-pre-line wrap-anywhere text-ink-2'}>{text}</dd>
    </div>
  );
}

/** Sets, repetitions, kilograms, time and metres, each where it applies. */
function figuresOf({ sets, reps, weight, duration, metres, loadType, perSide }: SessionEntry) {
  const isCounted = !(loadType === 'time' && duration !== null) && !(loadType === 'distance' && metres !== null);
  const time = duration === null ? null : timeOf(duration);
  const side = perSide ? ` ${texts.perSide}` : '';
  return [
    { value: sets, unit: texts.sets(sets) },
    { value: isCounted ? reps : null, unit: `${texts.reps(reps)}${side}` },
    { value: weight, unit: 'kg' },
    { value: time?.value ?? null, unit: `${time?.unit}${isCounted ? '' : side}` },
    { value: metres, unit: isCounted ? 'm' : `m${side}` },
  ].flatMap(({ value, unit }) => (value === null ? [] : [{ value: formatNumber(value), unit }]));
}
