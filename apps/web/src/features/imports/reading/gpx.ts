import { cleanText, readNumber } from '#features/imports/reading/decode.ts';
import { FileError, type Reader } from '#features/imports/reading/model.ts';
import { instantOfText, readInstant } from '#features/imports/reading/moments.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';
import { type Activity, activityReading, newBeats } from '#features/imports/reading/watch.ts';
import type { XmlReader } from '#features/imports/reading/xml.ts';

/** Strava writes its kinds of activity as numbers. */
const stravaTypes: Record<string, string> = {
  1: 'ride',
  4: 'hiking',
  9: 'running',
  10: 'walking',
  11: 'workout',
  16: 'swimming',
  17: 'ride',
  18: 'ride',
  23: 'rowing',
  26: 'crossfit',
  27: 'elliptical',
  29: 'stair stepper',
  30: 'weight training',
  31: 'yoga',
  53: 'running',
};

/** A GPX 1.0 or 1.1 file (topografix.com/GPX/1/1) with the heart rate of Garmin's extension. */
export function gpxReader(reader: Reader): XmlReader {
  const activities: Activity[] = [];
  let tracks = 0;
  let track = newTrack();
  let before: Position | null = null;
  let here: Position | null = null;
  return {
    open(path, attributes) {
      const name = path.at(-1);
      if (name === 'trk') track = newTrack();
      else if (name === 'trkseg') before = null;
      else if (name === 'trkpt') here = positionOf(attributes.lat, attributes.lon);
    },
    close(path, text) {
      const [name, parent] = [path.at(-1), path.at(-2)];
      if (parent === 'trk') describe(name, text);
      else if (path.includes('trkpt')) addToPoint(name, text);
      if (name === 'trk') endTrack();
    },
    end() {
      if (tracks === 0) throw new FileError(fileErrors.noSessions);
      return activityReading('gpx', activities, reader);
    },
  };

  function describe(name: string | undefined, text: string) {
    if (name === 'name') track.title = cleanText(text, 200);
    if (name === 'type') track.type = text;
  }

  function addToPoint(name: string | undefined, text: string) {
    if (name === 'hr' || name === 'heartrate') track.beats.add(readNumber(text, 260));
    if (name === 'time') {
      const ms = instantOfText(text, reader);
      track.first ??= ms;
      track.last = ms ?? track.last;
    }
    if (name === 'trkpt') {
      if (before && here) track.metres += metresBetween(before, here);
      before = here ?? before;
    }
  }

  function endTrack() {
    tracks++;
    const { first, last, type, title, beats, metres } = track;
    const start = first === null ? null : readInstant(new Date(first), reader);
    if (start === null || first === null || last === null) return;
    activities.push({
      start,
      words: stravaTypes[type] ?? type,
      title,
      seconds: (last - first) / 1000,
      averageHeartRate: beats.average(),
      maxHeartRate: beats.highest(),
      metres,
    });
  }
}

function newTrack() {
  return {
    title: '',
    type: '',
    first: null as number | null,
    last: null as number | null,
    metres: 0,
    beats: newBeats(),
  };
}

type Position = { lat: number; lon: number };

function positionOf(lat: string | undefined, lon: string | undefined): Position | null {
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
