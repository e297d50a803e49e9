import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { programQuery, tokensQuery } from '#features/tokens/api.ts';
import { type Asked, askedIn } from '#features/tokens/asked.ts';
import { ProgramForm } from '#features/tokens/program-form.tsx';
import { programTexts as texts } from '#features/tokens/texts.ts';
import { HttpError } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function ConnectPage() {
  const asked = askedIn(useSearchParams()[0]);
  return (
    <div className="wrap grid grid-cols-1 justify-items-start gap-6 pt-6 pb-24 lg:pt-10">
      {asked === null ? <Unknown /> : <Decision asked={asked} />}
    </div>
  );
}

function Decision({ asked }: { asked: Asked }) {
  const program = useQuery(programQuery(asked));
  const tokens = useQuery(tokensQuery);
  const failed = [program, tokens].find(({ isError }) => isError);
  if (program.error instanceof HttpError && program.error.status < 500) return <Unknown />;
  if (failed) return <ErrorState level={1} className="card" title={texts.loadFailed} query={failed} />;
  if (!program.data || !tokens.data) return <BallLoader label={texts.loading} page />;
  return (
    <>
      <PageTitle title={texts.title(program.data.name)} sentence={texts.sentence} />
      <ProgramForm asked={asked} program={program.data} standing={tokens.data.consents} />
    </>
  );
}

/** Nothing is sent back to an address that nobody registered. */
function Unknown() {
  return (
    <>
      <h1 className="sr-only">{texts.unknown}</h1>
      <ErrorState level={2} className="card" title={texts.unknown} text={texts.unknownText} />
      <LinkButton to={paths.connections}>{texts.back}</LinkButton>
    </>
  );
}
