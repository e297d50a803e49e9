import type { PublicRoutineSummary } from '@bandeja/domain/routines/contract';
import { publicRoutineTexts as texts } from '#features/routines/public/texts.ts';
import { kindsOf } from '#features/routines/routine-card.tsx';
import * as paths from '#lib/paths.ts';
import { Difficulty } from '#ui/difficulty.tsx';
import { Link } from '#ui/link.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

export function RoutineList({ routines }: { routines: readonly PublicRoutineSummary[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {routines.map((routine) => (
        <li key={routine.slug} className="card relative flex flex-col gap-2 hover:border-ink">
          <div className="flex flex-wrap gap-2">
            {kindsOf(routine).map((kind) => (
              <TypeBadge key={kind} type={kind} />
            ))}
          </div>
          <h2 className="heading-3">
            <Link
              to={paths.publicRoutine(routine.slug)}
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              {routine.name}
            </Link>
          </h2>
          <p className="line-clamp-3 text-sm text-ink-2">{routine.description}</p>
          <p className="mt-auto flex flex-wrap items-baseline gap-x-4 text-xs text-ink-2">
            <Difficulty level={routine.difficulty} />
            <span className="num">{texts.minutes(routine.duration)}</span>
            <span>{texts.exercises(routine.count)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
