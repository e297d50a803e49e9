import type { Season } from '@bandeja/domain/season/contract';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { removeGoal } from '#features/season/api.ts';
import { nameOfGoal, seasonTexts as texts } from '#features/season/texts.ts';
import { useSeasonChange } from '#features/season/use-season.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { formatShortDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** All goals of the season in their order, each with a way to end it. */
export function GoalsList({ goals }: Pick<Season, 'goals'>) {
  const { change, isPending, isOffline, error } = useSeasonChange();
  return (
    <section aria-labelledby="season-goals" className="grid content-start gap-2">
      <h2 id="season-goals" className="heading-3">
        {texts.goals}
      </h2>
      <ul className="card grid divide-y px-5 py-1.5">
        {goals.map((goal) => {
          const { _id, date } = goal;
          return (
            <li key={_id} className="flex items-center justify-between gap-4 py-1.5">
              <p>
                <span className="font-strong">{nameOfGoal(goal)}</span>{' '}
                {date && <span className="text-ui text-ink-2">{formatShortDate(date)}</span>}
              </p>
              <IconButton
                icon={TrashIcon}
                label={texts.remove(nameOfGoal(goal))}
                disabled={isPending || isOffline}
                onClick={() => change({ run: () => removeGoal(_id), done: texts.removed })}
              />
            </li>
          );
        })}
      </ul>
      {error !== null && <Alert kind="err">{failureReason(error, texts.change.failed)}</Alert>}
    </section>
  );
}
