import { readdir, readFile } from 'node:fs/promises';
import type { Settings } from '#settings.ts';

const folder = new URL('../../../../../content/legal/', import.meta.url);

/** The terms in force as a file of plain Markdown, so that they stay with who agreed to them. */
export async function termsFile({
  operator,
  publicUrl,
  payments,
}: Pick<Settings, 'operator' | 'publicUrl' | 'payments'>) {
  const versions = (await readdir(folder)).flatMap((file) => /^terms-(\d+)\.md$/.exec(file)?.[1] ?? []).map(Number);
  const version = Math.max(...versions);
  const source = await readFile(new URL(`terms-${version}.md`, folder), 'utf8');
  const words: Record<string, string> = { ...operator, publicUrl };
  const holds: Record<string, boolean> = { sellsPlans: payments !== null, https: publicUrl.startsWith('https:') };
  const lines = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .flatMap((line) => {
      const [, not, fact = ''] = /\{(!?)(sellsPlans|https)\}/.exec(line) ?? [];
      if (fact !== '' && holds[fact] === (not === '!')) return [];
      return [line.replace(/\s*\{!?(?:sellsPlans|https)\}/g, '').replace(/\s*\{#[\w-]+\}/g, '')];
    });
  const text = lines.join('\n').replace(/\{\{(\w+)\}\}/g, (mark, name) => words[name] ?? mark);
  return {
    filename: `terminos-bandeja-v${version}.txt`,
    content: Buffer.from(`\uFEFF${text.trim()}\n`),
    contentType: 'text/plain; charset=utf-8',
  };
}
