import { doseFacts } from '@bandeja/domain/exercises/dose';
import type { SessionEntry } from '@bandeja/domain/sessions/contract';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { memo, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  comingEntry,
  entryProgress,
  firstOpenSet,
  isLastExercise,
  supersetPartner,
} from '#features/sessions/live/live-state.ts';
import { SaveAlert } from '#features/sessions/live/queue/save-badge.tsx';
import { LiveBottomBar, LiveTopBar } from '#features/sessions/live/screen/live-bars.tsx';
import { pictureBox } from '#features/sessions/live/screen/picture-box.ts';
import { SetList } from '#features/sessions/live/screen/set-list.tsx';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { ignoreDoubleTaps } from '#features/sessions/live/timers/first-tap.ts';
import { RestPanel } from '#features/sessions/live/timers/rest-panel.tsx';
import { useFocusRescue } from '#features/sessions/live/use-focus-rescue.ts';
import type { LiveSession } from '#features/sessions/live/use-live-session.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Meta } from '#ui/meta.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Shown only where two devices log one session. */
const RefusedAlert = lazyPart(
  async () => (await import('#features/sessions/live/queue/refused-alert.tsx')).RefusedAlert,
);

/** A set can be logged before the picture is there; its place is. Nothing of it changes with a set. */
const ExerciseMedia = memo(
  lazyPart(async () => (await import('#features/sessions/live/screen/exercise-media.tsx')).ExerciseMedia),
);

type ExerciseScreenProps = {
  live: LiveSession;
  entry: SessionEntry;
  index: number;
  notice: ReactNode;
  /** Shown beside the set. */
  beside: ReactNode;
  staysOn: boolean;
  onLeave: () => void;
  onMenu: () => void;
  onWeights: (window: 'weights' | 'bands') => void;
  onFinish: () => void;
};

export function ExerciseScreen({
  live,
  entry,
  index,
  notice,
  beside,
  staysOn,
  onLeave,
  onMenu,
  onWeights,
  onFinish,
}: ExerciseScreenProps) {
  const { state, act, begunAt, saving, ending } = live;
  const place = useRef<HTMLDivElement>(null);
  const { rest } = state;
  const isResting = rest.status === 'running' || rest.status === 'paused';
  const openSet = firstOpenSet(entry);
  const doneCount = entry.setRows.filter(({ done }) => done).length;
  const isLast = isLastExercise(state);
  const isNext = !isResting && openSet === undefined;
  const phase = isResting
    ? 'rest'
    : `${openSet?._id ?? 'done'} ${state.setTimer?.setId ?? ''} ${state.interval?.startedAt ?? ''}`;
  useFocusRescue(place, `${entry._id} ${phase}`);
  useTopOfExercise(place, entry._id);
  useNextSetInSight(place, isResting);
  const isTall = useTallScreen();
  const coming = (isResting && comingEntry(state)) || entry;

  return (
    <div
      ref={place}
      onClickCapture={ignoreDoubleTaps}
      className={classNames(
        'on-court in-session flex min-h-dvh flex-col bg-court text-ink',
        '[--live-bar:calc(70px+max(16px,env(safe-area-inset-bottom)))]',
        // scrolling stops above the rest panel
        isResting ? '[--live-rest:168px] [@media(max-height:560px)]:[--live-rest:96px]' : '[--live-rest:16px]',
      )}
    >
      <div className="mx-auto w-full max-w-form flex-1 px-5 pt-1 pb-4 lg:max-w-wrap lg:px-10">
        <LiveTopBar index={index} progress={entryProgress(state)} saving={saving} onLeave={onLeave} onMenu={onMenu} />
        {/* one column on phones: the rest sticks within it, from the exercise's name down to its last step */}
        <div className="flex flex-col gap-3 lg:grid lg:grid-cols-2 lg:items-start lg:gap-10">
          {/* where there is room, the next exercise stays in sight while the done sets scroll */}
          <div className={isTall && coming !== entry ? 'max-lg:sticky max-lg:top-14 max-lg:z-1 max-lg:bg-court' : ''}>
            <Heading
              key={entry._id}
              entry={entry}
              coming={coming}
              partner={supersetPartner(state)}
              lit={!isResting && openSet !== undefined}
              compact={!isResting || !isTall}
            />
            <div className="hidden lg:block">
              <Steps key={entry._id} steps={entry.steps} description={entry.description} />
            </div>
          </div>
          <div className="contents lg:flex lg:flex-col lg:gap-3">
            {notice}
            <SaveAlert saving={saving} />
            <Suspense fallback={null}>
              <RefusedAlert session={state.session} send={saving.send} />
            </Suspense>
            {beside}
            <SetList
              key={entry._id}
              state={state}
              entry={entry}
              isResting={isResting}
              act={act}
              onWeights={onWeights}
            />
            <div className="lg:hidden">
              <Steps key={entry._id} steps={entry.steps} description={entry.description} />
            </div>
            {!staysOn && (
              <p role="status" className="text-xs text-ink-2">
                {liveTexts.noWakeLock}
              </p>
            )}
            {isResting && <RestPanel rest={rest} act={act} />}
          </div>
        </div>
        <p role="status" className="sr-only">
          {rest.status === 'ended' ? liveTexts.restOver : liveTexts.setsDone(doneCount, entry.setRows.length)}
        </p>
      </div>
      <LiveBottomBar
        begunAt={begunAt}
        isLast={isLast}
        isNext={isNext}
        isFinishing={ending.status === 'sending'}
        onPrevious={() => act({ do: 'previous' })}
        onNext={() => (isLast ? onFinish() : act({ do: 'next' }))}
      />
    </div>
  );
}

