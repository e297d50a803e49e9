import { Marked, type RendererObject, type TokenizerAndRendererExtension } from 'marked';
import { FileError } from '#file.ts';

/** A text of a file; `line` is its first one. */
export type Source = { file: string; text: string; line: number };

/** «:::name title», lines, «:::». `line` is that of the first one inside. */
export type Block = { name: string; title: string; source: Source };

/** @param cite the number and the anchor of «[@id]»; null for a source that is not known */
export type Cite = (id: string) => string | null;

const blocks = /^:::(\w+)[ \t]*(.*)\n([\s\S]*?)^:::[ \t]*$/m;

/** HTML and blocks in their order. @throws FileError for raw HTML and for what is not known */
export function contentOf<Drawn>(source: Source, blockOf: (block: Block) => Drawn, cite: Cite): (string | Drawn)[] {
  const { file } = source;
  const content: (string | Drawn)[] = [];
  let { text, line } = source;
  for (let found = blocks.exec(text); found !== null; found = blocks.exec(text)) {
    const [whole, name = '', title = '', inside = ''] = found;
    const before = text.slice(0, found.index);
    if (before.trim() !== '') content.push(toHtml({ file, text: before, line }, cite));
    line += linesIn(before);
    content.push(blockOf({ name, title, source: { file, text: inside, line: line + 1 } }));
    line += linesIn(whole);
    text = text.slice(found.index + whole.length);
  }
  if (text.trim() !== '') content.push(toHtml({ file, text, line }, cite));
  return content;
}

const linesIn = (text: string): number => text.split('\n').length - 1;

export function toHtml(source: Source, cite: Cite = () => null): string {
  return markedFor(source, cite).parse(source.text, { async: false });
}

/** Without a paragraph around it. */
export function toInlineHtml(source: Source, cite: Cite = () => null): string {
  return markedFor(source, cite).parseInline(source.text.trim(), { async: false });
}

const address = /^(https?:\/\/|mailto:|\/|#)/;

function markedFor({ file, text, line }: Source, cite: Cite): Marked {
  const refuse = (raw: string, fault: string): never => {
    throw new FileError(file, line + linesIn(text.slice(0, Math.max(0, text.indexOf(raw.trim())))), fault);
  };
  const citation: TokenizerAndRendererExtension = {
    name: 'citation',
    level: 'inline',
    start: (rest) => rest.indexOf('[@'),
    tokenizer: (rest) => {
      const [raw, id] = /^\[@([\w-]+)\]/.exec(rest) ?? [];
      return raw === undefined ? undefined : { type: 'citation', raw, id };
    },
    renderer: ({ raw, id }) => cite(id) ?? refuse(raw, `no such source: ${id}`),
  };
  const renderer: RendererObject = {
    html: ({ raw }) => refuse(raw, 'raw HTML'),
    image: ({ raw }) => refuse(raw, 'an image: draw it'),
    paragraph({ tokens }) {
      return `<p>${this.parser.parseInline(tokens)}</p>`;
    },
    heading({ depth, tokens }) {
      return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`;
    },
    list({ ordered, items }) {
      const inside = items.map(({ tokens }) => this.parser.parse(tokens));
      // a number stands beside its text, which may have several parts
      if (ordered) return `<ol>${inside.map((item) => `<li><div>${item}</div></li>`).join('')}</ol>`;
      return `<ul>${inside.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    },
    blockquote({ tokens }) {
      const [first, ...others] = tokens;
      const isSentence = first?.type === 'paragraph' && others.length === 0;
      const inside = isSentence ? this.parser.parseInline(first.tokens ?? []) : this.parser.parse(tokens);
      return `<blockquote class="prose-aside">${inside}</blockquote>`;
    },
    em({ tokens }) {
      return `<small>${this.parser.parseInline(tokens)}</small>`;
    },
    link({ raw, href, tokens }) {
      if (!address.test(href)) refuse(raw, `not an address: ${href}`);
      return `<a href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${this.parser.parseInline(tokens)}</a>`;
    },
  };
  return new Marked({ renderer, extensions: [citation] });
}

/** The rows of a table's text, the head first; cells as Markdown. @throws FileError for a line that is no row */
export function rowsOf({ file, text, line }: Source): { cells: string[]; line: number }[] {
  const rows = text.split('\n').flatMap((row, at) => {
    if (row.trim() === '' || /^\|[\s|:-]+\|$/.test(row)) return [];
    if (!/^\|.*\|$/.test(row)) throw new FileError(file, line + at, `not a row: ${row}`);
    const cells = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { cells, line: line + at };
  });
  const [head] = rows;
  const uneven = rows.find(({ cells }) => cells.length !== head?.cells.length);
  if (uneven) throw new FileError(file, uneven.line, `${uneven.cells.length} cells`);
  return rows;
}
