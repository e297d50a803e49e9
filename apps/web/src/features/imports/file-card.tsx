import { sessionTypeSchema } from '@bandeja/domain/sessions/vocabulary';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useRef } from 'react';
import { type ChosenFile, type FileState, freshOf, isFromWatch } from '#features/imports/chosen.ts';
import { Preview } from '#features/imports/preview.tsx';
import { sourceNames, importTexts as texts } from '#features/imports/texts.ts';
import type { Files } from '#features/imports/use-files.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Select } from '#ui/select.tsx';

type FileCardProps = {
  chosen: ChosenFile;
  files: Files;
  /** Whether the plan takes files of watches. */
  takesWatches: boolean;
};

/** What a watch calls «other» may have been any of these. */
const watchTypes = ['Partido', 'Cardio', 'Fuerza', 'Flexibilidad', 'Funcionalidad'].map((value) => ({
  value,
  label: value,
}));

/** One chosen file: being read, refused with the reason, shown, being imported, done. */
export function FileCard({ chosen, files, takesWatches }: FileCardProps) {
  const { file, state } = chosen;
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = state.step === 'importing';
  function send() {
    files.send(chosen);
    // the button goes with this step
    heading.current?.focus();
  }

  return (
    <li className="card grid gap-4 max-sm:p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 ref={heading} tabIndex={-1} className="wrap-anywhere">
            {file.name}
          </h3>
          {'reading' in state && <p className="text-sm text-ink-2">{sourceNames[state.reading.source]}</p>}
        </div>
        {!isBusy && (
          <IconButton
            className="-mt-2.5 -mr-2.5"
            icon={XIcon}
            label={texts.remove(file.name)}
            onClick={() => files.remove(chosen.id)}
          />
        )}
      </div>
      <div aria-live="polite" className="grid gap-4">
        {'reading' in state && isFromWatch(state.reading) && !takesWatches ? (
          <NeedsPro />
        ) : (
          <Step chosen={chosen} state={state} files={files} onSend={send} />
        )}
      </div>
    </li>
  );
}

function NeedsPro() {
  return (
    <Alert title={texts.watch.title} actions={<LinkButton to={paths.plans}>{texts.watch.plans}</LinkButton>}>
      {texts.watch.text}
    </Alert>
  );
}

type StepProps<State> = { chosen: ChosenFile; state: State; files: Files; onSend: () => void };

function Step({ chosen, state, files, onSend }: StepProps<FileState>) {
  switch (state.step) {
    case 'reading':
    case 'checking':
      return <BallLoader label={texts.reading} />;
    case 'unreadable':
      return <Alert kind="err">{state.error}</Alert>;
    case 'unchecked':
      return (
        <Alert
          kind="err"
          title={texts.checkFailed}
          actions={
            <Button variant="line" onClick={() => files.check(chosen.id, state.reading)}>
              {texts.retryCheck}
            </Button>
          }
        >
          <p>{state.message}</p>
        </Alert>
      );
    case 'ready':
      return <Ready chosen={chosen} state={state} files={files} onSend={onSend} />;
    case 'importing':
      return (
        <div className="grid gap-2">
          <p>{texts.importing(state.sent, state.fresh.length)}</p>
          <progress className="h-2 w-full accent-action" max={state.fresh.length} value={state.sent} />
        </div>
      );
    case 'broken':
      return (
        <Alert kind="err" title={texts.failed} actions={<Button onClick={onSend}>{texts.goOn}</Button>}>
          {state.message}
        </Alert>
      );
    case 'done':
      return (
        <Alert
          kind="ok"
          title={texts.done(state.added, state.known)}
          actions={
            <LinkButton to={paths.sessions} variant="line">
              {texts.toSessions}
            </LinkButton>
          }
        />
      );
  }
}

function Ready({ chosen, state, files, onSend }: StepProps<Extract<FileState, { step: 'ready' }>>) {
  const { reading, known, type } = state;
  const fresh = freshOf(state);
  const shown = type === null ? reading : { ...reading, sessions: reading.sessions.map((each) => ({ ...each, type })) };
  const detected = new Set(reading.sessions.map((each) => each.type));
  return (
    <>
      <Preview reading={shown} known={reading.sessions.filter(({ key }) => known.has(key)).length} />
      {isFromWatch(reading) && detected.size === 1 && (
        <Select
          bare
          label={texts.preview.typeLabel}
          className="max-w-sm"
          options={watchTypes}
          value={type ?? reading.sessions[0]?.type}
          onChange={({ target }) => files.retype(chosen.id, { ...state, type: sessionTypeSchema.parse(target.value) })}
        />
      )}
      {fresh.length === 0 ? (
        <p className="font-head">{texts.nothingNew}</p>
      ) : (
        <Button className="justify-self-start" onClick={onSend}>
          {texts.import(fresh.length)}
        </Button>
      )}
    </>
  );
}
