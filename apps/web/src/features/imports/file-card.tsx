import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useRef } from 'react';
import {
  type ChosenFile,
  type FileState,
  holdsPulse,
  isFromWatch,
  isRecorded,
  parcelOf,
  type ReadyState,
  typesOf,
} from '#features/imports/chosen.ts';
import { PulseConsent } from '#features/imports/pulse-consent.tsx';
import type { Reading } from '#features/imports/reading/model.ts';
import { SameTraining } from '#features/imports/same-training.tsx';
import { sourceNames, importTexts as texts } from '#features/imports/texts.ts';
import { DistanceChoice, UnitChoice } from '#features/imports/unit-choice.tsx';
import type { Files } from '#features/imports/use-files.ts';
import { formatMediumDate, formatMinutes } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Select } from '#ui/select.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

type FileCardProps = {
  chosen: ChosenFile;
  files: Files;
  takesWatches: boolean;
};

const watchTypes = ['Partido', 'Cardio', 'Fuerza', 'Flexibilidad', 'Funcionalidad'].map((value) => ({
  value,
  label: value,
}));

export function FileCard({ chosen, files, takesWatches }: FileCardProps) {
  const { file, state } = chosen;
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = state.step === 'importing';
  function send() {
    files.send(chosen);
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
      return <ReadingFile progress={state.progress} onCancel={() => files.remove(chosen.id)} />;
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
          <p>{texts.importing(state.sent, state.parcel.sessions.length)}</p>
          <progress className="h-2 w-full accent-action" max={state.parcel.sessions.length} value={state.sent} />
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
          title={texts.done(state)}
          actions={
            <LinkButton to={paths.sessions} variant="line">
              {texts.toSessions}
            </LinkButton>
          }
        />
      );
  }
}

function ReadingFile({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <BallLoader label={texts.reading} />
      {progress > 0 && (
        <progress className="h-2 w-full accent-action" aria-label={texts.readingShare} max={1} value={progress} />
      )}
      <Button variant="line" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

function Ready({ chosen, state, files, onSend }: StepProps<ReadyState>) {
  const { reading, known, type } = state;
  const { sessions, joins } = parcelOf(state);
  const overlapping = reading.sessions.filter(({ key }) => state.same.has(key) && !known.has(key));
  const shown = type === null ? reading : { ...reading, sessions: reading.sessions.map((each) => ({ ...each, type })) };
  const detected = new Set(reading.sessions.map((each) => each.type));
  return (
    <>
      <Preview reading={shown} known={reading.sessions.filter(({ key }) => known.has(key)).length} />
      {isRecorded(reading) && detected.size === 1 && (
        <Select
          bare
          label={texts.preview.typeLabel}
          className="max-w-sm"
          options={watchTypes}
          value={type ?? reading.sessions[0]?.type}
          onChange={({ target }) => files.choose(chosen.id, { ...state, type: sessionTypeSchema.parse(target.value) })}
        />
      )}
      {reading.asksUnit && (
        <UnitChoice state={state} onChange={(unit) => files.choose(chosen.id, { ...state, unit })} />
      )}
      {reading.distances && (
        <DistanceChoice
          state={state}
          onChange={(distanceUnit) => files.choose(chosen.id, { ...state, distanceUnit })}
        />
      )}
      {holdsPulse(reading) && sessions.length > 0 && (
        <PulseConsent
          checked={state.pulseConsent}
          onChange={(pulseConsent) => files.choose(chosen.id, { ...state, pulseConsent })}
        />
      )}
      {overlapping.length > 0 && (
        <SameTraining
          state={state}
          sessions={overlapping}
          onChange={(wishes) => files.choose(chosen.id, { ...state, wishes })}
        />
      )}
      {sessions.length === 0 ? (
        <p className="font-head">{overlapping.length > 0 ? texts.same.nothing : texts.nothingNew}</p>
      ) : (
        <Button className="justify-self-start" onClick={onSend}>
          {texts.import(sessions.length - joins.length, joins.length)}
        </Button>
      )}
    </>
  );
}

const previewTexts = texts.preview;
const listed = 4;

const dayOf = ({ localDate, startTime }: ImportedSession) => formatMediumDate(localDate ?? startTime);

function Preview({ reading, known }: { reading: Reading; known: number }) {
  const { sessions, remarks } = reading;
  const [latest] = sessions;
  const first = sessions.at(-1);
  if (latest === undefined || first === undefined) return null;
  return (
    <div className="grid gap-3">
      <div className="grid gap-0.5">
        <p className="font-head">{previewTexts.found(sessions.length)}</p>
        <p className="text-sm text-ink-2">{previewTexts.range(dayOf(first), dayOf(latest))}</p>
        <p className="text-sm text-ink-2">{previewTexts.types(typesOf(sessions))}</p>
        {known > 0 && <p className="text-sm text-ink-2">{previewTexts.known(known)}</p>}
      </div>
      <ul aria-label={previewTexts.list} className="border-t">
        {sessions.slice(0, listed).map((session) => (
          <li key={session.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2.5">
            <TypeBadge type={session.type} />
            <span className="min-w-0 flex-[1_1_10rem] wrap-anywhere">{session.name}</span>
            <span className="text-sm text-ink-2">{factsOf(session)}</span>
          </li>
        ))}
        {sessions.length > listed && (
          <li className="py-2.5 text-sm text-ink-2">{previewTexts.more(sessions.length - listed)}</li>
        )}
      </ul>
      {remarks.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function factsOf(session: ImportedSession): string {
  const { duration, entries, averageHeartRate } = session;
  return [
    dayOf(session),
    ...(duration > 0 ? [formatMinutes(duration)] : []),
    ...(entries.length > 0 ? [previewTexts.exercises(entries.length)] : []),
    ...(averageHeartRate === null ? [] : [previewTexts.heart(averageHeartRate)]),
  ].join(' · ');
}
