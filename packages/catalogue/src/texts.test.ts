import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { slugOf } from '@bandeja/domain/exercises/rules';
import { FileError } from '@bandeja/markdown/file';
import { describe, expect, test } from 'vitest';
import { readArticle, readSources } from '#article-file.ts';
import { catalogue } from '#catalogue.ts';
import { readFaq } from '#faq-file.ts';
import { readLegal } from '#legal-file.ts';

const folder = fileURLToPath(new URL('../../../content/', import.meta.url));
const textOf = (name: string) => readFileSync(folder + name, 'utf8');

const sourcesText = textOf('sources.md');
const sources = readSources({ file: 'sources.md', text: sourcesText });
const articles = readdirSync(`${folder}articles`).map((file) => ({ file, text: textOf(`articles/${file}`) }));

describe('the articles', () => {
  test('link exercises that are published', () => {
    const published = catalogue.exercises.map(({ name }) => `/exercises/${slugOf(name)}`);
    const linked = articles.flatMap(({ text }) => text.match(/\/exercises\/[\w-]+/g) ?? []);
    expect(linked.length).toBeGreaterThanOrEqual(10);
    expect(linked.filter((address) => !published.includes(address))).toEqual([]);
  });

  test('cite every source of the table, and no other', () => {
    const cited = articles.flatMap((article) => readArticle(article, sources).body.sources.map(({ id }) => id));
    expect([...new Set(cited)].sort()).toEqual([...sources.keys()].sort());
  });
});

const readers: Record<string, (source: { file: string; text: string }) => unknown> = {
  'articles/codo-de-padel.md': (source) => readArticle({ ...source, file: 'codo-de-padel.md' }, sources),
  'sources.md': readSources,
  'legal/terms-5.md': readLegal,
  'faq.md': readFaq,
};

test.each([
  ['articles/codo-de-padel.md', 'kind: guides', 'kind: guide', '2: kind: one of guides, blog'],
  ['articles/codo-de-padel.md', 'health: true', 'health: sí', ': health: boolean expected'],
  ['articles/codo-de-padel.md', 'published: 2026-11-20', 'published: pronto', ': published: date expected'],
  ['articles/codo-de-padel.md', 'look: faint', 'look: pale', ': cover.0.look: one of faint'],
  ['articles/codo-de-padel.md', '[@tyler-2010]', '[@tyler]', ': no such source: tyler'],
  ['articles/codo-de-padel.md', ' {#que-es}', '', ': no anchor: A qué se llama'],
  ['articles/codo-de-padel.md', ':::drawing pain-scale', ':::drawing scale', ': no such block: drawing scale'],
  ['articles/codo-de-padel.md', 'label: "Escala', 'labels: "Escala', ': label: string expected'],
  ['articles/codo-de-padel.md', '| 3 × 15 | 45 s |', '| 3 × 15 |', ': 3 cells'],
  ['articles/codo-de-padel.md', '## Qué hacer mañana', '## Mañana {#manana}', ': no «## Qué hacer mañana» at its end'],
  ['articles/codo-de-padel.md', 'Que te moleste ahí', '<b>Que</b> te moleste ahí', ': raw HTML'],
  ['sources.md', 'language: en', 'language: fr', ': sources.acsm-2009.language: one of en, es'],
  ['sources.md', 'url: https://', 'url: http://', ': sources.andersson-2017.url: not an address'],
  ['legal/terms-5.md', 'version: 5', 'version: three', '3: version: number expected'],
  ['legal/terms-5.md', ' {#titular}', '', '7: no anchor: Quién ofrece'],
  ['faq.md', ' {#que-es}', '', '3: no anchor: ¿Qué hace'],
])('%s with «%s» as «%s» is refused with its line', (name, right, wrong, fault) => {
  const text = textOf(name);
  expect(text).toContain(right);
  const changed = text.replace(right, wrong);
  const line = text.slice(0, text.indexOf(right)).split('\n').length;
  const read = () => readers[name]?.({ file: name, text: changed });
  expect(read).toThrow(FileError);
  expect(read).toThrow(/^\d/.test(fault) ? `:${fault}` : fault);
  expect(read).toThrow(new RegExp(`:(${line}|${line - 1}|${line + 1}|${lineOfHead(changed)}): `));
});

/** Where a text begins, for faults of a file as a whole. */
const lineOfHead = (text: string): number => text.split('\n').indexOf('---', 1) + 2;

test('where the address is plain, the privacy policy claims no encryption; where no plans are sold, the terms no trial', () => {
  const privacy = readLegal({ file: 'privacy-5.md', text: textOf('legal/privacy-5.md') });
  const encrypted = privacy.body.map(({ https, sections }) => [https, JSON.stringify(sections).includes('(HTTPS)')]);
  expect(encrypted).toEqual([
    [true, true],
    [false, false],
    [true, true],
    [false, false],
  ]);
  const terms = readLegal({ file: 'terms-5.md', text: textOf('legal/terms-5.md') });
  const trials = terms.body.map(({ sellsPlans, sections }) => [
    sellsPlans,
    sections.some(({ title }) => title === 'Prueba gratuita y pago'),
  ]);
  expect(trials).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
});
