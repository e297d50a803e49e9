import { catalogue } from '@bandeja/catalogue/catalogue';
import { FileError } from '@bandeja/markdown/file';
import { describe, expect, it } from 'vitest';
import { knowledge, readEntry } from '#knowledge/entries.ts';
import { matchesOf } from '#knowledge/match.ts';

const entries = knowledge();

describe('the entries', () => {
  it('are many, each asked in sixteen ways by at least four persons', () => {
    expect(entries.length).toBeGreaterThanOrEqual(250);
    const poor = entries.filter(
      ({ wordings }) => wordings.length < 16 || new Set(wordings.map(({ by }) => by)).size < 4,
    );
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  it('have names of their own', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('have titles of their own and train with what the library has', () => {
    const titles = entries.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    const codes = [...catalogue.exercises, ...catalogue.routines].map(({ code }) => code);
    const unknown = entries.flatMap(({ id, train }) =>
      train.filter((code) => !codes.includes(code)).map((code) => `${id} ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    [
      'without a title',
      '---\ntrain: []\nsource: own\n---\n\nSí.\n\n## Preguntas\n\n- a: ¿sí?\n',
      /^rules\/red\.md:1: title/,
    ],
    [
      'with a field that is none',
      '---\ntitle: La red\ntrain: []\nsource: own\nauthor: x\n---\n\nSí.\n\n## Preguntas\n\n- a: ¿sí?\n',
      /^rules\/red\.md:5: author/,
    ],
    [
      'without questions',
      '---\ntitle: La red\ntrain: []\nsource: own\n---\n\nSí.\n',
      /^rules\/red\.md:6: not one «## Preguntas»/,
    ],
    [
      'that is too long',
      `---\ntitle: La red\ntrain: []\nsource: own\n---\n\n${'sí '.repeat(61)}\n\n## Preguntas\n\n- a: ¿sí?\n`,
      /^rules\/red\.md:6: an answer of 61 words/,
    ],
    [
      'with a question by nobody',
      '---\ntitle: La red\ntrain: []\nsource: own\n---\n\nSí.\n\n## Preguntas\n\n- ¿sí?\n',
      /^rules\/red\.md:11: not an item of a list: - ¿sí\?/,
    ],
  ])('one %s is refused by its file', (_fault, content, message) => {
    const read = () => readEntry({ file: 'rules/red.md', text: content });
    expect(read).toThrow(FileError);
    expect(read).toThrow(message);
  });
});

describe('the matcher', () => {
  it.each([
    ['cuánto mide de alto la red', 'red-altura'],
    ['q pala me compro pal codo', 'codo-pala'],
    ['mi pareja no sube nunca a la red', 'pareja-no-sube'],
    ['soy celíaca, ¿qué como antes de jugar?', 'celiaco'],
    ['komo se ace la bandeja', 'bandeja-tecnica'],
  ])('knows that «%s» is about %s', (question, id) => {
    const [first] = matchesOf(question);
    expect(first?.entry.id).toBe(id);
    expect(first?.share).toBeGreaterThan(0.5);
  });

  it('is sure of nothing where words say nothing', () => {
    expect(matchesOf('')[0]?.share).toBe(0);
  });
});
