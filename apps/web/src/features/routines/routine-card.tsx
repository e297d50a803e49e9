import type { FoundRoutine } from '@bandeja/domain/routines/contract';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { type ReactNode, useId } from 'react';
import { OfferNote } from '#features/routines/offer-note.tsx';
import { routineTexts as texts } from '#features/routines/texts.ts';
import * as paths from '#lib/paths.ts';
import { Difficulty } from '#ui/difficulty.tsx';
import { Stills } from '#ui/figure/stills.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Meta } from '#ui/meta.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const previewCharacters = 100;

type RoutineCardProps = {
  routine: FoundRoutine;
  heart?: ReactNode;
  actions?: ReactNode;
  error?: ReactNode;
};

export function RoutineCard({ routine, heart, actions, error }: RoutineCardProps) {
  const nameId = useId();
  const { _id, name, description, difficulty, duration, exerciseCount, createdBy } = routine;
  return (
    <li data-routine={_id} className="card card-tight flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="flex flex-wrap gap-1.5 pt-0.5">
          {kindsOf(routine).map((kind) => (
            <TypeBadge key={kind} type={kind} />
          ))}
        </div>
        {heart && <div className="-mt-2 -mr-2.5 -mb-3 flex flex-none items-center">{heart}</div>}
      </div>
      <h3 id={nameId} className="wrap-anywhere">
        {name}
      </h3>
      <Stills names={routine.drawings ?? []} />
      {description !== '' && <p className="text-ui leading-[1.45] text-ink-2">{previewOf(description)}</p>}
      <div className="mt-auto grid justify-items-start gap-1.5 pt-1">
        <Difficulty level={difficulty} />
        <Meta
          className="num"
          items={[
            { icon: ClockIcon, text: texts.minutes(duration) },
            { icon: BarbellIcon, text: texts.exercises(exerciseCount) },
            ...(createdBy.name === '' ? [] : [{ icon: UserIcon, text: createdBy.name }]),
          ]}
        />
      </div>
      <OfferNote offer={routine.offer} />
      {error}
      <div className="flex flex-wrap gap-2.5">
        <LinkButton variant="line" size="sm" to={paths.routine(_id)} aria-describedby={nameId}>
          {texts.details}
        </LinkButton>
        {actions}
      </div>
    </li>
  );
}

/** The kinds of training: its categories, after a non-physical type; such a type is no «Funcionalidad». */
export function kindsOf({ type, categories }: Pick<FoundRoutine, 'type' | 'categories'>): string[] {
  if (type === 'Físico' && categories.length > 0) return [...categories];
  return [type, ...categories.filter((category) => category !== 'Funcionalidad')];
}

export function previewOf(description: string): string {
  const characters = [...description];
  if (characters.length <= previewCharacters) return description;
  return `${characters.slice(0, previewCharacters).join('')}…`;
}
