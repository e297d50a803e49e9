import { FileError, readMarkdown, type Section } from '@bandeja/markdown/file';
import { type Block, type Cite, contentOf, rowsOf, type Source, toHtml, toInlineHtml } from '@bandeja/markdown/html';
import * as z from 'zod/mini';
import type { Drawing, Part, Table, TextSection } from '#text.ts';

const words = z.string().check(z.minLength(1));

const figure = {
  label: words,
  caption: words,
  table: z.optional(z.strictObject({ caption: words, head: z.array(words), rows: z.array(z.array(words)) })),
};

const barSchema = z.strictObject({
  label: words,
  value: words,
  from: z.number(),
  to: z.optional(z.number()),
  isStrong: z.optional(z.boolean()),
});

const stepSchema = z.strictObject({
  state: z.enum(['done', 'planned', 'rest']),
  height: z.number(),
  weight: z.optional(z.number()),
  label: z.optional(words),
  caption: z.optional(words),
});

const drawingSchemas = {
  bars: z.strictObject({ ...figure, max: z.number(), bars: z.array(barSchema).check(z.minLength(1)) }),
  steps: z.strictObject({ ...figure, height: z.number(), steps: z.array(stepSchema).check(z.minLength(1)) }),
  'pain-scale': z.strictObject(figure),
  net: z.strictObject(figure),
  bandeja: z.strictObject(figure),
};

const isDrawing = (name: string): name is keyof typeof drawingSchemas => Object.hasOwn(drawingSchemas, name);

/** «## Título {#ancla}». @throws FileError where a section has no anchor */
export function textSection(file: string, { title, text, line }: Section, cite: Cite = () => null): TextSection {
  const [, plain, id] = /^(.+) \{#([a-z0-9-]+)\}$/.exec(title) ?? [];
  if (plain === undefined || id === undefined) throw new FileError(file, line, `no anchor: ${title}`);
  return { id, title: plain, parts: contentOf({ file, text, line: line + 1 }, (block) => partOf(block, cite), cite) };
}

function partOf({ name, title, source }: Block, cite: Cite): Part {
  if (name === 'table') return { kind: 'table', table: tableOf(title, source, cite) };
  if (name === 'aside') return { kind: 'aside', title, html: toHtml(source, cite) };
  if (name === 'drawing' && isDrawing(title)) return { kind: 'drawing', drawing: drawingOf(title, source, cite) };
  throw new FileError(source.file, source.line - 1, `no such block: ${name} ${title}`);
}

function tableOf(caption: string, source: Source, cite: Cite): Table {
  const [head, ...rows] = rowsOf(source);
  if (head === undefined) throw new FileError(source.file, source.line, 'an empty table');
  const { file } = source;
  return {
    caption: toInlineHtml({ file, text: caption, line: source.line - 1 }),
    head: head.cells,
    rows: rows.map(({ cells, line }) => cells.map((text) => toInlineHtml({ file, text, line }, cite))),
  };
}

function drawingOf(name: Drawing['name'], { file, text, line }: Source, cite: Cite): Drawing {
  const { head } = readMarkdown({ file, text: `---\n${text}---\n`, line: line - 1 }, drawingSchemas[name]);
  const html = (value: string) => toInlineHtml({ file, text: value, line }, cite);
  const { caption, table, ...rest } = head;
  return {
    ...rest,
    name,
    caption: html(caption),
    ...(table && {
      table: { caption: html(table.caption), head: table.head, rows: table.rows.map((row) => row.map(html)) },
    }),
    // the schema of the same name has read it
  } as Drawing;
}
