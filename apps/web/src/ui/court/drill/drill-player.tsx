import { type Drill, taughtIndex } from '@bandeja/drawing/drills/drill';
import { frameAt, stillOf, timelineOf } from '@bandeja/drawing/drills/timeline';
import type { DrillViewName } from '@bandeja/drawing/drills/views';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useMemo, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { DrillPicture } from '#ui/court/drill/drill-picture.tsx';
import { roleLetters, roleNames, drillTexts as texts } from '#ui/court/drill/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { PlaybackControls, StepList } from '#ui/playback-controls.tsx';
import { usePlayback } from '#ui/use-playback.ts';

type DrillPlayerProps = {
  drill: Drill;
  title: string;
  whiteBall?: boolean;
  className?: string;
};

/** Where motion is not wanted one still picture per phase; without JavaScript and on paper the list, too. */
export function DrillPlayer({ drill, title, whiteBall, className }: DrillPlayerProps) {
  const timeline = useMemo(() => timelineOf(drill), [drill]);
  const picture = useRef<HTMLDivElement>(null);
  const { position, index, speed, setSpeed, play, pause, show } = usePlayback(timeline, taughtIndex(drill), picture);
  const [view, setView] = useState<DrillViewName>('behind');
  const [announced, setAnnounced] = useState('');
  const { phases } = drill;
  const playing = position.mode === 'playing';
  const hasEnded = position.mode === 'ended';
  const StartIcon = hasEnded ? ArrowCounterClockwiseIcon : PlayIcon;
  const start = hasEnded ? texts.again : texts.play;
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
          icon={<Icon as={playing ? PauseIcon : StartIcon} weight="fill" />}
          label={playing ? texts.pause : start}
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
      <div className="flex basis-60 grow flex-col gap-3">
        <StepList
          label={texts.phases}
          steps={phases.map(({ text, taught }) => ({
            text: (
              <>
                {text}
                {taught && <span className="block text-sm font-text text-ink-2">{texts.taught}</span>}
              </>
            ),
          }))}
          index={index}
          onGo={step}
        />
        <Roles drill={drill} />
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  );
}

function Roles({ drill }: { drill: Drill }) {
  const roles = [...new Set(drill.players.map(({ role }) => role))];
  return (
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
  );
}
