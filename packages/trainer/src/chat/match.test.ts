import { understand } from '@bandeja/reader/understand/understand';
import { describe, expect, it } from 'vitest';
import { replyTo } from '#chat/reply.ts';
import { makeContext, today } from '#testing/chat-context.ts';

const yesterday = '2025-07-22';

describe('a match that was played', () => {
  it.each([
    ['apunta que ayer jugué 90 minutos, 6-4 6-3', yesterday, 90, '6-4 6-3', null],
    ['Apúntame el partido de hoy: 6-2, 4-6 y 10-8, dos horas', today, 120, '6-2 4-6 10-8', null],
    ['ayer perdimos 6-4 6-3 en hora y media', yesterday, 90, '4-6 3-6', null],
    ['acabo de perder 6-2 6-0, qué rabia', today, 90, '2-6 0-6', null],
    ['hoy nos han ganado 7-5 6-3', today, 90, '5-7 3-6', null],
    ['anota que he jugado un partido, esfuerzo 8', today, 90, '', 8],
    ['Hoy hemos ganado 7/5 6/7 6/4, 1 h 45', today, 105, '7-5 6-7 6-4', null],
    ['registra el partido del lunes, 75 min, 6 a 1 6 a 0', '2025-07-21', 75, '6-1 6-0', null],
  ])('«%s»', (message, date, minutes, sets, rpe) => {
    const { action, text } = replyTo(message, makeContext());
    expect(action?.type).toBe('log_match');
    if (action?.type !== 'log_match') return;
    expect(action.data.sets.map(({ us, them }) => `${us}-${them}`).join(' ')).toBe(sets);
    expect(action.data).toMatchObject({ date, minutes, rpe });
    expect(text).toMatch(/¿Lo apunto\?$/);
  });

  it('says the minutes it assumes', () => {
    expect(replyTo('apunta que ayer jugamos 6-4 6-3', makeContext()).text).toBe(
      'Ayer (martes), partido de 90 minutos, 6-4 6-3. Pongo 90 minutos porque no me has dicho cuánto duró. ¿Lo apunto?',
    );
  });

  it('follows the given frame', () => {
    const frame = understand('apunta que ayer jugué 75 minutos, 6-4 6-3', { channel: 'chat' });
    const { action } = replyTo('apunta lo de ayer', makeContext({ frame }));
    expect(action).toMatchObject({ type: 'log_match', data: { date: yesterday, minutes: 75, sets: { length: 2 } } });
  });

  it.each([
    ['apunta un partido el sábado'],
    ['ayer jugué fatal, ¿qué hago?'],
    ['he jugado 2-3 partidos esta semana'],
    ['el sábado tengo partido de 90 minutos'],
    ['ayer jugué 90 minutos y me duele el codo'],
    ['¿cuántos partidos he jugado este mes?'],
  ])('«%s» logs none', (message) => {
    expect(replyTo(message, makeContext()).action?.type).not.toBe('log_match');
  });
});
