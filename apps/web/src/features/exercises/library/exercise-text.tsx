import type { Exercise } from '@bandeja/domain/exercises/contract';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { ReactNode } from 'react';
import { writeFilter } from '#features/exercises/library/filters.ts';
import { exerciseTexts as texts } from '#features/exercises/library/texts.ts';
import { areaTexts, strokeTexts } from '#features/exercises/library/vocabulary.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';

export function ExerciseText({ exercise }: { exercise: Exercise }) {
  const { steps, commonMistakes, tips, strokes } = exercise;
  return (
    <div className="prose max-w-[680px]">
      {steps.length > 0 && (
        <Part id="pasos" title={texts.steps}>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <div>{step}</div>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {commonMistakes.length > 0 && (
        <Part id="errores" title={texts.mistakes}>
          <Lines lines={commonMistakes} />
        </Part>
      )}
      {tips.length > 0 && (
        <Part id="consejos" title={texts.tips}>
          <Lines lines={tips} />
        </Part>
      )}
      {strokes.length > 0 && (
        <Part id="golpes" title={texts.strokes}>
          <ul>
            {strokes.map((stroke) => (
              <li key={stroke}>
                <Link to={`${paths.exercises}${writeFilter({ golpe: stroke })}`}>{strokeTexts[stroke].name}</Link>
                {`: ${strokeTexts[stroke].cue}`}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="cuidado" title={texts.care}>
        {careSentences(exercise).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-sm text-ink-2">{texts.notMedical}</p>
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const either = new Intl.ListFormat('es', { type: 'disjunction' });
const listed = (areas: readonly BodyArea[]) => either.format(areas.map((area) => areaTexts[area]));

export function careSentences({ avoidFor, cautionFor }: Pick<Exercise, 'avoidFor' | 'cautionFor'>): string[] {
  if (avoidFor.length + cautionFor.length === 0) return [texts.noCare];
  return [
    ...(avoidFor.length > 0 ? [texts.avoid(listed(avoidFor))] : []),
    ...(cautionFor.length > 0 ? [texts.caution(listed(cautionFor))] : []),
  ];
}
