import { sideNames } from '@bandeja/domain/matches/messages';
import { setsText } from '@bandeja/domain/matches/rules';
import type { Match } from '@bandeja/domain/matches/schemas';
import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { ExerciseItem } from '#features/sessions/detail/exercise-item.tsx';
import { isAnyRefused, watchRefused } from '#features/sessions/live/queue/refused-watch.ts';
import { sessionTexts, detailTexts as texts } from '#features/sessions/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { FoldCard } from '#ui/fold-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';

/** The server may have refused changes after the live screen was left. */
const RefusedAlert = lazyPart(
  async () => (await import('#features/sessions/live/queue/refused-alert.tsx')).RefusedAlert,
);

type SessionFactsProps = {
  session: Session;
  /** What stands under an exercise. */
  under?: ((entry: SessionEntry) => ReactNode) | undefined;
};

export function SessionFacts({ session, under }: SessionFactsProps) {
  const { exercises } = session;
  const isImported = session.source.startsWith('import:');
  // a match written by hand that was joined with a watch's file
  const wasMeasured = session.averageHeartRate !== null || session.distanceMetres !== null;
  const hasRefused = useSyncExternalStore(watchRefused, () => isAnyRefused(session._id));
  return (
    <>
      {hasRefused && (
        <Suspense fallback={null}>
          <div className="lg:col-span-2">
            <RefusedAlert session={session} />
          </div>
        </Suspense>
      )}
      {session.match && <MatchFacts match={session.match} />}
      {(isImported || wasMeasured) && <Origin session={session} isImported={isImported} />}
      {exercises.length > 0 && (
        <section aria-labelledby="exercises" className="lg:col-span-2">
          <h2 id="exercises" className="mt-3 mb-2.5">
            {sessionTexts.exercises}
          </h2>
          <ol className="grid items-start gap-3 lg:grid-cols-2">
            {exercises.map((entry) => (
              <ExerciseItem key={entry._id} entry={entry} under={under?.(entry)} />
            ))}
          </ol>
        </section>
      )}
      {(session.source === 'live' || session.routineId !== null) && <Purpose session={session} />}
    </>
  );
}

function MatchFacts({ match: { sets, side, partner, tags } }: { match: Match }) {
  const facts = [
    ...(side === null ? [] : [{ name: texts.side, value: sideNames[side] }]),
    ...(partner === '' ? [] : [{ name: texts.partner, value: partner }]),
    ...(tags.length === 0 ? [] : [{ name: texts.tags, value: tags.join(', ') }]),
  ];
  return (
    <section aria-labelledby="match" className="card card-tight lg:col-span-2">
      <h2 id="match" className="heading-3">
        {texts.match}
      </h2>
      <p className={sets.length === 0 ? 'mt-2 text-ink-2' : 'num mt-2 text-num-count font-head'}>
        {sets.length === 0 ? texts.noResult : setsText(sets)}
      </p>
      <Facts facts={facts} />
    </section>
  );
}

function Origin({ session, isImported }: { session: Session; isImported: boolean }) {
  const { source, averageHeartRate, maxHeartRate, distanceMetres } = session;
  const measured = [
    ...(averageHeartRate === null ? [] : [{ name: texts.averageHeartRate, value: texts.beats(averageHeartRate) }]),
    ...(maxHeartRate === null ? [] : [{ name: texts.maxHeartRate, value: texts.beats(maxHeartRate) }]),
    ...(distanceMetres === null ? [] : [{ name: texts.distance, value: texts.travelled(distanceMetres) }]),
  ];
  return (
    <section aria-labelledby="origin" className="card card-tight lg:col-span-2">
      <h2 id="origin" className="heading-3">
        {isImported ? texts.imported(source.replace('import:', '')) : texts.measured}
      </h2>
      <Facts facts={measured} />
    </section>
  );
}

function Facts({ facts }: { facts: readonly { name: string; value: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="font-head wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Purpose({ session: { objectives, equipment } }: { session: Session }) {
  return (
    <>
      <FoldCard head={<h2 className="heading-3">{texts.objectives}</h2>}>
        {objectives.length === 0 && <p className="text-ink-2">{texts.noObjectives}</p>}
        <ul className="grid gap-2">
          {objectives.map((objective) => (
            <li key={objective} className="flex gap-2.5 leading-[1.4]">
              <Icon as={CheckIcon} className="mt-0.5 size-4.5 flex-none text-tec" />
              {objective}
            </li>
          ))}
        </ul>
      </FoldCard>
      <FoldCard head={<h2 className="heading-3">{texts.equipment}</h2>}>
        {equipment.length === 0 && <p className="text-ink-2">{texts.noEquipment}</p>}
        <ul className="flex flex-wrap gap-2">
          {equipment.map((item) => (
            <li key={item}>
              <Tag>{capitalise(item)}</Tag>
            </li>
          ))}
        </ul>
      </FoldCard>
    </>
  );
}
