import type { Picture } from './crop.ts';
import { decodePeople, detectorInput } from './detector.ts';
import { type DecodedPerson, decodeLandmarks, landmarkInput } from './landmark-net.ts';
import type { Landmarks, Point } from './landmarks.ts';
import { between, type Region, wholePicture } from './region.ts';

/** Runs one net: `edge`² RGB values in, its outputs in the order of the file. */
export type Net = (input: Float32Array) => Promise<readonly ArrayLike<number>[]>;
export type Nets = { detect: Net; landmark: Net };

export type Sighting = {
  /** Undefined: nobody is seen. */
  landmarks: Landmarks | undefined;
  /** Around whom the detector saw; undefined in frames in which it did not run. */
  people: readonly Region[] | undefined;
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

  async function findPerson(picture: Picture): Promise<{ region: Region | undefined; people: Region[] }> {
    const { width, height } = picture;
    const { edge, low, high } = detectorInput;
    detections += 1;
    const outputs = await detect(picture.crop(wholePicture(width, height), edge, low, high));
    const people = decodePeople(outputs, { width, height, leastScore: leastDetection }).map(({ region }) => region);
    const wanted = follow;
    const away = ({ centre }: Region) => (wanted ? Math.hypot(centre.x - wanted.x, centre.y - wanted.y) : 0);
    return { region: people.toSorted((a, b) => away(a) - away(b))[0], people };
  }

  async function look(picture: Picture, at: Region): Promise<DecodedPerson> {
    const { edge, low, high } = landmarkInput;
    return decodeLandmarks(await landmark(picture.crop(at, edge, low, high)), at);
  }

  return {
    /** Starts anew. @param at where the person stands that is to be followed, pixels */
    reset(at?: Point): void {
      region = undefined;
      follow = at;
    },
    detections: () => detections,
    async track(picture: Picture): Promise<Sighting> {
      let people: readonly Region[] | undefined;
      if (!region) {
        const found = await findPerson(picture);
        people = found.people;
        if (!found.region) return { landmarks: undefined, people };
        // a rough one: halfway to where the net would look next
        region = between(found.region, (await look(picture, found.region)).next);
      }
      const person = await look(picture, region);
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
