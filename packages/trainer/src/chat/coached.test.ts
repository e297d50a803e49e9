import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { replyTo } from '#chat/reply.ts';
import type { ChatContext } from '#chat/types.ts';
import { makeContext, today, week } from '#testing/chat-context.ts';

const coach = { name: 'Marta', feminine: true };
const thursday = week[3]?.date ?? '';
const coached = week.map((day) => (day.date === thursday ? { ...day, coach: 'Marta' } : day));
const ask = (message: string, changes: Partial<ChatContext> = {}) =>
  replyTo(message, makeContext({ coach, week: coached, ...changes }));

describe('a day that the coach of flesh and blood published', () => {
  it.each(['pon descanso el jueves', 'cambia el jueves a cardio', 'pasa la sesión del jueves al domingo'])(
    'is theirs: «%s»',
    (message) => {
      const { action, text } = ask(message);
      expect([action, text]).toEqual([
        null,
        expect.stringContaining('Mañana (jueves) es de Marta, y yo no lo cambio.'),
      ]);
      expect(text).toContain('Escríbele');
    },
  );

  it('is kept out of a week that spares what hurts', () => {
    const { action } = ask('me duele el hombro');
    if (action?.type !== 'adapt_week' && action?.type !== 'update_day') throw new Error('No change is proposed');
    const days = action.type === 'update_day' ? [action.data.day] : Object.keys(action.data.currentWeek);
    expect(days).toEqual(['friday']);
  });

  it('leaves the other days to the player, and says whose it is', () => {
    expect(ask('pon descanso el viernes').action).toMatchObject({ type: 'update_day', data: { day: 'friday' } });
    expect(ask('¿qué me toca el jueves?').text).toContain('Lo ha puesto Marta.');
    expect(ask('regenera mi semana').text).toContain('Los de Marta se quedan.');
  });
});

describe('the coach is named', () => {
  const offer = 'pregúntale también a Marta';

  it('where the plan or the technique is asked about, once in a talk', () => {
    each(['¿qué me toca hoy?', '¿cómo se hace la plancha?'], 2, (message) => {
      expect([message, ask(message).text]).toEqual([message, expect.stringContaining(offer)]);
    });
    const earlier = [{ role: 'assistant' as const, content: 'Si dudas, pregúntale también a Marta.' }];
    expect(ask('¿qué me toca hoy?', { earlier }).text).not.toContain(offer);
  });

  it('nowhere else: not without one, not beside a danger, not about other things', () => {
    expect(ask('¿qué me toca hoy?', { coach: null, week }).text).not.toContain('Marta');
    each(['me duele el pecho y me mareo', 'gracias', '¿cuánto cuesta Pro?'], 3, (message) => {
      expect([message, ask(message).text.includes(offer)]).toEqual([message, false]);
    });
    expect(today < thursday).toBe(true);
  });
});