type HeadingProps = {
  entry: SessionEntry;
  /** Whose picture is shown: after the last set of an exercise, the next exercise, which is then named. */
  coming: SessionEntry;
  partner: SessionEntry | undefined;
  lit: boolean;
  compact: boolean;
};

function Heading({ entry, coming, partner, lit, compact: isSmall }: HeadingProps) {
  const { name, videoUrl, drill = null, figure = null } = coming;
  const hasPicture = (videoUrl ?? drill ?? figure) !== null;
  const compact = isSmall && hasPicture;
  const isNamed = hasPicture && coming !== entry;
  return (
    <div
      className={classNames(
        'grid',
        compact && 'grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 lg:grid-cols-1 lg:items-start',
        // the picture's width does not depend on the heading beside it
        compact && isNamed && 'grid-rows-[auto_1fr] lg:grid-rows-none',
      )}
    >
      {hasPicture && (
        <Suspense fallback={<div className={pictureBox(compact)} />}>
          <ExerciseMedia
            key={coming._id}
            name={name}
            videoUrl={videoUrl}
            drill={drill}
            figure={figure}
            lit={lit}
            compact={compact}
          />
        </Suspense>
      )}
      {isNamed && <ComingName name={name} compact={compact} />}
      <div className={classNames(compact ? 'py-2' : 'pt-4', compact && isNamed && 'row-span-2 lg:row-span-1')}>
        {partner && <p className="mb-1 text-ui text-ink-2">{liveTexts.superset(partner.name)}</p>}
        <h1
          tabIndex={-1}
          className={classNames('hyphens-auto lg:text-h1', compact ? 'text-[1.25rem]' : 'text-[1.4375rem]')}
        >
          {entry.name}
        </h1>
        <Meta items={doseFacts(entry).map((text) => ({ text }))} className="mt-1.5 gap-x-3.5 text-ui" />
        {!hasPicture && coming !== entry && <p className="mt-1.5 text-ui">{liveTexts.coming(name)}</p>}
      </div>
      {entry.notes && <p className="col-span-full mt-2 border-l-2 border-white pl-3 text-ui">{entry.notes}</p>}
      {entry.playerNote && (
        <p className="col-span-full mt-2 border-l-2 border-white pl-3 text-ui whitespace-pre-line wrap-anywhere">
          <VisuallyHidden>{liveTexts.note}: </VisuallyHidden>
          <span>{entry.playerNote}</span>
        </p>
      )}
    </div>
  );
}

function ComingName({ name, compact }: { name: string; compact: boolean }) {
  return (
    <p
      className={classNames(
        'col-start-1 row-start-2 -mt-4 self-start rounded-b-3 bg-court-deep pt-5.5 pb-1.5 text-white',
        compact ? 'w-0 min-w-full px-2 text-xs lg:px-3 lg:text-ui' : 'px-3 text-ui',
      )}
    >
      {liveTexts.coming(name)}
    </p>
  );
}

/** A rest begins: the set that follows it is not left under the panel. */
function useNextSetInSight(place: React.RefObject<HTMLElement | null>, isResting: boolean) {
  useEffect(() => {
    if (isResting) place.current?.querySelector('[data-next-set]')?.scrollIntoView({ block: 'nearest' });
  }, [place, isResting]);
}

/** Another exercise begins at its top, and its name is announced; on the smallest phones the set's button has priority. */
function useTopOfExercise(place: React.RefObject<HTMLElement | null>, entryId: string) {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === entryId) return;
    shown.current = entryId;
    window.scrollTo(0, 0);
    place.current?.querySelector('h1')?.focus({ preventScroll: true });
    place.current?.querySelector('[data-next-focus]')?.scrollIntoView({ block: 'nearest' });
  }, [place, entryId]);
}

const Steps = memo(({ steps, description }: Pick<SessionEntry, 'steps' | 'description'>) => {
  if (steps.length === 0 && description === '') return null;
  return (
    <details open className="group border-t border-court-edge">
      <summary className="flex min-h-gym list-none items-center justify-between font-strong">
        {liveTexts.steps}
        <Icon as={CaretDownIcon} className="size-4.5 group-open:rotate-180" />
      </summary>
      {description && <p className="mb-3 text-ui text-ink-2">{description}</p>}
      <ol className="grid gap-2.5 pb-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 leading-ui">
            <span aria-hidden="true" className="w-4 flex-none font-head text-ink-2">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </details>
  );
});

/** Below this height the rest leaves no room for both the large picture and the sets. */
const tall = matchMedia('(min-height: 720px)');

function subscribe(changed: () => void) {
  tall.addEventListener('change', changed);
  return () => tall.removeEventListener('change', changed);
}

function useTallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => tall.matches);
}
