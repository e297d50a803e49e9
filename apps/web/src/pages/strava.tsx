import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useConfirmStrava } from '#features/strava/api.ts';
import { stravaTexts } from '#features/strava/texts.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const texts = stravaTexts.back;

export function StravaPage() {
  const [query] = useSearchParams();
  const [code, state, scope] = ['code', 'state', 'scope'].map((name) => query.get(name) ?? '');
  const { start, data, error } = useConfirmStrava();

  // the answer of Strava counts once; `useOnce` keeps a second effect from sending it again
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what Strava sent back begins it
  useEffect(() => {
    if (code && state && scope) start({ code, state, scope });
  }, [code, state, scope]);

  const isAsked = query.size > 0;
  const isRefused = !code || error !== null;
  return (
    <div className="wrap grid grid-cols-1 justify-items-start gap-6 pt-6 pb-24 lg:pt-10">
      {data && <PageTitle title={texts.done} sentence={texts.doneText} />}
      {!data && isRefused && (
        <>
          <h1 className="sr-only">{stravaTexts.title}</h1>
          <ErrorState
            level={2}
            className="card"
            title={isAsked ? texts.refused : texts.unasked}
            text={isAsked ? ((error && serverMessage(error)) ?? texts.refusedText) : texts.unaskedText}
          />
        </>
      )}
      {!data && !isRefused && <BallLoader label={texts.pending} page />}
      {(data || isRefused) && <LinkButton to={paths.sessions}>{texts.sessions}</LinkButton>}
    </div>
  );
}
