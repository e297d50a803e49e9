import { describe, expect, it } from 'vitest';
import { checkedRows, dangerRows } from '#testing/checked.ts';
import { suspicionOf } from '#understand/decisions.ts';
import { type Door, understand } from '#understand/understand.ts';

/** Chat and notes; generator and first conversation; injuries. */
const doors: readonly Door[] = [{ channel: 'chat' }, { channel: 'wish' }, { channel: 'wish', field: 'injuries' }];

function typed(text: string): string[] {
  const bare = text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return [text, `  ${text} `, text.toUpperCase(), bare, sentence];
}

const readings = (text: string) => typed(text).flatMap((each) => doors.map((door) => understand(each, door)));

describe('everyday messages of five countries (messages/checked/everyday.tsv)', () => {
  const texts = checkedRows('everyday').map(([, , text = '']) => text);
  const read = texts.map((text) => ({ text, found: readings(text) }));

  it('are three hundred, each once', () => {
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(300);
  });

  it('get the text of a crisis, or another that stops, at no door', () => {
    const stopped = read.filter(({ found }) =>
      found.some(({ danger, health }) => danger?.decision === 'act' || health.redFlag),
    );
    expect(stopped.map(({ text }) => text)).toEqual([]);
  });

  it('are asked about at no door', () => {
    const asked = read.filter(({ found }) => found.some(({ danger }) => suspicionOf(danger) === 'question'));
    expect(asked.map(({ text }) => text)).toEqual([]);
  });

  it.each([
    'me fui antes porque hacía un frío que pelaba',
    'salí antes porque hacía frío y viento',
    'me fui antes porque hacía frío ayer',
    'nos fuimos antes por el frío',
    'ayer lo dejamos pronto porque llovía y hacía viento',
    'acabamos antes porque empezó a llover',
  ])('«%s» tells of the weather', (text) => {
    expect(readings(text).filter(({ danger }) => suspicionOf(danger) !== null || danger?.decision === 'act')).toEqual(
      [],
    );
  });

  it.each([
    'me fui antes porque tenía frío y temblaba',
    'me fui antes porque no paraba de tiritar de frío',
    'me fui antes porque hacía frío y no sentía los dedos',
    'me fui antes porque hacía frío y me mareé',
    'me fui antes, hacía frío y me dolía el pecho',
    'tengo mucho frío y no paro de tiritar',
  ])('«%s» tells of the body', (text) => {
    const [found] = readings(text);
    expect(found?.danger?.decision === 'act' || suspicionOf(found?.danger ?? null) === 'question').toBe(true);
  });

  it('get the soft sentence ten times of more than three hundred', () => {
    const soft = read.filter(({ found }) => found.some(({ danger }) => suspicionOf(danger) === 'soft'));
    expect(soft.length, soft.map(({ text }) => text).join(' | ')).toBeLessThanOrEqual(10);
  });
});

describe('crises among the checked messages', () => {
  const told = dangerRows('dangers', 'told').flatMap(([text, expected]) => (expected === 'crisis' ? text : []));
  const written = checkedRows('health').flatMap(([, expected = '', text = '']) =>
    expected.split(' ').includes('crisis') ? text : [],
  );

  it('get the text at every door, however they are typed', () => {
    const texts = [...told, ...written];
    expect(texts.length).toBeGreaterThanOrEqual(25);
    const missed = texts.filter((text) => readings(text).some(({ health }) => health.redFlag !== 'crisis'));
    expect(missed).toEqual([]);
  });
});
