import type { FilmedStroke } from '@bandeja/domain/mirror/schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountStrokes } from '#features/mirror/account/account-strokes.tsx';
import { filmedStrokesQuery } from '#features/mirror/api.ts';
import { ByHand } from '#features/mirror/by-hand.tsx';
import { ChooseClip } from '#features/mirror/choose-clip.tsx';
import { earlierOf } from '#features/mirror/compare/compare-films.ts';
import { CompareView } from '#features/mirror/compare/compare-view.tsx';
import { EarlierFilms } from '#features/mirror/earlier-films.tsx';
import { FilmCamera } from '#features/mirror/film-camera.tsx';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { FilmView } from '#features/mirror/film-view.tsx';
import { GuardianGate, isMinor } from '#features/mirror/guardian-gate.tsx';
import { HowTo, PrivacyCard } from '#features/mirror/how-to.tsx';
import { MeasuresView } from '#features/mirror/measures-view.tsx';
import { ProgressLine } from '#features/mirror/progress-line.tsx';
import { RefusedFilm } from '#features/mirror/refused-film.tsx';
import { mirrorTexts as texts } from '#features/mirror/texts.ts';
import { TrimClip } from '#features/mirror/trim-clip.tsx';
import { type Films, useFilms } from '#features/mirror/use-films.ts';
import { type Mirror, useMirror } from '#features/mirror/use-mirror.ts';
import { type Model, useModel } from '#features/mirror/use-model.ts';
import type { ModelFiles } from '#features/mirror/worker-messages.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Tag } from '#ui/tag.tsx';

type MirrorRoomProps = {
  /** The player's id: films are theirs alone. */
  owner: string;
  age: number | null;
  /** How a film leaves the device, under its measures. */
  shareOf: ShareOf;
};

type ShareOf = (film: StoredFilm) => ReactNode;

export function MirrorRoom({ owner, age, shareOf }: MirrorRoomProps) {
  const films = useFilms(owner);
  const mirror = useMirror(owner, films.store);
  const model = useModel('full');
  const { data: account } = useQuery(filmedStrokesQuery);
  const { state } = model;
  if (mirror.state.step !== 'start' && state.is === 'ready') {
    return (
      <Step
        mirror={mirror}
        films={films}
        strokes={account?.strokes ?? []}
        model={state.files}
        isMinor={isMinor(age)}
        shareOf={shareOf}
      />
    );
  }
  return (
    <>
      <PageTitle
        title={texts.title}
        windowTitle={texts.windowTitle}
        sentence={texts.sentence}
        action={<Tag>{texts.trial}</Tag>}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <HowTo />
        <div className="grid gap-6">
          <PrivacyCard />
          <Begin model={model} mirror={mirror} age={age} />
          <EarlierFilms films={films} onOpen={mirror.open} />
          <AccountStrokes />
        </div>
      </div>
    </>
  );
}

type BeginProps = { model: Model; mirror: Mirror; age: number | null };

function Begin({ model, mirror, age }: BeginProps) {
  const { state, download, cancel } = model;
  switch (state.is) {
    case 'looking':
      return <p role="status">{texts.download.looking}</p>;
    case 'downloading':
      return (
        <ProgressLine
          label={texts.download.running}
          share={state.share}
          cancel={texts.download.cancel}
          onCancel={cancel}
        />
      );
    case 'missing':
      return (
        <div className="grid gap-3">
          {state.hasFailed && <Alert kind="err">{texts.download.failed}</Alert>}
          <Button variant="saque" full onClick={download}>
            {texts.download.start}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <GuardianGate age={age}>
          <ChooseClip onClip={mirror.trim} onFilm={mirror.film} />
        </GuardianGate>
      );
  }
}

type StepProps = {
  mirror: Mirror;
  films: Films;
  /** Of the account. */
  strokes: readonly FilmedStroke[];
  model: ModelFiles;
  isMinor: boolean;
  shareOf: ShareOf;
};

function Step({ mirror, films, strokes, model, isMinor, shareOf }: StepProps) {
  const { state } = mirror;
  switch (state.step) {
    case 'start':
      return null;
    case 'camera':
      return (
        <FilmCamera
          {...state.stroke}
          onFilm={(blob) => mirror.trim({ blob, ...state.stroke, filmedAt: new Date().toISOString() })}
          onBack={mirror.restart}
        />
      );
    case 'trim':
      return <TrimClip clip={state.clip} onStart={(from) => void mirror.read({ clip: state.clip, from }, model)} />;
    case 'reading':
      return (
        <ProgressLine
          label={state.isSmall ? texts.reading.small : texts.reading.running}
          share={state.share}
          cancel={texts.reading.cancel}
          onCancel={mirror.cancel}
        />
      );
    case 'refused':
      return (
        <RefusedFilm
          refused={state}
          onAgain={mirror.restart}
          onByHand={() => mirror.measureByHand(state.read)}
          onFollow={(follow) => void mirror.read({ ...state.read, follow }, model)}
        />
      );
    case 'byHand': {
      const { clip, from } = state.read;
      return (
        <ByHand
          clip={clip}
          from={from}
          onDone={(stroke, shape) => void mirror.confirm({ clip, stroke, shape }, stroke.keys.top)}
          onBack={mirror.restart}
        />
      );
    }
    case 'film':
      return (
        <FilmView step={state} onContact={(index) => void mirror.confirm(state, index)} onAgain={mirror.restart} />
      );
    case 'measures':
      return (
        <MeasuresView
          key={state.film.id}
          film={state.film}
          isStored={state.isStored}
          earlier={earlierOf(films.films, strokes, state.film)}
          share={state.isStored && shareOf(state.film)}
          onCompare={(earlier) => mirror.compare(state.film, earlier)}
          onNote={(note) => void films.store({ ...state.film, note })}
          onMoveContact={() => mirror.moveContact(state.film)}
          onAgain={mirror.restart}
        />
      );
    case 'compare':
      return (
        <CompareView
          film={state.film}
          earlier={state.earlier}
          isMinor={isMinor}
          onStore={(film) => void films.store(film)}
          onBack={mirror.open}
        />
      );
  }
}
