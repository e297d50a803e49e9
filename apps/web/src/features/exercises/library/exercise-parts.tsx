import type { Exercise, ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { doseInWords, doseText, prescribed } from '@bandeja/domain/exercises/dose';
import { filmFile, mediaAddress, pictureFile } from '@bandeja/domain/exercises/media';
import type { Picture } from '@bandeja/domain/exercises/schemas';
import type { ReactNode } from 'react';
import { ExercisePicture } from '#features/exercises/exercise-picture.tsx';
import { ExerciseCards } from '#features/exercises/library/exercise-cards.tsx';
import { ExerciseText } from '#features/exercises/library/exercise-text.tsx';
import { type FilterName, noMaterial, sectionOf, writeFilter } from '#features/exercises/library/filters.ts';
import type { ExercisePageData } from '#features/exercises/library/page-data.ts';
import { libraryTexts, exerciseTexts as texts } from '#features/exercises/library/texts.ts';
import { demandTexts } from '#features/exercises/library/vocabulary.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Difficulty } from '#ui/difficulty.tsx';
import { Link } from '#ui/link.tsx';
import { Trail } from '#ui/trail.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

export function Intro({ exercise }: ExercisePageData) {
  return (
    <>
      <Trail {...trailOf(exercise)} />
      <div className="grid max-w-summary gap-4 pt-3 pb-8 md:pb-10">
        <h1 tabIndex={-1}>{exercise.name}</h1>
        <p className="max-w-reading text-lead text-ink-2">{exercise.description}</p>
        <ul className="flex flex-wrap gap-2">
          {exercise.categories.map((category) => (
            <li key={category}>
              <TypeBadge type={category} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

export function Pictures({ exercise: { pictures, film, name } }: ExercisePageData) {
  return (
    <section aria-labelledby="imagenes" className="min-w-0">
      <h2 id="imagenes" className="mb-4">
        {texts.pictures(pictures.length, film !== null)}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {pictures.map((picture) => (
          <li key={picture._id}>
            <figure className="grid gap-1.5">
              <ExercisePicture
                picture={picture}
                sizes="(min-width: 640px) 440px, 100vw"
                alt=""
                className="aspect-4/3 w-full rounded-3 bg-sunken object-cover"
              />
              <figcaption className="text-sm text-ink-2">{picture.alt}</figcaption>
            </figure>
          </li>
        ))}
        {film && (
          <li className="sm:col-span-2 print:hidden">
            {/* biome-ignore lint/a11y/useMediaCaption: the exercise's steps say in words what the film shows */}
            <video
              src={mediaAddress(filmFile(film))}
              poster={posterOf(pictures)}
              controls
              playsInline
              preload="none"
              width={film.width}
              height={film.height}
              aria-label={texts.media.file.name(name)}
              className="max-h-[70vh] w-full rounded-3 bg-court"
            />
          </li>
        )}
      </ul>
    </section>
  );
}

function posterOf([first]: readonly Picture[]): string | undefined {
  const widest = first?.widths.at(-1);
  return first && widest !== undefined ? mediaAddress(pictureFile(first, widest, 'webp')) : undefined;
}

export function Facts({ exercise }: ExercisePageData) {
  return <ExerciseFacts exercise={exercise} />;
}

export function Text({ exercise }: ExercisePageData) {
  return <ExerciseText exercise={exercise} />;
}

export function More({ exercise, related }: ExercisePageData) {
  return (
    <div className="wrap grid gap-14">
      <Variations variations={exercise.variations} />
      <section aria-labelledby="relacionados">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
          <h2 id="relacionados">{texts.related}</h2>
          <ArrowLink to={paths.exercises}>{texts.all}</ArrowLink>
        </div>
        <ExerciseCards exercises={related} />
      </section>
    </div>
  );
}

function Variations({ variations }: Pick<ExercisePageData['exercise'], 'variations'>) {
  if (variations.length === 0) return null;
  return (
    <section aria-labelledby="variaciones">
      <h2 id="variaciones">{texts.variations}</h2>
      <p className="mt-1.5 text-ink-2">{texts.variationsSentence}</p>
      <ul className="mt-3 grid gap-x-6 md:grid-cols-2">
        {variations.map((variation) => (
          <li key={variation.slug} className="border-b">
            <Link
              to={paths.exercise(variation.slug)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 font-strong text-ink no-underline hover:underline"
            >
              {variation.name}
              <Difficulty level={variation.difficulty} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function trailOf(exercise: Pick<ExerciseSummary, 'hasDrill' | 'categories'>) {
  const section = sectionOf(exercise);
  return {
    label: libraryTexts.trail,
    steps: [
      { to: paths.home, label: libraryTexts.home },
      { to: paths.exercises, label: libraryTexts.name },
      ...(section ? [{ to: `${paths.exercises}${writeFilter({ categoria: section })}`, label: section } as const] : []),
    ] as const,
  };
}

const listing = new Intl.ListFormat('es', { type: 'conjunction' });

function ExerciseFacts({ exercise }: { exercise: Exercise }) {
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

/** Values with links to the exercises that share them; a value with alternatives has none. */
function Ways({ name, values }: { name: FilterName; values: (readonly [value: string, label: string])[] }) {
  return values.map(([value, label], index) => (
    <span key={value}>
      {index > 0 && ', '}
      {/\so\s/.test(value) ? label : <Link to={`${paths.exercises}${writeFilter({ [name]: value })}`}>{label}</Link>}
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
