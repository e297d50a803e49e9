import { doseText, secondsText } from '@bandeja/domain/exercises/dose';
import type { Routine } from '@bandeja/domain/routines/contract';
import { Suspense } from 'react';
import { detailTexts } from '#features/routines/detail/texts.ts';
import { routineTexts } from '#features/routines/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';

const texts = detailTexts.paper;
const KeyPoses = lazyPart(async () => (await import('#ui/figure/key-poses.tsx')).KeyPoses);

/** The routine on a sheet of paper: one line an exercise with its key poses, a box for every set. Seen only in print. */
export function Paper({ routine }: { routine: Routine }) {
  const { name, type, difficulty, duration, equipment, objectives, exercises } = routine;
  const facts = [type, difficulty, routineTexts.minutes(duration), routineTexts.exercises(exercises.length)];
  return (
    // the page contains all of it, in its own order
    <div className="paper" aria-hidden="true">
      <p className="paper-title">{name}</p>
      <p>{facts.join(' · ')}</p>
      {objectives.length > 0 && <p>{`${detailTexts.objectives}: ${objectives.join(' · ')}`}</p>}
      <p>{`${detailTexts.equipment}: ${equipment.length === 0 ? detailTexts.noEquipment : equipment.join(', ')}`}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.exercise}</th>
            <th scope="col">{texts.dose}</th>
            <th scope="col">{texts.rest}</th>
            <th scope="col">{texts.done}</th>
          </tr>
        </thead>
        <tbody>
          {exercises.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice, and a printed line never moves
            <Line key={index} entry={entry} position={index + 1} />
          ))}
        </tbody>
      </table>
      <div className="paper-notes">
        <span>{`${texts.date}:`}</span>
        <span>{`${texts.effort}:`}</span>
        <span>{`${texts.notes}:`}</span>
      </div>
    </div>
  );
}

type Entry = Routine['exercises'][number];

function Line({ entry, position }: { entry: Entry; position: number }) {
  const { figure } = entry.exercise;
  return (
    <tr>
      <td>
        <div className="paper-exercise">
          <div>
            <b>{`${position}. ${entry.exercise.name}`}</b>
            {entry.notes !== '' && <span className="paper-note">{entry.notes}</span>}
          </div>
          {figure && (
            <Suspense fallback={null}>
              <KeyPoses figure={figure} />
            </Suspense>
          )}
        </div>
      </td>
      <td className="paper-figure">{doseText({ ...entry, loadType: entry.exercise.loadType })}</td>
      <td className="paper-figure">{entry.rest > 0 ? secondsText(entry.rest) : '–'}</td>
      <td>
        <span className="paper-boxes">
          {Array.from({ length: entry.sets }, (_, set) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes are alike and never move
            <i key={set} />
          ))}
        </span>
      </td>
    </tr>
  );
}
