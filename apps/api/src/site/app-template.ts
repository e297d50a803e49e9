import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The document of the app's pages; `styleHashes` name its style as the content security policy does. */
type AppTemplate = { html: string; styleHashes: readonly string[] };

/** Reads it from the web app's build. Its style stands in it: what it draws is painted as soon as it has come. */
export async function readAppTemplate(distFolder: string): Promise<AppTemplate> {
  const read = (file: string) => readFile(path.join(distFolder, file), 'utf8');
  if (!existsSync(path.join(distFolder, 'app.html'))) return { html: '', styleHashes: [] };
  const html = await read('app.html');
  const [link, file] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
  if (link === undefined || file === undefined) throw new Error('app.html names no style sheet');
  const style = await read(file);
  return { html: html.replace(link, () => `<style>${style}</style>`), styleHashes: [policyHash(style)] };
}

/** The text of an inline script or style as the content security policy names it. */
export const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
