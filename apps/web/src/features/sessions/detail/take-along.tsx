import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import type { ReactNode } from 'react';
import { doneText } from '#features/sessions/detail/exercise-item.tsx';
import { WatchButton } from '#features/sessions/detail/watch-button.tsx';
import { matchSport, detailTexts as texts } from '#features/sessions/texts.ts';
import type { WorkoutStep } from '#lib/fit-workout.ts';
import * as paths from '#lib/paths.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

type TakeAlongProps = { session: Session; hasWatches: boolean; children: ReactNode };

export function TakeAlong({ session, hasWatches, children }: TakeAlongProps) {
  const file = `bandeja-${session.localDate}.tcx`;
  return (
    <section aria-labelledby="take-along" className="card card-tight grid justify-items-start gap-3 lg:col-span-2">
      <h2 id="take-along" className="heading-3">
        {texts.takeAlong}
      </h2>
      <Button
        variant="line"
        icon={<Icon as={DownloadSimpleIcon} />}
        onClick={() => saveTextFile(file, 'application/vnd.garmin.tcx+xml', tcxOf(session))}
      >
        {texts.tcx}
      </Button>
      <WatchButton
        variant="line"
        isIncluded={hasWatches}
        workoutOf={() => ({ name: session.name, steps: session.exercises.map(stepOf) })}
      />
      <p className="text-sm text-ink-2">
        {texts.workoutHint} <Link to={`${paths.importFiles}#al-reloj`}>{texts.workoutHow}</Link>
      </p>
      {children}
    </section>
  );
}

function stepOf({ name, sets, reps, duration, metres, rest, loadType }: SessionEntry): WorkoutStep {
  const amounts = { reps: { reps }, time: { seconds: duration }, distance: { metres } } as const;
  return { name, sets, ...amounts[loadType], restSeconds: rest };
}

/** As a TCX file (Garmin's TrainingCenterDatabase v2). Exercises and sets have no place there but the notes. */
export function tcxOf(session: Session): string {
  const { startTime, duration, name, distanceMetres, averageHeartRate, maxHeartRate } = session;
  const start = new Date(startTime).toISOString();
  const end = new Date(Date.parse(startTime) + duration * 1000).toISOString();
  const beats = (tag: string, value: number | null) =>
    value === null ? [] : [`<${tag}><Value>${value}</Value></${tag}>`];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">',
    '<Activities><Activity Sport="Other">',
    `<Id>${start}</Id>`,
    `<Lap StartTime="${start}">`,
    `<TotalTimeSeconds>${duration}</TotalTimeSeconds>`,
    `<DistanceMeters>${distanceMetres ?? 0}</DistanceMeters>`,
    '<Calories>0</Calories>',
    ...beats('AverageHeartRateBpm', averageHeartRate),
    ...beats('MaximumHeartRateBpm', maxHeartRate),
    '<Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod>',
    '<Track>',
    ...[start, end].map((time) => `<Trackpoint><Time>${time}</Time></Trackpoint>`),
    '</Track>',
    '</Lap>',
    `<Notes>${escaped([name, ...sportLine(session), ...exerciseLines(session)].join('\n'))}</Notes>`,
    // told apart by it when the file is imported again
    `<Extensions><BandejaSession xmlns="${namespace}">${session._id}</BandejaSession>`,
    `<BandejaType xmlns="${namespace}">${escaped(session.type)}</BandejaType></Extensions>`,
    '</Activity></Activities>',
    '</TrainingCenterDatabase>',
    '',
  ].join('\n');
}

const namespace = 'urn:bandeja:session';

/** Other apps read the sport of a match from its notes. */
function sportLine({ type, name }: Session): string[] {
  return type === 'Partido' && !/p[aá]del/i.test(name) ? [matchSport] : [];
}

function exerciseLines({ exercises }: Session): string[] {
  return exercises.flatMap((entry) => {
    const done = doneText(entry);
    return done === null ? [] : [`${entry.name}: ${done}`];
  });
}

function escaped(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ').replaceAll(/[&<>"']/g, (character) => `&${names[character]};`);
}
