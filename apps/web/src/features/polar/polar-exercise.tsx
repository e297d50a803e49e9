import type { PolarExercise } from '@bandeja/domain/polar/contract';
import { useDismissExercise, useTakeExercise } from '#features/polar/api.ts';
import { polarTexts as texts } from '#features/polar/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

/** One that came, and what can become of it. Nothing is joined or added by itself. */
export function PolarExerciseOffer({ exercise }: { exercise: PolarExercise }) {
  const { _id: id, same, averageHeartRate } = exercise;
  const take = useTakeExercise();
  const dismiss = useDismissExercise();
  const toast = useToast();
  const error = take.error ?? dismiss.error;
  const start = (sessionId: string | null) =>
    take.start({ id, sessionId }, { onSuccess: () => toast(sessionId === null ? texts.added : texts.joined) });
  return (
    <div className="grid gap-2">
      <p className="font-strong">{exercise.name}</p>
      <p className="text-ui text-ink-2">{texts.facts(exercise)}</p>
      {same && (
        <p className="text-ui">
          {texts.same(same.name)} {texts.joinHint(averageHeartRate !== null)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {same && (
          <Button variant="solid" pending={take.isPending} pendingLabel={texts.saving} onClick={() => start(same._id)}>
            {texts.join}
          </Button>
        )}
        <Button
          variant="line"
          pending={take.isPending && !same}
          pendingLabel={texts.saving}
          onClick={() => start(null)}
        >
          {same ? texts.addApart : texts.add}
        </Button>
        <Button variant="ghost" onClick={() => dismiss.start(id)}>
          {texts.dismiss}
        </Button>
      </div>
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </div>
  );
}
