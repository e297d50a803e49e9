import { expect, test } from 'vitest';
import { replyTo } from '#chat/reply.ts';
import { routines } from '#testing/catalogue.ts';
import { makeContext, playerWith } from '#testing/chat-context.ts';

const timesAndDistances = { duration: null, metres: null, perSide: false };

test.each([
  [{ sets: 3, reps: 10, rest: 90 }, '3 series de 10 repeticiones, con 90 s de descanso'],
  [{ sets: 2, reps: 1, duration: 150, rest: 120 }, '2 series de 150 s, con 2 min de descanso'],
  [{ sets: 2, reps: 1, duration: 630, rest: 0 }, '2 series de 10 min 30 s'],
  [{ sets: 1, reps: 1, metres: 20, perSide: true, rest: 60 }, '1 serie de 20 m por lado'],
])('says the dose %j in the words of the other screens', (dose, words) => {
  const changed = routines.map((routine) => ({
    ...routine,
    entries: routine.entries.map((entry) =>
      routine.code === 'R03' ? { ...entry, ...timesAndDistances, ...dose } : entry,
    ),
  }));
  const { text } = replyTo('¿cuántas series de sentadilla búlgara?', makeContext({ routines: changed }));
  expect(text).toContain(`«Fuerza completa con mancuernas» (jueves): ${words}.`);
});

test.each([
  ['Principiante', /sin peso o con muy poco.*tres o cuatro repeticiones en reserva/],
  ['Avanzado', /una o dos repeticiones en reserva/],
] as const)('says with which weight a player of level %s trains', (level, expected) => {
  const { text } = replyTo(
    '¿cuánto peso debería mover en peso muerto?',
    makeContext({ player: playerWith({ level }) }),
  );
  expect(text).toMatch(expected);
});
