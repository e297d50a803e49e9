import { factsPageTitle } from '@bandeja/domain/coach/messages';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { useQuery } from '@tanstack/react-query';
import { learningQuery, useSaveLearning } from '#features/learning/api.ts';
import { learningTexts as texts } from '#features/learning/texts.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';

export function LearningCard() {
  const query = useQuery(learningQuery);
  const { start, isPending, variables, error } = useSaveLearning();
  return (
    <section aria-labelledby="aprender" className="card grid gap-3 max-sm:p-5">
      <h2 id="aprender">{texts.title}</h2>
      <p>{texts.lead}</p>
      <blockquote className="border-l-2 border-ink bg-sunken px-4 py-3 text-sm">
        {consentTexts.learning.text}
      </blockquote>
      {query.data && (
        <Switch
          label={texts.agree}
          checked={isPending ? variables === true : query.data.consent}
          onChange={(event) => start(event.target.checked)}
        />
      )}
      {query.isError && (
        <Button
          variant="line"
          className="justify-self-start"
          pending={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {texts.retry}
        </Button>
      )}
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
      <p className="text-sm text-ink-2">{texts.withdrawn}</p>
      <ArrowLink to={paths.trainerFacts} className="justify-self-start">
        {factsPageTitle}
      </ArrowLink>
    </section>
  );
}
