import { fileURLToPath } from 'node:url';
import type { ChatAction } from '@bandeja/domain/coach/contract';
import { describe, expect, test } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import { failureLines, talkFigures } from './talk-measure.ts';
import { playTalk, turnFailures } from './talk-run.ts';
import { worldOf } from './talk-worlds.ts';
import { parseTalks, readTalks, TalkError } from './talks.ts';

const head = '- title: A\n  today: wednesday\n  world: usual\n';
const talkOf = (turns: string) => `${head}  turns:\n${turns}`;
const play = (turns: string) => parseTalks('a.yaml', talkOf(turns)).flatMap(playTalk);

describe('the format', () => {
  test.each([
    [
      'a demand that is none',
      talkOf('    - says: hola\n      must: { acts: none }\n'),
      /a\.yaml:6: 0\.turns\.0\.must\.acts/,
    ],
    [
      'an act that is none',
      talkOf('    - says: hola\n      must: { act: dance }\n'),
      /a\.yaml:6: 0\.turns\.0\.must\.act/,
    ],
    [
      'a day outside both weeks',
      talkOf('    - says: hola\n      must:\n        days: { 2025-08-04: Fuerza }\n'),
      /a\.yaml:7: .*2025-08-04/,
    ],
    [
      'an unknown world',
      head.replace('usual', 'mars').concat('  turns: [{ says: hola, must: { asks: true } }]\n'),
      /a\.yaml:3: 0\.world/,
    ],
    ['a talk without demands', talkOf('    - says: hola\n'), /a\.yaml:1: 0: a talk that demands nothing/],
    ['no YAML', '- title: [A\n', /a\.yaml: .*line/],
    ['no talk', '[]\n', /a\.yaml:1/],
  ])('refuses %s, with its place', (_name, content, fault) => {
    expect(() => parseTalks('a.yaml', content)).toThrow(TalkError);
    expect(() => parseTalks('a.yaml', content)).toThrow(fault);
  });

  test('all stored talks are well formed, a third by authors whose talks stay unseen, and none has the name of another', () => {
    const [seen = [], unseen = []] = ['', 'unseen'].map((folder) => {
      const talks = readTalks(fileURLToPath(new URL(`./talks/${folder}`, import.meta.url)));
      return Object.entries(talks).flatMap(([author, own]) => own.map(({ title }) => `${author}, ${title}`));
    });
    expect(seen.length).toBeGreaterThanOrEqual(64);
    expect(unseen.length * 3).toBeGreaterThanOrEqual(seen.length + unseen.length);
    expect(new Set([...seen, ...unseen]).size).toBe(seen.length + unseen.length);
  });
});

describe('a proposed absence', () => {
  const turn = (days: string) => {
    const [only] = parseTalks(
      'a.yaml',
      talkOf(`    - says: hola\n      must: { act: absence|never_on, days: ${days} }\n`),
    );
    if (only?.turns[0] === undefined) throw new Error('A talk has a turn');
    return only.turns[0];
  };
  const context = worldOf('usual', 'saturday');
  const hello = answerMessage('hola', context, 38);
  const absence = { kind: 'ill', from: '2025-07-26', to: '2025-07-28', hasKit: true } as const;

  test.each<[ChatAction, string]>([
    [{ type: 'absence', data: absence }, '{ 2025-07-26: Descanso, 2025-07-28: Descanso, 2025-07-30: Cardio }'],
    [
      { type: 'never_on', data: { weekday: 'thursday', isNever: true } },
      '{ 2025-07-31: Descanso, 2025-07-28: Fuerza }',
    ],
  ])('%j holds %s', (action, days) => {
    expect(turnFailures(turn(days), { ...hello, action }, context)).toEqual([]);
  });
});

describe('a talk that is played', () => {
  test('carries out what was tapped, and takes it back', () => {
    const outcomes = play(`
    - says: quita lo de mañana
      taps: confirm
      must: { act: update_day, days: { 2025-07-24: Descanso, 2025-07-25: Funcionalidad }, says: [mañana, descanso] }
    - says: deshazlo
      must: { confirms: true, days: { 2025-07-24: Fuerza } }
      mustNot: { act: none }
    - says: ¿qué me toca mañana?
      must: { act: none, says: [fuerza], asks: false, choices: false }
`);
    expect(outcomes.map(({ failures }) => failures)).toEqual([[], [], []]);
  });

  test.each([
    ['quita lo de mañana', 'must: { act: none|make_routine }', 'act'],
    ['quita lo de mañana', 'must: { days: { 2025-07-24: Fuerza|Cardio } }', 'days'],
    ['quita lo de mañana', 'mustNot: { days: { 2025-07-24: Descanso } }', 'not days'],
    ['quita lo de mañana', 'must: { data: { day: friday } }', 'data'],
    ['quita lo de mañana', 'must: { confirms: true }', 'confirms'],
    ['quita lo de mañana', 'must: { says: [escanso] }', 'says'],
    ['quita lo de mañana', 'mustNot: { says: [bicicleta, DESCANSO] }', 'not says'],
    ['quita lo de mañana', 'must: { asks: true }', 'asks'],
    ['quita lo de mañana', 'must: { minutes: 30 }', 'minutes'],
    ['hazme una rutina de fuerza de 30 minutos', 'must: { prompt: [cardio] }', 'prompt'],
    ['hazme una rutina de fuerza de 30 minutos', 'must: { maxMinutes: 20 }', 'maxMinutes'],
    ['hazme una rutina de fuerza de 30 minutos', 'must: { minutes: 30, routine: { cat: [L] } }', 'routine'],
    ['hazme una rutina de fuerza de 30 minutos', 'must: { intent: plan }', 'intent'],
  ])('fails what is planted: «%s», %s', (says, demand, key) => {
    const outcomes = play(`    - says: ${says}\n      ${demand}\n`);
    expect(outcomes.flatMap(({ failures }) => failures).map((failure) => failure.key)).toEqual([key]);
    const played = [{ author: 'ana', title: 'A', outcomes }];
    expect(talkFigures(played)).toMatchObject({
      turns: { ana: { of: 1, is: 0 } },
      demands: { [key]: { of: 1, is: 0 } },
    });
    expect(failureLines(played)[0]).toBe(`✗ ana, A: «${says}»`);
  });
});
