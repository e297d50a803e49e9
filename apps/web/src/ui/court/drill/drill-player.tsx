import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useMemo, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type Drill, taughtIndex } from '#ui/court/drill/drill.ts';
import { DrillPicture } from '#ui/court/drill/drill-picture.tsx';
import { roleLetters, roleNames, drillTexts as texts } from '#ui/court/drill/texts.ts';
import { frameAt, stillOf, timelineOf } from '#ui/court/drill/timeline.ts';
import type { DrillViewName } from '#ui/court/drill/views.ts';
import { Icon } from '#ui/icon.tsx';
import { PlaybackControls } from '#ui/playback-controls.tsx';
import { usePlayback } from '#ui/use-playback.ts';

type DrillPlayerProps = {
  drill: Drill;
  /** What is drawn: the exercise's name. */
  title: string;
  /** White where the yellow ball is another thing's: one «now» per screen. */
  whiteBall?: boolean;
  className?: string;
};

/**
 * The animated drawing of a drill with its phases. Still (the taught stroke) until it is played; it plays once.
 * Where motion is not wanted there are only the phases, one still picture each. On a page without JavaScript and on
 * paper it is the still picture and the list.
 */
export function DrillPlayer({ drill, title, whiteBall, className }: DrillPlayerProps) {
  const timeline = useMemo(() => timelineOf(drill), [drill]);
  const picture = useRef<HTMLDivElement>(null);
  const { position, index, speed, setSpeed, play, pause, show } = usePlayback(timeline, taughtIndex(drill), picture);
  const [view, setView] = useState<DrillViewName>('behind');
  const [announced, setAnnounced] = useState('');
  const { phases } = drill;
  const playing = position.mode === 'playing';
  const still = 'index' in position;

  function step(to: number) {
    const phase = phases[to];
    if (!phase) return;
    show(to);
    setAnnounced(texts.announced(to + 1, phases.length, phase.text));
  }

  function toggle() {
    setAnnounced('');
    if (playing) pause();
    else play();
  }

  return (
    <section aria-label={texts.name(title)} className={classNames('flex flex-wrap gap-x-6 gap-y-4', className)}>
      <div className="flex max-w-form basis-70 grow flex-col gap-2">
        <div ref={picture} className="court">
          <DrillPicture
            drill={drill}
            timeline={timeline}
            frame={still ? stillOf(timeline, position.index) : frameAt(timeline, position.seconds)}
            view={view}
            still={still}
            whiteBall={whiteBall}
            className="w-full"
          />
        </div>
        <PlaybackControls
          texts={texts}
          index={index}
          last={phases.length - 1}
          icon={
            <Icon
              as={playing ? PauseIcon : position.mode === 'ended' ? ArrowCounterClockwiseIcon : PlayIcon}
              weight="fill"
            />
          }
          label={playing ? texts.pause : position.mode === 'ended' ? texts.again : texts.play}
          speed={speed}
          onGo={step}
          onToggle={toggle}
          onSpeed={setSpeed}
        >
          {drill.ground === 'court' && (
            <button
              type="button"
              aria-pressed={view === 'above'}
              className="chip"
              onClick={() => setView(view === 'above' ? 'behind' : 'above')}
            >
              {texts.above}
            </button>
          )}
        </PlaybackControls>
      </div>
      <PhaseList drill={drill} index={index} onChoose={step} />
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  );
}

type PhaseListProps = { drill: Drill; index: number; onChoose: (index: number) => void };

/** What happens phase by phase, each a button that shows it; and who is who. */
function PhaseList({ drill, index, onChoose }: PhaseListProps) {
  const roles = [...new Set(drill.players.map(({ role }) => role))];
  return (
    <div className="flex basis-60 grow flex-col gap-3">
      <ol aria-label={texts.phases} className="flex flex-col">
        {drill.phases.map(({ text, taught }, phase) => {
          const current = phase === index;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: phases never change places
            <li key={phase} className="border-b last:border-b-0">
              <button
                type="button"
                aria-current={current ? 'step' : undefined}
                className={classNames(
                  'flex min-h-tap w-full items-baseline gap-3 border-l-2 px-3 py-2.5 text-left text-ui font-ui hover:bg-hover',
                  current ? 'border-l-ink bg-quiet' : 'border-l-transparent text-ink-2',
                )}
                onClick={() => onChoose(phase)}
              >
                <span className="num">{phase + 1}</span>
                <span>
                  {text}
                  {taught && <span className="block text-sm font-text text-ink-2">{texts.taught}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="text-sm text-ink-2">
        {roles.map((role, place) => (
          <span key={role}>
            {place > 0 && ' · '}
            <b className="text-ink">{roleLetters[role]}</b> {roleNames[role]}
          </span>
        ))}
        <br />
        {texts.lines}
      </p>
    </div>
  );
}
