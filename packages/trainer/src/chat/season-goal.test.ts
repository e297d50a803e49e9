import { expect, test } from 'vitest';
import { converse } from '#testing/chat-context.ts';

const net = { kind: 'net', name: '', date: null } as const;
const august = { kind: 'tournament', name: '', date: '2025-08-19', replaces: null } as const;

test('a tournament is proposed for the season, and kept nowhere else', () => {
  const { text, action, facts } = converse(['tengo torneo el 19']);
  expect(text).toBe(
    'Tienes un torneo el 19 de agosto: lo pongo como objetivo de tu temporada, y la semana del torneo llegas con menos volumen. ¿Lo confirmas?',
  );
  expect(action).toEqual({ type: 'season_goal', data: august });
  expect(facts?.kept).toEqual([]);
  expect(converse(['tengo torneo el 19', 'sí'])).toMatchObject({ confirms: true, action: { data: august } });
});

test('says which goal gives way where there is room for one', () => {
  const only = converse(['tengo torneo el 19'], { season: { goals: [net], isOwn: false } });
  expect(only.text).toContain('Ocupa el lugar de «Volver a la red».');
  expect(only.action).toMatchObject({ data: { replaces: 'Volver a la red' } });
  const beside = converse(['tengo torneo el 19'], { season: { goals: [net], isOwn: true } });
  expect(beside.action).toMatchObject({ data: { replaces: null } });
});

test('a goal in words of the player becomes that of the season, under their name', () => {
  const { text, action, facts } = converse(['quiero dejar de perder la red']);
  expect(text).toMatch(/^Apuntado: tu objetivo es dejar de perder la red\. .* red y de globo\. ¿Lo confirmas\?$/);
  expect(action).toEqual({
    type: 'season_goal',
    data: { kind: 'net', name: 'Dejar de perder la red', date: null, replaces: null },
  });
  expect(facts?.kept.map(({ fact }) => fact.kind)).toEqual(['goal']);
});

test('what the season has is not proposed again; without a tournament the trainer says where it would be', () => {
  expect(converse(['mi objetivo es ganar la red'], { season: { goals: [net], isOwn: true } }).action).toBeNull();
  expect(converse(['¿cuándo es mi torneo?']).text).toContain('En tu temporada no hay ningún torneo');
});

test('beside another change the tournament is left for later, and said so', () => {
  const { text, action } = converse(['tengo torneo el 19. Ponme descanso el viernes']);
  expect(action?.type).toBe('update_day');
  expect(text).toContain('Lo del torneo lo vemos después: dime el día y lo pongo en tu temporada.');
});
