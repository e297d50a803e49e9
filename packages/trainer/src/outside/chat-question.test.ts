import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import type { ChatContext } from '#chat/types.ts';
import { type Asking, mayAskOutside, outsideTalk } from '#outside/chat-question.ts';
import { makeContext } from '#testing/chat-context.ts';

const everything = { chat: true, health: true };
const chatOnly = { chat: true, health: false };

function asking(message: string, changes: Partial<ChatContext> = {}, consent = chatOnly): Asking {
  const context = makeContext(changes);
  return { message, reply: answerMessage(message, context, 35), context, consent };
}
const may = ({ message, reply, context, consent }: Asking) => mayAskOutside(message, reply, context, consent);

describe('whom an outside model is asked for', () => {
  it.each([
    'hola',
    '¿qué me toca hoy?',
    'el jueves descanso',
    '¿cuánto cuesta premium?',
    '¿cuántas sesiones llevo este mes?',
    'hazme una rutina de piernas',
    'cuéntame un chiste',
    'asdf qwer',
  ])('«%s»', (message) => expect(may(asking(message))).toBe(true));

  it('not without consent, for a tapped reading, or behind a standing flag', () => {
    expect(may(asking('hola', {}, { chat: false, health: false }))).toBe(false);
    expect(may(asking('hola', { chosen: 'hi' }))).toBe(false);
    const { state } = asking('me duele el pecho al correr').reply;
    expect(may(asking('hola', { state }, everything))).toBe(false);
  });

  it.each(['me duele el pecho al correr', 'no quiero vivir', 'tengo fiebre, ¿juego?', 'me duele el codo al volear'])(
    'not «%s», with every consent',
    (message) => expect(may(asking(message, {}, everything))).toBe(false),
  );

  it('of health with its own consent', () => {
    const message = 'soy celiaca, ¿qué desayuno?';
    expect([may(asking(message)), may(asking(message, {}, everything))]).toEqual([false, true]);
  });
});

describe('what goes along', () => {
  const earlier = [
    { role: 'user', content: 'me duele el pecho cuando corro' },
    { role: 'assistant', content: safetyTexts.urg },
    { role: 'user', content: 'soy celiaca y juego con Javi' },
    { role: 'assistant', content: 'Con Javi, el medio para el que tenga la derecha.' },
  ] as const;
  const sent = (consent: typeof everything) => outsideTalk(asking('¿y la víbora?', { earlier }, consent));

  it('is what was said, without dangers, and without health where it is not allowed', () => {
    expect(sent(everything).turns.map(({ content }) => content)).toEqual([
      'soy celiaca y juego con PersonaA',
      'Con PersonaA, el medio para el que tenga la derecha.',
      '¿y la víbora?',
    ]);
    expect(sent(chatOnly).turns.map(({ content }) => content)).toEqual([
      'Con PersonaA, el medio para el que tenga la derecha.',
      '¿y la víbora?',
    ]);
  });

  it('holds facts of health with the consent alone', () => {
    const facts = [{ kind: 'diet', diet: 'celiac', feminine: true }] as const;
    const { instructions } = outsideTalk(asking('hola', { facts }));
    expect(instructions).not.toContain('celiac');
    expect(outsideTalk(asking('hola', { facts }, everything)).instructions).toContain('Eres celiaca');
  });
});
