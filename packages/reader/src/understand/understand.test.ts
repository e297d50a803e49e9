import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { understand } from '#understand/understand.ts';

const wish = (text: string) => understand(text, { channel: 'wish' });
const chat = (text: string) => understand(text, { channel: 'chat' });
const values = (all: readonly { value: unknown }[]) => all.map(({ value }) => value);

describe('what a wish says', () => {
  it('finds time, groups, refused demands and the part of the body, each with its words', () => {
    const text = 'Tengo 40 minutos y quiero piernas, pero nada de saltar. Y el codo me molesta un poco.';
    const frame = wish(text);
    expect(frame.wish.duration?.value).toEqual({ minutes: 40, kind: 'about' });
    expect(values(frame.wish.groups)).toEqual(['Piernas']);
    expect(values(frame.wish.refusedDemands)).toEqual(['jump']);
    expect(frame.body.map(({ value, state }) => [value, state])).toEqual([['codo', 'hurts']]);
    const { from, to } = frame.wish.duration?.span ?? { from: 0, to: 0 };
    expect(text.slice(from, to)).toContain('40');
    expect(frame.isEmpty).toBe(false);
  });

  it('reads material at hand and missing, and the place', () => {
    const frame = wish('fuerza en casa con gomas, mancuernas no tengo, media hora');
    expect(values(frame.wish.kinds)).toEqual(['Fuerza']);
    expect(values(frame.wish.equipment)).toEqual(['gomas']);
    expect(values(frame.wish.missingEquipment)).toEqual(['mancuernas']);
    expect(values(frame.wish.places)).toEqual(['home']);
    expect(frame.wish.duration?.value.minutes).toBe(30);
  });

  it('takes the last of two lengths that are as certain, since the first was taken back', () => {
    for (const text of ['tengo una hora, mentira, cuarenta minutos', '¿una hora? no, cuarenta minutos'])
      expect(wish(text).wish.duration?.value.minutes, text).toBe(40);
  });

  it('finds muscles that are asked for in words that might as well hurt', () => {
    for (const text of ['algo para la espalda, que estoy tieso', 'rutina para la espalda, 20 minutos'])
      expect(values(wish(text).wish.groups), text).toEqual(['Espalda']);
  });

  it('finds nothing in a text that says nothing', () => {
    for (const text of ['', '   ', 'asdf qwer', '???']) expect(wish(text).isEmpty, text).toBe(true);
  });

  it('gives the same frame for the same text, and stays within it', () => {
    const text = 'bandeja y víbora en la pista con mi pareja, hora y cuarto, nivel medio 💪';
    expect(wish(text)).toEqual(wish(text));
    each(wish(text).wish.strokes, 2, ({ span }) => expect(span.to).toBeLessThanOrEqual(text.length));
  });

  it('knows the hook, a stroke of the catalogue, by its name', () => {
    expect(wish('gancho y bandeja en pista, 45 min').wish.strokes.map(({ value }) => value)).toContain('gancho');
    expect(wish('bandeja sin gancho, 45 min').wish.strokes.map(({ value }) => value)).not.toContain('gancho');
  });
});

describe('the intent of a message to the trainer', () => {
  it('ranks every intent, the most likely first', () => {
    const { intents } = chat('pásame lo del viernes al sábado que tengo cena');
    expect(intents[0]?.value).toBe('change');
    expect(intents).toHaveLength(22);
    expect(intents.reduce((sum, { certainty }) => sum + certainty, 0)).toBeCloseTo(1);
  });

  it('reads the day that moves and where it goes', () => {
    const { days } = chat('pásame lo del viernes al sábado que tengo cena');
    expect([values(days.from), values(days.to)]).toEqual([['friday'], ['saturday']]);
  });

  it('recognises a danger in other words', () => {
    const frame = chat('si no estuviera aquí nadie lo notaría, estoy cansado de vivir');
    expect(frame.danger?.kind).toBe('crisis');
  });
});
