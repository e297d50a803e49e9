import { expect, it } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import { toldPlaces } from '#chat/told-places.ts';
import { makeContext } from '#testing/chat-context.ts';

it('hears what a message tells of the player’s own body, once', () => {
  const context = makeContext();
  const first = answerMessage('Me molesta el codo derecho, un 2 de 10', context, 35);
  const told = toldPlaces('Me molesta el codo derecho, un 2 de 10', null, first.state);
  expect(told).toEqual([{ region: 'codo', side: 'right', level: 2, acute: false, lasts: false }]);
  const second = answerMessage('¿Y qué hago con el codo?', { ...context, state: first.state }, 35);
  expect(toldPlaces('¿Y qué hago con el codo?', first.state, second.state)).toEqual([]);
});
