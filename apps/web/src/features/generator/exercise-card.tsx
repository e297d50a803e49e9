import { drawingName } from '@bandeja/domain/exercises/rules';
import type { GeneratedExercise } from '@bandeja/domain/generator/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ReactNode } from 'react';
import { generatorTexts } from '#features/generator/texts.ts';
import * as paths from '#lib/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Difficulty } from '#ui/difficulty.tsx';
import { FigureStill } from '#ui/figure/figure-still.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const texts = generatorTexts.exercises;

type ExerciseCardProps = { exercise: GeneratedExercise; isSelected: boolean; onToggle: () => void };

export function ExerciseCard({ exercise, isSelected, onToggle }: ExerciseCardProps) {
  const { name, category, difficulty, description } = exercise;
  const drawing = drawingName(exercise);
  return (
    <li
      className={classNames(
        'mb-4 grid break-inside-avoid gap-2.5 rounded-2 border px-4 pt-1.5',
        isSelected && 'border-ink shadow-[inset_0_0_0_1px_var(--text)]',
      )}
    >
      <div>
        <h3 className="voice-text text-body font-head tracking-normal">
          <label className="flex min-h-tap cursor-pointer items-center gap-3">
            <input type="checkbox" className="tick-box size-6" checked={isSelected} onChange={onToggle} />
            {name}
          </label>
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pl-9">
          <TypeBadge type={category} />
          <Difficulty level={difficulty} />
        </div>
      </div>
      <div className="flex items-start gap-4">
        <p className="min-w-0 grow text-ui text-ink-2 leading-[1.45]">{description}</p>
        {drawing !== null && <FigureStill figureName={drawing} />}
      </div>
      <details className="group border-t">
        <summary
          aria-label={texts.detailsOf(name)}
          className="flex min-h-tap list-none items-center justify-between gap-3 text-ui font-strong [&::-webkit-details-marker]:hidden"
        >
          {texts.details}
          <Icon as={CaretDownIcon} className="size-4 flex-none group-open:rotate-180" />
        </summary>
        <Details exercise={exercise} />
      </details>
    </li>
  );
}

function Details({ exercise }: { exercise: GeneratedExercise }) {
  const { muscleGroups, equipment, steps, commonMistakes, tips, variations } = exercise;
  return (
    <dl className="grid gap-3 pt-1 pb-4 text-ui leading-[1.45]">
      {muscleGroups.length > 0 && <Fact name={texts.muscleGroups}>{muscleGroups.join(', ')}</Fact>}
      <Fact name={texts.equipment}>
        {equipment.length === 0 ? texts.noEquipment : capitalise(equipment.join(', '))}
      </Fact>
      {steps.length > 0 && (
        <Fact name={texts.steps}>
          <ol className="grid list-decimal gap-1 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Fact>
      )}
      {commonMistakes.length > 0 && (
        <Fact name={texts.mistakes}>
          <Lines lines={commonMistakes} />
        </Fact>
      )}
      {tips.length > 0 && (
        <Fact name={texts.tips}>
          <Lines lines={tips} />
        </Fact>
      )}
      {variations.length > 0 && (
        <Fact name={texts.variations}>
          <ul className="flex flex-wrap gap-x-4">
            {variations.map(({ _id, slug, name }) => (
              <li key={_id}>
                <Link to={paths.exercise(slug)} className="inline-flex min-h-tap items-center">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-strong">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
