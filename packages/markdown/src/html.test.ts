import { expect, test } from 'vitest';
import { FileError } from '#file.ts';
import { contentOf, rowsOf, toHtml, toInlineHtml } from '#html.ts';

const source = (text: string) => ({ file: 'a.md', text, line: 10 });

test('what an article is made of', () => {
  expect(toHtml(source('Uno **dos** [tres](/faq) [@a].'), (id) => `<sup>${id}</sup>`)).toBe(
    '<p>Uno <strong>dos</strong> <a href="/faq">tres</a> <sup>a</sup>.</p>',
  );
  expect(toHtml(source('1. Uno\n2. Dos'))).toBe('<ol><li><div>Uno</div></li><li><div>Dos</div></li></ol>');
  expect(toInlineHtml(source('a < b & «c»'))).toBe('a &lt; b &amp; «c»');
});

test('blocks stand between paragraphs, with their lines', () => {
  const content = contentOf(
    source('Uno\n\n:::table Un título\n| a |\n:::\n\nDos\n'),
    ({ name, title, source: { line } }) => ({ name, title, line }),
    () => null,
  );
  expect(content).toEqual(['<p>Uno</p>', { name: 'table', title: 'Un título', line: 13 }, '<p>Dos</p>']);
});

test.each([
  ['uno\n\n<b>dos</b>', 'a.md:12: raw HTML'],
  ['uno\n\n<script>alert(1)</script>', 'a.md:12: raw HTML'],
  ['uno\n\ndos [@b]', 'a.md:12: no such source: b'],
  ['[uno](javascript:alert(1))', 'a.md:10: not an address'],
  ['![uno](/a.png)', 'a.md:10: an image'],
])('«%s» is refused with its line', (text, fault) => {
  expect(() => toHtml(source(text))).toThrow(FileError);
  expect(() => toHtml(source(text))).toThrow(fault);
});

test('rows have the cells of their head', () => {
  expect(rowsOf(source('| a | b |\n|---|---|\n| 1 | 2 |\n')).map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(() => rowsOf(source('| a | b |\n|---|---|\n| 1 |\n'))).toThrow('a.md:12: 1 cells');
  expect(() => rowsOf(source('| a | b |\nuno'))).toThrow('a.md:11: not a row: uno');
});
