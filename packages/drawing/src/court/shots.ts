import type { Shot } from '#court/shot.ts';

export const bandeja = { from: [6.4, 4.6, 2.35], to: [1.6, 18.3, 0], apex: 1.1 } as const satisfies Shot;
export const rebound = {
  from: [1.6, 18.3, 0],
  to: [1.35, 19.95, 0.55],
  apex: 0.1,
  dotted: true,
  noShadow: true,
} as const satisfies Shot;
export const globo = { from: [3.4, 15.4, 0.7], to: [7.4, 2.4, 0], apex: 4.1, dotted: true } as const satisfies Shot;
export const vibora = {
  from: [6.2, 4.6, 2.3],
  to: [8.9, 16.6, 0],
  apex: 0.7,
  side: -1.4,
  dotted: true,
  noShadow: true,
} as const satisfies Shot;
