import { doseText } from '@bandeja/domain/exercises/dose';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { Session } from '@bandeja/domain/sessions/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { BandaidsIcon } from '@phosphor-icons/react/dist/csr/Bandaids';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Suspense } from 'react';
import { isBegun } from '#features/sessions/live/live-state.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { storeFirstWords, useFirstWords } from '#lib/first-words.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TodayScene } from '#ui/court/scenes.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Meta } from '#ui/meta.tsx';
import { Tag } from '#ui/tag.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

/** What a session holds for the player's discomforts: `places` as they are written, `title` of the part that is for them. */
export type SessionCare = {
  routineId: string;
  exerciseIds: readonly string[];
  places: readonly string[];
  title: string;
  changes: readonly {
    kind: 'swapped' | 'fewer' | 'dropped' | 'added';
    name: string;
    dose: string | null;
    why: string;
  }[];
  advice: string | null;
};

type LiveOverviewProps = { session: Session; care: SessionCare | null; onStart: () => void };

export function LiveOverview({ session, care: wanted, onStart }: LiveOverviewProps) {
  const { name, description, objectives, equipment, exercises, plannedMinutes, difficulty } = session;
  useFirstWords(description ? [name, description] : null);
  // a session that began without a line holds none of it
  const isOwn = ({ exerciseId }: Session['exercises'][number]) =>
    wanted !== null && exerciseId !== null && wanted.exerciseIds.includes(exerciseId);
  const isCared = wanted !== null && wanted.routineId === session.routineId && exercises.slice(0, 2).some(isOwn);
  const care = isCared ? wanted : null;

  function start() {
    storeFirstWords(window.location.pathname, []);
    onStart();
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="court on-court rounded-none">
        <TodayScene
          whiteBall
          className="fade-below absolute inset-x-0 top-0 -z-1 h-60 w-full lg:fade-left lg:left-auto lg:h-full lg:w-1/2"
        />
        <div className="mx-auto flex min-h-82 w-full max-w-reading flex-col justify-between px-5 pt-2 pb-5 lg:max-w-wrap lg:px-10">
          <Link to={paths.dashboard} aria-label={liveTexts.back} className="icon-btn -ml-2.5 text-ink">
            <Icon as={ArrowLeftIcon} />
          </Link>
          <div>
            <TypeBadge type={sessionLabel(session)} />
            <h1 tabIndex={-1} className="my-2.5 max-w-[14ch] text-[2rem]">
              {name}
            </h1>
            <Meta
              className="text-ui"
              items={[
                { icon: ClockIcon, text: `${plannedMinutes} min` },
                { icon: BarbellIcon, text: liveTexts.exerciseCount(exercises.length) },
                { icon: GaugeIcon, text: difficulty },
                ...(care?.places ?? []).map((text) => ({ icon: BandaidsIcon, text })),
              ]}
            />
          </div>
        </div>
      </header>
      <div className="mx-auto grid w-full max-w-reading flex-1 content-start gap-6 p-5 lg:max-w-wrap lg:grid-cols-2 lg:gap-10 lg:px-10 lg:py-8">
        <div className="grid content-start gap-6">
          {description && <p className="text-lead text-ink-2">{description}</p>}
          {objectives.length > 0 && (
            <Section title={liveTexts.goals}>
              <ul className="grid gap-2">
                {objectives.map((objective) => (
                  <li key={objective} className="flex gap-2.5 leading-ui">
                    <Icon as={CheckIcon} className="mt-0.5 size-4.5 flex-none text-tec" />
                    <span>{objective}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {equipment.length > 0 && (
            <Section title={liveTexts.equipment}>
              <ul className="flex flex-wrap gap-2">
                {equipment.map((item) => (
                  <li key={item}>
                    <Tag large>{capitalise(item)}</Tag>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        {care === null ? (
          <Section title={liveTexts.exercises}>
            <Lines exercises={exercises} />
          </Section>
        ) : (
          <div className="grid content-start gap-6">
            <Section title={care.title}>
              <Lines exercises={exercises.filter(isOwn)} isOwn />
            </Section>
            <Section title={liveTexts.others}>
              <Lines exercises={exercises.filter((entry) => !isOwn(entry))} changes={care.changes} />
            </Section>
            {care.advice && <Alert>{care.advice}</Alert>}
          </div>
        )}
      </div>
      <div className="sticky bottom-0 border-t bg-surface px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
        <Button variant="saque" size="gym" full className="mx-auto flex max-w-reading text-h3" onClick={start}>
          {isBegun(session) ? liveTexts.stay : liveTexts.start}
        </Button>
      </div>
    </div>
  );
}

const stillsMs = 2500;

/** The pictures' code comes after all that starts a session: with the first scroll, or a moment later. */
const whenSettled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, stillsMs);
    window.addEventListener('scroll', () => resolve(), { once: true, passive: true });
  });

const EntryStill = lazyPart(async () => {
  await whenSettled();
  return (await import('#features/sessions/live/screen/entry-stills.tsx')).EntryStill;
});

type LinesProps = { exercises: Session['exercises']; changes?: SessionCare['changes']; isOwn?: boolean };

/** Each exercise with what is said of it; at the end what the routine holds no more. */
function Lines({ exercises, changes = [], isOwn = false }: LinesProps) {
  const gone = changes.filter(({ kind }) => kind === 'dropped');
  return (
    <ol className="divide-y overflow-hidden rounded-3 border bg-surface">
      {exercises.map((entry, index) => {
        const said = isOwn ? entry.notes : (changes.find(({ name }) => name === entry.name)?.why ?? '');
        return (
          <li
            key={entry._id}
            className={classNames(
              'grid grid-cols-[24px_auto_1fr_auto] items-center gap-2 px-4 py-2 leading-ui',
              isOwn && 'border-l-6 border-l-ink',
            )}
          >
            <span className="num text-ink-3">{isOwn ? '' : index + 1}</span>
            <span className="block h-13 w-15 overflow-hidden rounded-2 bg-court">
              <Suspense fallback={null}>
                <EntryStill entry={entry} />
              </Suspense>
            </span>
            <span className="grid gap-0.5">
              <span>{entry.name}</span>
              {said && <span className="text-ui text-ink-2">{said}</span>}
            </span>
            <span className="num font-strong">{doseText(entry)}</span>
          </li>
        );
      })}
      {gone.map(({ name, why }) => (
        <li key={name} className="grid grid-cols-[24px_1fr] gap-2 px-4 py-3.25 leading-ui text-ink-2">
          <Icon as={XIcon} weight="regular" className="mt-0.5 size-4.5" />
          <span className="grid gap-0.5">
            <span>{liveTexts.without(name)}</span>
            <span className="text-ui">{why}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-2.5 text-h3">{title}</h2>
      {children}
    </section>
  );
}
