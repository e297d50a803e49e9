import type { FilmedStrokes } from '@bandeja/domain/mirror/contract';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { accountTexts } from '#features/mirror/account/texts.ts';
import {
  filmedStrokesQuery,
  useAllowFilmedStrokes,
  useDeleteFilmedStroke,
  useStoreFilmedStroke,
} from '#features/mirror/api.ts';
import { filmedStrokeOf, isSameMeasures } from '#features/mirror/compare/compare-films.ts';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const texts = accountTexts.save;

/** Under a film's measures: they go to the account one by one, only on a tap. */
export function SaveMeasures({ film }: { film: StoredFilm }) {
  const id = useId();
  const { data } = useQuery(filmedStrokesQuery);
  if (data === undefined) return null;
  const stored = data.strokes.find(({ _id }) => _id === film.id);
  const isStored = stored !== undefined && isSameMeasures(stored.measures, film.measures);
  return (
    <section aria-labelledby={id} className="card grid gap-3 max-sm:p-5">
      <h2 id={id}>{texts.title}</h2>
      {isStored ? <Stored film={film} /> : <Store film={film} account={data} isAgain={stored !== undefined} />}
    </section>
  );
}

function Stored({ film }: { film: StoredFilm }) {
  const { start, isPending, error } = useDeleteFilmedStroke();
  return (
    <>
      <p role="status">{texts.stored}</p>
      {error && <Alert kind="err">{serverMessage(error) ?? accountTexts.list.failed}</Alert>}
      <Button
        variant="line"
        className="justify-self-start"
        pending={isPending}
        pendingLabel={texts.removing}
        onClick={() => start(film.id)}
      >
        {texts.remove}
      </Button>
    </>
  );
}

type StoreProps = { film: StoredFilm; account: FilmedStrokes; isAgain: boolean };

/** The consent is asked with the first ones. */
function Store({ film, account: { consent }, isAgain }: StoreProps) {
  const [isAsking, setAsking] = useState(false);
  const allow = useAllowFilmedStrokes();
  const store = useStoreFilmedStroke();
  const error = allow.error ?? store.error;
  const isPending = allow.isPending || store.isPending;
  const storeIt = () => store.start(filmedStrokeOf(film));
  if (isAsking && !consent) {
    return (
      <>
        <blockquote className="border-l-2 border-line-strong px-4 py-1">{consentTexts.filmedStrokes.text}</blockquote>
        {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="solid"
            pending={isPending}
            pendingLabel={texts.storing}
            onClick={() => allow.start(undefined, { onSuccess: storeIt })}
          >
            {texts.accept}
          </Button>
          <Button variant="line" onClick={() => setAsking(false)}>
            {texts.later}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="max-w-sentence text-ink-2">{texts.text}</p>
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
      <Button
        variant="line"
        full
        pending={isPending}
        pendingLabel={texts.storing}
        onClick={() => (consent ? storeIt() : setAsking(true))}
      >
        {isAgain ? texts.storeAgain : texts.store}
      </Button>
    </>
  );
}
