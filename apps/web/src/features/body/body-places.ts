import type { BodyRegion, BodySide } from '@bandeja/domain/body/vocabulary';

export type Place = { region: BodyRegion; side: BodySide };
export type View = 'front' | 'back';
/** Of the drawing's frame of 175 × 318. */
export type DrawnPlace = Place & { x: number; y: number };

export const frame = { width: 175, height: 318 };
const middle = 87.5;

/** From in front the player's right is on the left. */
function pair(region: BodyRegion, view: View, out: number, y: number): DrawnPlace[] {
  const left = view === 'front' ? middle + out : middle - out;
  return [
    { region, side: 'right', x: 2 * middle - left, y },
    { region, side: 'left', x: left, y },
  ];
}

/** Every place once: those better seen from behind are only there. */
export const drawnPlaces: Record<View, readonly DrawnPlace[]> = {
  front: [
    ...pair('hombro', 'front', 33, 75),
    ...pair('codo', 'front', 43, 124),
    ...pair('muñeca', 'front', 53, 167),
    ...pair('cadera', 'front', 19, 156),
    ...pair('rodilla', 'front', 20, 219),
    ...pair('tobillo', 'front', 17, 286),
  ],
  back: [
    { region: 'cuello', side: 'middle', x: middle, y: 58 },
    { region: 'espalda alta', side: 'middle', x: middle, y: 92 },
    { region: 'lumbar', side: 'middle', x: middle, y: 132 },
    ...pair('isquios', 'back', 22, 188),
    ...pair('gemelo', 'back', 19, 248),
  ],
};

export const placeKey = ({ region, side }: Place): string => `${region} ${side}`;

/** Whether a discomfort is at a place of the drawing: both sides are at each, one without a side at both. */
export const isAt = (place: Place, noted: Place): boolean =>
  place.region === noted.region && (place.side === noted.side || noted.side === 'both' || noted.side === 'none');
