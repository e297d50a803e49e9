import { legalInForce } from '#features/content/legal.service.ts';
import type { Deps } from '#kit/deps.ts';

/** The terms in force as a file of plain Markdown, so that they stay with who agreed to them. */
export async function termsFile(deps: Pick<Deps, 'db' | 'now' | 'log' | 'settings'>) {
  const { operator, publicUrl, payments } = deps.settings;
  const { version, markdown: source } = await legalInForce(deps, 'terms');
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
