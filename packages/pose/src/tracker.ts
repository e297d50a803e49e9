import type { Picture } from './crop.ts';
import { decodePeople, detectorInput } from './detector.ts';
import { decodeLandmarks, landmarkInput } from './landmark-net.ts';
import type { Landmarks, Point } from './landmarks.ts';
import { type Region, wholePicture } from './region.ts';

/** Runs one net: `edge`² RGB values in, its outputs in the order of the file. */
export type Net = (input: Float32Array) => Promise<readonly ArrayLike<number>[]>;
export type Nets = { detect: Net; landmark: Net };

export type Sighting = {
  /** Undefined: nobody is seen. */
  landmarks: Landmarks | undefined;
  /** People the detector saw; undefined in frames in which it did not run. */
  people: number | undefined;
};

const leastDetection = 0.5;
const leastPresence = 0.5;

/**
 * Follows one person through a film: the detector looks only at the beginning and after the person was lost, else the
 * region comes from the points of the frame before. With several people the one nearest to `follow` is taken, else the
 * surest.
 */
export function createTracker({ detect, landmark }: Nets) {
  let region: Region | undefined;
  let follow: Point | undefined;
  let detections = 0;

  async function findPerson(picture: Picture): Promise<{ region: Region | undefined; people: number }> {
    const { width, height } = picture;
    const { edge, low, high } = detectorInput;
    detections += 1;
    const outputs = await detect(picture.crop(wholePicture(width, height), edge, low, high));
    const people = decodePeople(outputs, { width, height, leastScore: leastDetection });
    const wanted = follow;
    const away = ({ centre }: Region) => (wanted ? Math.hypot(centre.x - wanted.x, centre.y - wanted.y) : 0);
    const nearest = people.toSorted((a, b) => away(a.region) - away(b.region))[0];
    return { region: nearest?.region, people: people.length };
  }

  return {
    /** Starts anew. @param at where the person stands that is to be followed, pixels */
    reset(at?: Point): void {
      region = undefined;
      follow = at;
    },
    detections: () => detections,
    async track(picture: Picture): Promise<Sighting> {
      let people: number | undefined;
      if (!region) {
        const found = await findPerson(picture);
        people = found.people;
        if (!found.region) return { landmarks: undefined, people };
        region = found.region;
      }
      const { edge, low, high } = landmarkInput;
      const person = decodeLandmarks(await landmark(picture.crop(region, edge, low, high)), region);
      if (person.presence < leastPresence) {
        region = undefined;
        return { landmarks: undefined, people };
      }
      region = person.next;
      follow = person.next.centre;
      return { landmarks: person.landmarks, people };
    },
  };
}
export type Tracker = ReturnType<typeof createTracker>;
