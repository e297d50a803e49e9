import type { BodyRegion, BodySide } from '@bandeja/domain/body/vocabulary';

export type Place = { region: BodyRegion; side: BodySide };
/** A place on the drawing, in units of its 200 × 400; seen from in front the player's left is at the right. */
type DrawnPlace = Place & { x: number; y: number };

const middle = 100;

/** Both sides of a place, `out` units from the middle. */
function pair(region: BodyRegion, view: 'front' | 'back', out: number, y: number): DrawnPlace[] {
  const left = view === 'front' ? middle + out : middle - out;
  return [
    { region, side: 'right', x: 2 * middle - left, y },
    { region, side: 'left', x: left, y },
  ];
}

/** Every place once: what is seen better from behind is there alone. */
export const drawnPlaces: Record<'front' | 'back', readonly DrawnPlace[]> = {
  front: [
    ...pair('hombro', 'front', 46, 88),
    ...pair('codo', 'front', 62, 146),
    ...pair('muñeca', 'front', 74, 200),
    ...pair('cadera', 'front', 23, 198),
    ...pair('rodilla', 'front', 25, 284),
    ...pair('tobillo', 'front', 27, 366),
  ],
  back: [
    { region: 'cuello', side: 'middle', x: middle, y: 66 },
    { region: 'espalda alta', side: 'middle', x: middle, y: 116 },
    { region: 'lumbar', side: 'middle', x: middle, y: 168 },
    ...pair('isquios', 'back', 24, 240),
    ...pair('gemelo', 'back', 26, 316),
  ],
};

export const placeKey = ({ region, side }: Place): string => `${region} ${side}`;
