import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useConfirmPolar } from '#features/polar/api.ts';
import { polarTexts } from '#features/polar/texts.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const texts = polarTexts.back;

export function PolarPage() {
  const [query] = useSearchParams();
  const [code, state] = ['code', 'state'].map((name) => query.get(name) ?? '');
  const { start, data, error } = useConfirmPolar();

  // the answer of Polar counts once; `useOnce` keeps a second effect from sending it again
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what Polar sent back begins it
  useEffect(() => {
    if (code && state) start({ code, state });
  }, [code, state]);

  const isAsked = query.size > 0;
  const isRefused = !code || error !== null;
  return (
    <div className="wrap grid grid-cols-1 justify-items-start gap-6 pt-6 pb-24 lg:pt-10">
      {data && <PageTitle title={texts.done} sentence={texts.doneText} />}
      {!data && isRefused && (
        <>
          <h1 className="sr-only">{polarTexts.title}</h1>
          <ErrorState
            level={2}
            className="card"
            title={isAsked ? texts.refused : texts.unasked}
            text={isAsked ? ((error && serverMessage(error)) ?? texts.refusedText) : texts.unaskedText}
          />
        </>
      )}
      {!data && !isRefused && <BallLoader label={texts.pending} page />}
      {(data || isRefused) && <LinkButton to={paths.pulse}>{texts.devices}</LinkButton>}
    </div>
  );
}
