import type { Drill } from '#drills/drill.ts';

export const drillFixture: Drill = {
  ground: 'court',
  players: [
    { id: 't', role: 'player', at: [6.4, 2.4] },
    { id: 'c', role: 'feeder', at: [4.8, 12.5] },
  ],
  marks: [
    { kind: 'cone', at: [1, 16.3] },
    { kind: 'zone', from: [2, 17], to: [8, 19.8], label: 'fondo' },
  ],
  phases: [
    {
      text: 'Deja que la bola toque el cristal',
      ball: [
        { from: [5.3, 12.5, 1.3], to: [7.2, 2.6, 0], apex: 0.65, ends: 'floor' },
        { from: [7.2, 2.6, 0], to: [7.65, 0, 0.7], apex: 0.11, ends: 'glass' },
        { from: [7.65, 0, 0.7], to: [7.9, 1.9, 0.5], apex: 0.1, ends: 'racket' },
      ],
      moves: [{ id: 't', to: [7.4, 1.6] }],
      taught: false,
    },
    {
      text: 'Golpea un globo cuando baje',
      ball: [{ from: [7.9, 1.9, 0.5], to: [5.4, 18.2, 0], apex: 4.2, ends: 'floor' }],
      moves: [],
      taught: true,
    },
    { text: 'Recupera el sitio', ball: [], moves: [{ id: 't', to: [6.4, 2.4] }], taught: false },
  ],
};
