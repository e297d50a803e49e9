import { catalogue } from '@bandeja/catalogue/catalogue';
import { FileError } from '@bandeja/markdown/file';
import { describe, expect, it } from 'vitest';
import { wordCount, wordLimit } from '#chat/phrase.ts';
import { loadTopics, type Paragraph, readTopic } from '#chat/topics/file.ts';

const topics = [...loadTopics().values()].flat();

const paragraphs = topics.flatMap(({ id, said, cases }) =>
  [...cases.map(({ said: other }) => other), 'entry' in said ? [] : said.paragraphs].flatMap((own) =>
    own.map((paragraph): [string, Paragraph] => [id, paragraph]),
  ),
);

describe('the topics', () => {
  it('fit into an answer', () => {
    const fixed = (paragraph: Paragraph) => paragraph.filter((piece) => typeof piece === 'string').join('');
    expect(topics.length).toBeGreaterThan(90);
    expect(paragraphs.filter(([, paragraph]) => wordCount(fixed(paragraph)) > wordLimit)).toEqual([]);
  });

  it('name exercises and routines the library has', () => {
    const codes = [...catalogue.exercises, ...catalogue.routines].map(({ code }) => code);
    const unknown = paragraphs.flatMap(([id, paragraph]) =>
      paragraph
        .flatMap((piece) => (typeof piece !== 'string' && 'codes' in piece ? piece.codes.flat() : []))
        .filter((code) => !codes.includes(code))
        .map((code) => `${id} ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  it('say one thing in general of a subject', () => {
    const general = topics.filter(({ isGeneral }) => isGeneral).map(({ id }) => id.split('/')[0]);
    expect(general).toEqual([...new Set(general)]);
  });

  it.each([
    ['without words', '---\nnot: agua\n---\n\nSí.\n', /^food\/010-agua\.md:1: words, or general/],
    [
      'with a key that is none',
      '---\nwords: agua\nword: sed\n---\n\nSí.\n',
      /^food\/010-agua\.md:3: word: no such key/,
    ],
    ['that says nothing', '---\nwords: agua\n---\n', /^food\/010-agua\.md:4: sentences, or an entry/],
    ['with a name that is none', '---\nwords: $drink_fria\n---\n\nSí.\n', /^food\/010-agua\.md:2: no name \$drink/],
    ['with an entry that is none', '---\nwords: agua\nentry: aqua\n---\n', /^food\/010-agua\.md:3: no entry aqua/],
    [
      'with a value that is none',
      '---\nwords: agua\n---\n\nSí.\n\nBebe {litros}.\n',
      /^food\/010-agua\.md:7: no value \{litros\}/,
    ],
    [
      'for somebody unknown',
      '---\nwords: agua\n---\n\nSí.\n\n## zurdo\n\nNo.\n',
      /^food\/010-agua\.md:7: no condition zurdo/,
    ],
    [
      'unless somebody unknown',
      '---\nwords: agua\nunless: zurdo\n---\n\nSí.\n',
      /^food\/010-agua\.md:3: no condition zurdo/,
    ],
  ])('one %s is refused by its file and line', (_fault, text, message) => {
    const read = () => readTopic({ file: 'food/010-agua.md', text });
    expect(read).toThrow(FileError);
    expect(read).toThrow(message);
  });
});
