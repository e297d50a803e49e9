import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Inlines the style, so that the document is painted without another request. */
export async function readTemplate(distFolder: string, name: 'app.html' | 'index.html') {
  const read = (file: string) => readFile(path.join(distFolder, file), 'utf8');
  if (!existsSync(path.join(distFolder, name))) return { html: '', style: null };
  const html = await read(name);
  const [link, file] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
  if (link === undefined || file === undefined) throw new Error(`${name} names no style sheet`);
  const style = await read(file);
  return { html: html.replace(link, () => `<style>${style}</style>`), style };
}

export async function styleHashesOf(distFolder: string): Promise<string[]> {
  const templates = [await readTemplate(distFolder, 'app.html'), await readTemplate(distFolder, 'index.html')];
  return [...new Set(templates.flatMap(({ style }) => (style === null ? [] : policyHash(style))))];
}

export const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
