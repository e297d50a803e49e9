import type { CoachedCheckIns as Trends } from '@bandeja/domain/check-ins/contract';
import { useQuery } from '@tanstack/react-query';
import { Answers } from '#features/check-ins/answers.tsx';
import { coachedCheckInsQuery } from '#features/check-ins/api.ts';
import { ChooseQuestions } from '#features/check-ins/choose-questions.tsx';
import { checkInTexts } from '#features/check-ins/texts.ts';
import { Trend } from '#features/check-ins/trend.tsx';
import { Alert } from '#ui/alert.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

const texts = checkInTexts.coached;

/** On a player's page, for the coach they share their health with: read in ninety seconds. */
export function CoachedCheckIns({ playerId }: { playerId: string }) {
  const query = useQuery(coachedCheckInsQuery(playerId));
  return (
    <section aria-labelledby="control-semanal" className="card grid min-w-0 grid-cols-1 gap-5 max-sm:p-5">
      <SectionTitle id="control-semanal" title={texts.title} />
      {query.data ? (
        <Read playerId={playerId} trends={query.data} />
      ) : (
        <ListWait query={query} failed={texts.failed} loading={texts.loading} level={3} />
      )}
    </section>
  );
}

function Read({ playerId, trends: { weeks, questions, missed, isNudged } }: { playerId: string; trends: Trends }) {
  const sent = weeks.flatMap(({ checkIn }) => checkIn ?? []);
  const [latest, before] = [sent.at(-1), sent.at(-2)];
  return (
    <>
      {missed && <Alert kind="warn">{texts.missed(missed, isNudged)}</Alert>}
      {latest ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-2">
            <h3>{texts.latest(latest.monday)}</h3>
            <Answers answers={latest.answers} before={before?.answers} />
          </div>
          <Trend weeks={weeks} />
        </div>
      ) : (
        <p className="text-ink-2">{texts.none}</p>
      )}
      <ChooseQuestions playerId={playerId} questions={questions} />
    </>
  );
}
