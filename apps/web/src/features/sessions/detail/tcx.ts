import type { Session } from '@bandeja/domain/sessions/contract';
import { doneText } from '#features/sessions/detail/exercise-item.tsx';

/**
 * A finished session as a TCX file (Garmin's TrainingCenterDatabase v2), which other training apps take: start, seconds,
 * and heart rate and metres where a watch measured them. Exercises and sets have no place there but the notes.
 */
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
    `<Notes>${escaped([name, ...exerciseLines(session)].join('\n'))}</Notes>`,
    '</Activity></Activities>',
    '</TrainingCenterDatabase>',
    '',
  ].join('\n');
}

function exerciseLines({ exercises }: Session): string[] {
  return exercises.flatMap((entry) => {
    const done = doneText(entry);
    return done === null ? [] : [`${entry.name}: ${done}`];
  });
}

/** XML knows five characters of its own and no control characters. */
function escaped(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ').replaceAll(/[&<>"']/g, (character) => `&${names[character]};`);
}
