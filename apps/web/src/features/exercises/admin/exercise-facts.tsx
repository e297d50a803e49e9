import type { Exercise } from '@bandeja/domain/exercises/contract';
import { doseInWords, prescribed } from '@bandeja/domain/exercises/dose';
import { exerciseMessages, strokeName } from '@bandeja/domain/exercises/messages';
import { openQuestions } from '@bandeja/domain/exercises/rules';
import type { ReactNode } from 'react';
import { areaNames, demandNames, exerciseAdminTexts, placeNames } from '#features/exercises/admin/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Difficulty } from '#ui/difficulty.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const texts = exerciseAdminTexts.dialog;
const { form, trainer, variations } = exerciseAdminTexts;

export function ExerciseFacts({ exercise }: { exercise: Exercise }) {
  const { categories, difficulty, isRetired, isDraft, steps, commonMistakes, tips, videoUrl } = exercise;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isDraft && <Badge>{exerciseAdminTexts.list.inactive}</Badge>}
        {isDraft && <Badge tone="warn">{exerciseAdminTexts.list.draft}</Badge>}
        {isRetired && <Badge tone="warn">{exerciseAdminTexts.list.retired}</Badge>}
        {categories.map((category) => (
          <TypeBadge key={category} type={category} />
        ))}
        <Difficulty level={difficulty} />
      </div>
      {openQuestions(exercise.answered).length > 0 && (
        <Alert kind="warn">
          <p>{exerciseMessages.unreviewed}</p>
        </Alert>
      )}
      <p className="wrap-anywhere">{exercise.description}</p>
      <Lines title={form.steps} lines={steps} isOrdered />
      <Lines title={form.commonMistakes} lines={commonMistakes} />
      <Lines title={form.tips} lines={tips} />
      <dl className="grid border-t text-ui">
        <Fact name={form.muscleGroups}>{list(exercise.muscleGroups)}</Fact>
        <Fact name={form.equipment}>{list(exercise.equipment)}</Fact>
        <Fact name={variations.label}>{list(exercise.variations.map(({ name }) => name))}</Fact>
        <Fact name={texts.dose}>{doseInWords(prescribed(exercise.dose, exercise.loadType))}</Fact>
        <Fact name={trainer.avoidFor}>{list(exercise.avoidFor.map((area) => areaNames[area]))}</Fact>
        <Fact name={trainer.cautionFor}>{list(exercise.cautionFor.map((area) => areaNames[area]))}</Fact>
        <Fact name={trainer.demands}>{list(exercise.demands.map((demand) => demandNames[demand]))}</Fact>
        <Fact name={trainer.places}>{list(exercise.places.map((place) => placeNames[place]))}</Fact>
        <Fact name={trainer.strokes}>{list(exercise.strokes.map(strokeName))}</Fact>
        <Fact name={trainer.videoUrl}>
          {videoUrl === null ? (
            '—'
          ) : (
            <a href={videoUrl} target="_blank" rel="noreferrer" className="wrap-anywhere">
              {texts.video}
            </a>
          )}
        </Fact>
      </dl>
    </>
  );
}

const list = (items: readonly string[]) => items.join(', ') || '—';

function Lines({ title, lines, isOrdered = false }: { title: string; lines: readonly string[]; isOrdered?: boolean }) {
  if (lines.length === 0) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className="grid gap-1">
      <h3>{title}</h3>
      <List className={`grid gap-1 pl-5 text-ui ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b py-2.5 sm:grid-cols-[180px_minmax(0,1fr)]">
      <dt className="font-strong">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}
