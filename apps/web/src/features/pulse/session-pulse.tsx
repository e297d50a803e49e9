import type { SessionPulse } from '@bandeja/domain/pulse/contract';
import { type Recovery, recoveries } from '@bandeja/domain/pulse/rules';
import { zoneNames } from '@bandeja/domain/pulse/vocabulary';
import type { Session } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { handOver, pulseQuery, removePulseMutation, sessionPulseQuery } from '#features/pulse/api.ts';
import { PulseCurve } from '#features/pulse/pulse-curve.tsx';
import { beatsOf } from '#features/pulse/recording.ts';
import { hasRecording, sessionKey } from '#features/pulse/recording-keys.ts';
import { pulseTexts } from '#features/pulse/texts.ts';
import { ZoneBadge } from '#features/pulse/zone-badge.tsx';
import { formatNumber } from '#lib/format.ts';
import { invalidate } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useOnce } from '#lib/use-once.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = pulseTexts.card;

type MeasuredSession = Pick<Session, '_id' | 'exercises' | 'rpe' | 'duration' | 'hasPulse'>;

/** Session-RPE load (docs/training.md#formulas). */
const effortLoad = (rpe: number, seconds: number) => Math.round(rpe * minutesOf(seconds));

/** What was recorded in a session; nothing where nothing was. */
export function SessionPulseCard({ session }: { session: MeasuredSession }) {
  const { data } = useQuery({ ...sessionPulseQuery(session._id), enabled: session.hasPulse === true });
  useLeftRecording(session._id);
  const beats = useBeats(data?.pulse?.beats);
  if (!data?.pulse || beats === null) return null;
  return <Card session={session} pulse={data.pulse} limits={data.limits} beats={beats} />;
}

/** The live screen may have been closed before it gave its recording away. */
function useLeftRecording(id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!hasRecording(sessionKey(id))) return;
    void handOver(sessionKey(id), id)
      .then(() => invalidate(client, 'GET /training-sessions/:id', 'GET /training-sessions/:id/pulse'))
      .catch(() => {});
  }, [client, id]);
}

function useBeats(base64: string | undefined): Uint8Array | null {
  const [read, setRead] = useState<{ of: string; beats: Uint8Array } | null>(null);
  useEffect(() => {
    if (base64 === undefined) return;
    let isOver = false;
    void beatsOf(base64)
      .then((beats) => isOver || setRead({ of: base64, beats }))
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [base64]);
  return read?.of === base64 ? (read?.beats ?? null) : null;
}

type CardProps = {
  session: MeasuredSession;
  pulse: SessionPulse;
  limits: number[] | null;
  beats: Uint8Array;
};

function Card({ session, pulse, limits, beats }: CardProps) {
  const { data: settings } = useQuery(pulseQuery);
  const facts = [
    { name: texts.average, value: pulseTexts.beats(pulse.average) },
    { name: texts.most, value: pulseTexts.beats(pulse.most) },
    ...(pulse.load === null ? [] : [{ name: texts.load, value: formatNumber(pulse.load) }]),
    ...(session.rpe === null
      ? []
      : [{ name: texts.effort, value: formatNumber(effortLoad(session.rpe, session.duration)) }]),
  ];
  const after = recoveries(beats, pulse.marks);
  return (
    <section aria-labelledby="pulse" className="card card-tight grid min-w-0 gap-4 lg:col-span-2">
      <h2 id="pulse" className="heading-3">
        {texts.title}
      </h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="num font-head">{value}</dd>
          </div>
        ))}
      </dl>
      <PulseCurve pulse={pulse} beats={beats} limits={limits ?? []} />
      {pulse.zoneSeconds === null ? (
        <p className="text-ui text-ink-2">{settings?.from === 'asked' ? texts.asked : texts.noZones}</p>
      ) : (
        <Zones seconds={pulse.zoneSeconds} />
      )}
      {pulse.load !== null && <p className="text-sm text-ink-2">{texts.loadHint}</p>}
      {after.length > 0 && <Recoveries session={session} list={after} />}
      <p className="text-sm text-ink-2">{pulseTexts.sheet.honest}</p>
      <Remove id={session._id} />
    </section>
  );
}

function Zones({ seconds }: { seconds: readonly number[] }) {
  const longest = Math.max(1, ...seconds);
  const zones = zoneNames
    .map((name, index) => ({ name, zone: index + 1, seconds: seconds[index + 1] ?? 0 }))
    .toReversed();
  return (
    <div>
      <h3 className="mb-2 text-ui font-strong">{texts.zones}</h3>
      <ul className="grid gap-2">
        {[...zones, { name: pulseTexts.below, zone: 0, seconds: seconds[0] ?? 0 }].map(
          ({ name, zone, seconds: time }) => (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-ui">
              <span>{zone === 0 ? name : <ZoneBadge zone={zone} />}</span>
              <span className="num">{texts.time(time)}</span>
              <span aria-hidden="true" className="col-span-2 mt-1 h-2 rounded-1 bg-sunken">
                <span
                  className="block h-full rounded-1 bg-pista-500"
                  style={{ width: `${Math.round((100 * time) / longest)}%` }}
                />
              </span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function Recoveries({ session, list }: { session: CardProps['session']; list: readonly Recovery[] }) {
  const names = new Map(
    session.exercises.flatMap(({ name, setRows }) =>
      setRows.map(({ _id }, index) => [_id, texts.setName(name, index + 1)] as const),
    ),
  );
  const rows = list.map((each, index) => ({
    ...each,
    name: names.get(each.setId ?? '') ?? texts.unknownSet(index + 1),
  }));
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="text-ui font-strong">{texts.recovery}</h3>
      <DataTable
        caption={texts.recovery}
        rows={rows}
        keyOf={({ second }) => `${second}`}
        columns={[
          { title: texts.columns.set, cell: ({ name }) => name },
          { title: texts.columns.drop, numeric: true, cell: ({ drop }) => formatNumber(-drop) },
          { title: texts.columns.peak, numeric: true, cell: ({ peak }) => peak },
          { title: texts.columns.after, numeric: true, cell: ({ after }) => after },
        ]}
      />
      <p className="text-sm text-ink-2">{texts.recoveryHint}</p>
    </div>
  );
}

function Remove({ id }: { id: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const { start, isPending, error } = useOnce(removePulseMutation(id));
  const onSuccess = () => {
    toast(texts.removed);
    void invalidate(client, 'GET /training-sessions/:id', 'GET /training-sessions/:id/pulse', 'GET /pulse');
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="ghost"
        pending={isPending}
        pendingLabel={texts.removing}
        onClick={() => start(undefined, { onSuccess })}
      >
        {texts.remove}
      </Button>
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </div>
  );
}
