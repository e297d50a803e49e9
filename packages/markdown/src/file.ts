import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import matter from 'gray-matter';
import type * as z from 'zod/mini';

/** A file that cannot be used, by its name and the line of its fault. */
export class FileError extends Error {
  file: string;
  line: number;
  fault: string;
  constructor(file: string, line: number, fault: string) {
    super(`${file}:${line}: ${fault}`);
    this.file = file;
    this.line = line;
    this.fault = fault;
  }
}

/** Lines count from 1, as an editor shows them. */
export type MarkdownFile<Head> = { file: string; head: Head; body: string; bodyLine: number };

/** Under a heading «## Title»; what stands before the first heading is the lead. */
export type Section = { title: string; text: string; line: number };

/** `line`, if it is part of a file: that of its first line. */
type FileText = { file: string; text: string; line?: number };

/** All files of a folder and its folders, in the order of their names. @param folder a `file:` address that ends in «/» */
export function readFolder(folder: URL): FileText[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  return names.sort().map((file) => ({ file, text: readFileSync(fileURLToPath(new URL(file, folder)), 'utf8') }));
}

/** @throws FileError where the front matter does not fit its schema */
export function readMarkdown<Schema extends z.ZodMiniType>(
  { file, text, line: first = 1 }: FileText,
  schema: Schema,
): MarkdownFile<z.output<Schema>> {
  const { data, body } = frontMatter(file, text, first);
  const headLines = text.slice(0, text.length - body.length).split('\n');
  const bodyLine = first + headLines.length - 1;
  const head = schema.safeParse(data);
  if (head.success) return { file, head: head.data, body, bodyLine };
  const [issue] = head.error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const path = [...(issue?.path ?? []), ...keys.slice(0, 1)];
  const line = first - 1 + lineOf(headLines, path);
  throw new FileError(file, line, `${path.join('.')}: ${faultOf(issue)}`);
}

function frontMatter(file: string, text: string, first: number): { data: unknown; body: string } {
  try {
    // with options, because without them a faulty text is remembered as an empty one
    const { data, content } = matter(text, {});
    return { data, body: content };
  } catch (error) {
    const { reason = String(error), mark } = error as { reason?: string; mark?: { line: number } };
    throw new FileError(file, first + (mark?.line ?? 0), reason);
  }
}

function faultOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'unrecognized_keys':
      return 'no such key';
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `${issue.expected} expected`;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return issue?.message ?? 'not understood';
  }
}

/** Where a value stands, or the nearest one around it that has a line of its own. */
function lineOf(lines: readonly string[], path: readonly PropertyKey[]): number {
  let line = 0;
  let inside = lines.length;
  for (const key of path) {
    const found = lines.findIndex((text, at) => at >= line && at < inside && isAt(lines, { text, at, line, key }));
    if (found < 0) break;
    line = found;
    inside = endOf(lines, found);
  }
  return line + 1;
}

type Place = { text: string; at: number; line: number; key: PropertyKey };

function isAt(lines: readonly string[], { text, at, line, key }: Place): boolean {
  if (typeof key !== 'number') return new RegExp(`(^|[{,-])\\s*${String(key)}:`).test(text);
  const items = lines.slice(line + 1, at + 1).filter((row) => isItem.test(row));
  return isItem.test(text) && items.length === key + 1;
}

const isItem = /^\s*- /;
const indentOf = (text: string): number => text.search(/\S|$/);

/** A value ends before the next line that is not indented deeper. */
function endOf(lines: readonly string[], line: number): number {
  const indent = indentOf(lines[line] ?? '');
  const next = lines.findIndex((text, at) => at > line && indentOf(text) <= indent);
  return next < 0 ? lines.length : next;
}

/** What stands before the first «## », and the sections after it. */
export function sectionsOf({ body, bodyLine }: Pick<MarkdownFile<unknown>, 'body' | 'bodyLine'>): {
  lead: string;
  leadLine: number;
  sections: Section[];
} {
  const [lead = '', ...parts] = body.split(/^## /m);
  let line = bodyLine + lead.split('\n').length - 1;
  const sections = parts.map((part) => {
    const [title = '', ...rest] = part.split('\n');
    const section = { title: title.trim(), text: rest.join('\n'), line };
    line += rest.length;
    return section;
  });
  return { lead: lead.trim(), leadLine: bodyLine + linesBefore(lead), sections };
}

/** Empty lines in front. */
const linesBefore = (text: string): number => text.slice(0, text.search(/\S|$/)).split('\n').length - 1;

/** The items of a section that is a list and nothing else, one a line. @throws FileError for a line that is none */
export function itemsOf(file: string, { text, line }: Section, mark: RegExp = /^(?:-|\d+\.) (.+)$/): string[] {
  return text.split('\n').flatMap((row, at) => {
    if (row.trim() === '') return [];
    const item = mark.exec(row)?.[1];
    if (item === undefined) throw new FileError(file, line + 1 + at, `not an item of a list: ${row}`);
    return item.trim();
  });
}
