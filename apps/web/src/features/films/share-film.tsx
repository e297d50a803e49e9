import type { SharedFilm } from '@bandeja/domain/films/contract';
import { filmDeclaration, filmMessages } from '@bandeja/domain/films/messages';
import { filmLimits } from '@bandeja/domain/films/rules';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { filmsQuery } from '#features/films/api.ts';
import { filmTexts } from '#features/films/texts.ts';
import { type OwnFilm, useShareFilm } from '#features/films/use-share-film.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Form } from '#ui/form.tsx';

const texts = filmTexts.share;

/** Under a film of the device: nothing while no coach would see it. */
export function ShareFilm({ film }: { film: OwnFilm }) {
  const { data } = useQuery(filmsQuery);
  if (!data || data.coach === null) return null;
  const shared = data.films.find(({ _id }) => _id === film.id);
  return (
    <section aria-labelledby={`enviar-${film.id}`} className="card grid gap-3 max-sm:p-5">
      <h2 id={`enviar-${film.id}`}>{texts.title(data.coach)}</h2>
      {shared && shared.seconds !== null ? (
        <>
          <p>{texts.shared(data.coach)}</p>
          <ArrowLink to={paths.film(film.id)}>{texts.see}</ArrowLink>
        </>
      ) : (
        <Share film={film} coach={data.coach} begun={shared} />
      )}
    </section>
  );
}

type ShareProps = { film: OwnFilm; coach: string; begun: SharedFilm | undefined };

function Share({ film, coach, begun }: ShareProps) {
  const { state, start, pause } = useShareFilm(film, begun !== undefined);
  switch (state.is) {
    case 'preparing':
      return <p role="status">{texts.preparing}</p>;
    case 'sending':
      return <Sending coach={coach} share={state.share} onPause={pause} />;
    case 'shared':
      return <p role="status">{texts.shared(coach)}</p>;
    case 'idle':
      return <Declare coach={coach} begun={begun} failure={state.failure} onSend={start} />;
  }
}

function Sending({ coach, share, onPause }: { coach: string; share: number; onPause: () => void }) {
  const id = useId();
  const percent = Math.floor(share * 100);
  return (
    <>
      <p id={id}>{navigator.onLine ? texts.sending(coach) : texts.waiting}</p>
      <progress aria-labelledby={id} value={percent} max={100} className="h-3 w-full accent-action" />
      <p className="num text-ink-2" aria-hidden="true">{`${percent} %`}</p>
      <Button variant="line" className="justify-self-start" onClick={onPause}>
        {texts.pause}
      </Button>
    </>
  );
}

type DeclareProps = {
  coach: string;
  begun: SharedFilm | undefined;
  failure: string | null;
  onSend: () => void;
};

/** About the people in it the player gives their word once for each film, before its first byte leaves. */
function Declare({ coach, begun, failure, onSend }: DeclareProps) {
  const [isDeclared, setDeclared] = useState(begun !== undefined);
  const [isMissed, setMissed] = useState(false);

  function submit() {
    setMissed(!isDeclared);
    if (isDeclared) onSend();
  }

  return (
    <Form className="grid gap-2" onSubmit={submit}>
      <p className="max-w-sentence text-ink-2">{texts.text(coach, filmLimits.days)}</p>
      {begun && <p>{texts.half(begun.receivedBytes, begun.sizeBytes)}</p>}
      <Checkbox
        label={filmDeclaration.text}
        checked={isDeclared}
        error={isMissed && !isDeclared ? filmMessages.declaration : undefined}
        onChange={({ target }) => setDeclared(target.checked)}
      />
      {failure !== null && <Alert kind="err">{failure}</Alert>}
      <Button type="submit" variant="solid" full>
        {begun ? texts.resume : texts.send}
      </Button>
    </Form>
  );
}
