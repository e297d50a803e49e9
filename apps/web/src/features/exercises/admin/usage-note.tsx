import type { ExerciseUsage } from '@bandeja/domain/exercises/contract';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import type { LoadState } from '#lib/load-state.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

const texts = exerciseAdminTexts.dialog;
const namedMost = 8;

export const isUsed = ({ routines, playerRoutines, sessions, variationOf }: ExerciseUsage) =>
  routines.length + playerRoutines + sessions + variationOf.length > 0;

type UsageNoteProps = {
  usage: LoadState<{ usage: ExerciseUsage }>;
  onEdit: (id: string) => void;
};

export function UsageNote({ usage: state, onEdit }: UsageNoteProps) {
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
      return isUsed(state.usage) ? (
        <Used usage={state.usage} onEdit={onEdit} />
      ) : (
        <p className="text-ui text-ink-2">{texts.unused}</p>
      );
  }
}

function Used({ usage, onEdit }: { usage: ExerciseUsage; onEdit: (id: string) => void }) {
  const { routines, variationOf } = usage;
  return (
    <div className="grid gap-2 text-ui">
      <p>{usageInWords(usage)}</p>
      {routines.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {routines.slice(0, namedMost).map(({ _id, name, isActive }) => (
            <li key={_id}>
              <Link to={paths.editRoutine(_id)}>{name}</Link>
              {!isActive && <span className="text-ink-2"> ({texts.inactive.toLocaleLowerCase('es')})</span>}
            </li>
          ))}
          <Others count={routines.length - namedMost} />
        </ul>
      )}
      {variationOf.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {variationOf.slice(0, namedMost).map(({ _id, name }) => (
            <li key={_id} className="min-w-0">
              <button
                type="button"
                aria-label={texts.editOther(name)}
                className="chip chip-sm max-w-full"
                onClick={() => onEdit(_id)}
              >
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </button>
            </li>
          ))}
          <Others count={variationOf.length - namedMost} />
        </ul>
      )}
      <p className="text-ink-2">{texts.inUse}</p>
    </div>
  );
}

function Others({ count }: { count: number }) {
  return count > 0 && <li className="text-ink-2">{texts.others(count)}</li>;
}

export function usageInWords({ routines, playerRoutines, sessions, variationOf }: ExerciseUsage): string {
  const count = (amount: number, one: string, many: string) =>
    amount === 0 ? [] : [amount === 1 ? `1 ${one}` : `${amount} ${many}`];
  const places = [
    ...count(routines.length, 'rutina', 'rutinas'),
    ...count(playerRoutines, 'rutina de un jugador', 'rutinas de jugadores'),
    ...count(sessions, 'sesión', 'sesiones'),
    ...count(variationOf.length, 'ejercicio', 'ejercicios').map((counted) => `las variaciones de ${counted}`),
  ];
  return `Se usa en ${new Intl.ListFormat('es').format(places)}.`;
}
