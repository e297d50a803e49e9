import { cleanText, readNumber } from '#features/imports/reading/decode.ts';
import { FileError, type Reading, type ReadingPlace } from '#features/imports/reading/model.ts';
import { type Moment, readInstant } from '#features/imports/reading/moments.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';
import { type Activity, heartRatesOf, sessionOfActivity } from '#features/imports/reading/watch.ts';
import { at, childrenOf, type Element, textOf } from '#features/imports/reading/xml.ts';

/** Reads the tracks of a GPX 1.1 file (topografix.com/GPX/1/1) with the heart rate of Garmin's extension. @throws FileError */
export function readGpx(root: Element, place: ReadingPlace): Reading {
  const tracks = childrenOf(root.gpx, 'trk');
  if (tracks.length === 0) throw new FileError(fileErrors.noSessions);
  const activities = tracks.flatMap((track) => activityOf(track, place) ?? []);
  if (activities.length === 0) throw new FileError(fileErrors.noTimes);
  return { source: 'gpx', sessions: activities.map((each) => sessionOfActivity(each, place.timeZone)), remarks: [] };
}

function activityOf(track: unknown, { timeZone, now }: ReadingPlace): Activity | null {
  let first: Moment | null = null;
  let last: Moment | null = null;
  let metres = 0;
  let before: Position | null = null;
  const beats: number[] = [];
  for (const segment of childrenOf(track, 'trkseg')) {
    before = null;
    for (const point of childrenOf(segment, 'trkpt')) {
      const moment = readInstant(textOf(at(point, 'time')), timeZone, now);
      if (moment) {
        first ??= moment;
        last = moment;
      }
      const beat = readNumber(textOf(at(point, 'extensions', 'TrackPointExtension', 'hr')), 260);
      if (beat !== null && beat > 0) beats.push(beat);
      const here = positionOf(point);
      if (before && here) metres += metresBetween(before, here);
      before = here ?? before;
    }
  }
  if (first === null || last === null) return null;
  const { average, highest } = heartRatesOf(beats);
  return {
    start: first,
    words: textOf(at(track, 'type')),
    title: cleanText(textOf(at(track, 'name')), 200),
    seconds: (last.instant.getTime() - first.instant.getTime()) / 1000,
    averageHeartRate: average,
    maxHeartRate: highest,
    metres,
  };
}

type Position = { lat: number; lon: number };

function positionOf(point: unknown): Position | null {
  // childrenOf has handed out elements; their attributes are texts
  const { '@lat': lat, '@lon': lon } = (typeof point === 'object' && point !== null ? point : {}) as Element;
  const position = { lat: Number(lat), lon: Number(lon) };
  return Number.isFinite(position.lat) && Number.isFinite(position.lon) ? position : null;
}

const earthRadiusMetres = 6_371_000;

/** The great-circle distance (haversine). */
function metresBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(h)));
}
