import { conditionText, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { atLeast } from '@bandeja/domain/testing/each';
import { dangerRows, harmless } from '@bandeja/reader/testing/checked';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { describe, expect, it } from 'vitest';
import { composeRoutine } from '#composer/compose.ts';
import { routineAdvice } from '#composer/messages.ts';
import { makeInput } from '#testing/composer.ts';

function setOff(text: string): string[] {
  const wish = wishFrom(text);
  const answer = composeRoutine(makeInput(wish));
  if (answer.kind === 'refused') return [answer.flag];
  const { advice, understood } = answer.routine;
  const found = [
    ...(advice.some((line) => line.startsWith(safetyTexts.prof) || line.startsWith(conditionText)) ? ['prof'] : []),
    ...(advice.some((line) => line.startsWith(safetyTexts.medicine)) ? ['medicine'] : []),
    ...(advice.includes(routineAdvice.restricted) ? ['restricted'] : []),
    ...wish.health.injuries.flatMap(({ area, acute }) => [`care ${area}`, ...(acute ? [`acute ${area}`] : [])]),
    ...(advice.includes(safetyTexts.minor) ? ['minor'] : []),
    ...(advice.includes(routineAdvice.older) ? ['older'] : []),
    ...(advice.includes(routineAdvice.painSomewhere) ? ['pain'] : []),
    ...(understood.includes('vuelta tras un parón') ? ['return'] : []),
  ];
  return found.length === 0 ? ['none'] : found;
}

describe('dangers in wishes to the generator', () => {
  it.each(atLeast(165, dangerRows('dangers', 'told')))('«%s» sets off %s', (text, expected) => {
    expect(setOff(text)).toContain(expected);
  });

  it.each(atLeast(120, harmless))('«%s» sets off nothing', (text) => {
    expect(setOff(text)).toEqual(['none']);
  });

  it('never loads what should be seen first, and keeps the rest of the body at work', () => {
    const answer = composeRoutine(makeInput(wishFrom('tengo artrosis de rodilla, 40 min de fuerza en casa')));
    const entries = answer.kind === 'routine' ? answer.routine.entries : [];
    const moves = entries.flatMap((entry) => makeInput().catalogue.filter(({ id }) => id === entry.exerciseId));
    expect(moves.flatMap((move) => [...move.avoidFor, ...move.cautionFor])).not.toContain('rodilla');
    expect(moves.some((move) => move.categories.includes('Fuerza'))).toBe(true);
  });
});
