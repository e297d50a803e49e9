import { doseText } from '@bandeja/domain/exercises/dose';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { Session } from '@bandeja/domain/sessions/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { isBegun } from '#features/sessions/live/live-state.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { storeFirstWords, useFirstWords } from '#lib/first-words.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { TodayScene } from '#ui/court/scenes.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Meta } from '#ui/meta.tsx';
import { Tag } from '#ui/tag.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

export function LiveOverview({ session, onStart }: { session: Session; onStart: () => void }) {
  const { name, description, objectives, equipment, exercises, plannedMinutes, difficulty } = session;
  useFirstWords(description ? [name, description] : null);

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
        <Section title={liveTexts.exercises}>
          <ol className="divide-y rounded-3 border bg-surface">
            {exercises.map((entry, index) => (
              <li
                key={entry._id}
                className="grid grid-cols-[24px_1fr_auto] items-baseline gap-2 px-4 py-3.25 leading-ui"
              >
                <span className="num text-ink-3">{index + 1}</span>
                <span>{entry.name}</span>
                <span className="num font-strong">{doseText(entry)}</span>
              </li>
            ))}
          </ol>
        </Section>
      </div>
      <div className="sticky bottom-0 border-t bg-surface px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
        <Button variant="saque" size="gym" full className="mx-auto flex max-w-reading text-h3" onClick={start}>
          {isBegun(session) ? liveTexts.stay : liveTexts.start}
        </Button>
      </div>
    </div>
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
