import type { Exercise } from '@bandeja/domain/exercises/contract';
import { doseInWords, doseText, prescribed } from '@bandeja/domain/exercises/dose';
import type { ReactNode } from 'react';
import { type FilterName, noMaterial, writeFilter } from '#features/exercises/library/filters.ts';
import { exerciseTexts as texts } from '#features/exercises/library/texts.ts';
import { demandTexts } from '#features/exercises/library/vocabulary.ts';
import * as paths from '#lib/paths.ts';
import { Difficulty } from '#ui/difficulty.tsx';
import { Link } from '#ui/link.tsx';

const listing = new Intl.ListFormat('es', { type: 'conjunction' });

/** Dose, level, muscles, equipment, places: what one wants to know before one begins. */
export function ExerciseFacts({ exercise }: { exercise: Exercise }) {
  const { dose, loadType, difficulty, muscleGroups, equipment, demands } = exercise;
  return (
    <section aria-labelledby="resumen" className="border-y-2 border-ink py-5">
      <h2 id="resumen" className="sr-only">
        {texts.facts}
      </h2>
      <p className="figure-lg">
        {doseText({ ...prescribed(dose, loadType), perSide: false })}
        {dose.perSide && <small> {texts.perSide}</small>}
      </p>
      <p className="mt-1 text-ui">{doseInWords(prescribed(dose, loadType))}.</p>
      <p className="mt-1 text-sm text-ink-2">{texts.doseNote}</p>
      <dl className="mt-4 grid text-ui">
        <Fact name={texts.level}>
          <Difficulty level={difficulty} />
        </Fact>
        {muscleGroups.length > 0 && (
          <Fact name={texts.muscleGroups}>
            <Ways name="grupo" values={muscleGroups.map((group) => [group, group])} />
          </Fact>
        )}
        <Fact name={texts.equipment}>
          {equipment.length === 0 ? (
            <Ways name="material" values={[[noMaterial, texts.noEquipment]]} />
          ) : (
            <Ways name="material" values={equipment.map((item) => [item.toLowerCase(), item])} />
          )}
        </Fact>
        <Fact name={texts.places}>{placeName(exercise)}</Fact>
        {demands.length > 0 && (
          <Fact name={texts.demands}>{listing.format(demands.map((demand) => demandTexts[demand]))}</Fact>
        )}
      </dl>
    </section>
  );
}

function placeName({ places }: Pick<Exercise, 'places'>): string {
  const { home, court, both } = texts.placeNames;
  if (places.length > 1) return both;
  return places.includes('home') ? home : court;
}

/** Values that lead to the exercises that share them; one that names alternatives leads nowhere. */
function Ways({ name, values }: { name: FilterName; values: (readonly [value: string, label: string])[] }) {
  return values.map(([value, label], index) => (
    <span key={value}>
      {index > 0 && ', '}
      {/\so\s/.test(value) ? label : <Link to={paths.exercises + writeFilter({ [name]: value })}>{label}</Link>}
    </span>
  ));
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] items-baseline gap-x-4 border-t py-2.5">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="first-letter:uppercase">{children}</dd>
    </div>
  );
}
