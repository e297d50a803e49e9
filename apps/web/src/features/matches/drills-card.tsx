import type { DrillAnswer, MatchDrills } from '@bandeja/domain/matches/contract';
import { undoSeconds } from '@bandeja/domain/sessions/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerDrillsMutation, drillsAnswered, drillsQuery } from '#features/matches/api.ts';
import { lostTexts as texts } from '#features/matches/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { formatShortDate, formatWeekday } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FigureStill } from '#ui/figure/figure-still.tsx';
import { useToast } from '#ui/toast.tsx';

/** Two drills for what cost most: proposed with their days, put into next week by the player, taken out again. */
export function DrillsCard({ sessionId }: { sessionId: string }) {
  const query = useQuery(drillsQuery(sessionId));
  const { data } = query;
  if (query.isError) return <ErrorState title={texts.failed} query={query} />;
  if (data?.state === 'over' || data?.cost === null) return null;
  return (
    <section aria-labelledby="lost-drills" className="card card-tight grid content-start gap-3 lg:col-span-2">
      <h2 id="lost-drills" className="heading-3">
        {data?.state === 'planned' ? texts.planned(formatShortDate(data.monday)) : texts.proposed}
      </h2>
      {data ? (
        <Drills sessionId={sessionId} plan={data} cost={data.cost} />
      ) : (
        <p className="min-h-44 text-ink-2">{texts.loading}</p>
      )}
    </section>
  );
}

type DrillsProps = { sessionId: string; plan: MatchDrills; cost: NonNullable<MatchDrills['cost']> };

function Drills({ sessionId, plan, cost }: DrillsProps) {
  const { state, drills } = plan;
  const { answer, isPending, error } = useAnswer(sessionId);
  return (
    <>
      {state !== 'declined' && drills.length > 0 && (
        <ul className="border-t">
          {drills.map(({ name, drawing, date, dose, routine }, index) => (
            <li key={name} className="flex items-center gap-3.5 border-b py-3 leading-ui">
              {drawing !== null && <FigureStill figureName={drawing} moves={false} />}
              <span className="grid min-w-0">
                <b className="font-strong">{name}</b>
                <span className="text-ui text-ink-2">
                  {texts.drill(`${capitalise(formatWeekday(date))} ${Number(date.slice(8))}`, dose, routine)}
                  {index === 0 && ` ${texts.why[cost.tag](cost.points)}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {state === 'declined' && <p className="text-ink-2">{texts.declined}</p>}
      {state === 'open' && drills.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      {error !== null && <Alert kind="err">{failureReason(error, texts.saveFailed)}</Alert>}
      {state === 'open' && drills.length > 0 && (
        <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-end">
          <Button
            variant="saque"
            size="lg"
            pending={isPending}
            pendingLabel={texts.putting}
            onClick={() => answer('planned')}
          >
            {texts.put}
          </Button>
          <Button variant="ghost" size="lg" disabled={isPending} onClick={() => answer('declined')}>
            {texts.later}
          </Button>
        </div>
      )}
      {(state === 'planned' || state === 'declined') && (
        <Button variant="line" className="justify-self-start" pending={isPending} onClick={() => answer(null)}>
          {state === 'planned' ? texts.takeOut : texts.again}
        </Button>
      )}
    </>
  );
}

function useAnswer(sessionId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    ...answerDrillsMutation,
    onSuccess: async (plan) => {
      client.setQueryData(drillsQuery(sessionId).queryKey, plan);
      void drillsAnswered(client);
      if (plan.state !== 'planned') return;
      toast(texts.isPut, {
        seconds: undoSeconds,
        undo: { hint: texts.undoHint, label: texts.undo, undo: () => mutate({ id: sessionId, answer: null }) },
      });
    },
  });
  return { answer: (answer: DrillAnswer | null) => mutate({ id: sessionId, answer }), isPending, error };
}
