import type { ExerciseUsage } from '@bandeja/domain/exercises/contract';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import type { LoadState } from '#lib/load-state.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

const texts = exerciseAdminTexts.dialog;
const namedRoutines = 8;

/** Whether anything refers to it. */
export const isUsed = ({ routines, playerRoutines, sessions }: ExerciseUsage) =>
  routines.length + playerRoutines + sessions > 0;

/** Where an exercise is used, in words, with the way to each routine. */
export function UsageNote({ usage: state }: { usage: LoadState<{ usage: ExerciseUsage }> }) {
  switch (state.status) {
    case 'loading':
      return (
        <SkeletonPlace label={exerciseAdminTexts.dialog.working}>
          <Skeleton className="h-5 w-3/4" />
        </SkeletonPlace>
      );
    case 'failed':
      return (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-ui">
          <p>{texts.usageFailed}</p>
          <Button variant="line" size="sm" pending={state.isRetrying} onClick={state.retry}>
            {texts.retry}
          </Button>
        </div>
      );
    case 'ready':
      return isUsed(state.usage) ? <Used usage={state.usage} /> : <p className="text-ui text-ink-2">{texts.unused}</p>;
  }
}

function Used({ usage }: { usage: ExerciseUsage }) {
  const rest = usage.routines.length - namedRoutines;
  return (
    <div className="grid gap-2 text-ui">
      <p>{usageInWords(usage)}</p>
      {usage.routines.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {usage.routines.slice(0, namedRoutines).map(({ _id, name, isActive }) => (
            <li key={_id}>
              <Link to={`/routines?editar=${_id}`}>{name}</Link>
              {!isActive && <span className="text-ink-2"> ({texts.inactive.toLocaleLowerCase('es')})</span>}
            </li>
          ))}
          {rest > 0 && <li className="text-ink-2">{texts.otherRoutines(rest)}</li>}
        </ul>
      )}
      <p className="text-ink-2">{texts.inUse}</p>
    </div>
  );
}

/** «Se usa en 3 rutinas, 2 rutinas de jugadores y 12 sesiones.» */
export function usageInWords({ routines, playerRoutines, sessions }: ExerciseUsage): string {
  const count = (amount: number, one: string, many: string) =>
    amount === 0 ? [] : [amount === 1 ? `1 ${one}` : `${amount} ${many}`];
  const places = [
    ...count(routines.length, 'rutina', 'rutinas'),
    ...count(playerRoutines, 'rutina de un jugador', 'rutinas de jugadores'),
    ...count(sessions, 'sesión', 'sesiones'),
  ];
  return `Se usa en ${new Intl.ListFormat('es').format(places)}.`;
}
