import { readFileSync } from 'node:fs';
import { watchSources } from '@bandeja/domain/imports/vocabulary';
import { expect, it } from 'vitest';
import { containers, formats } from '#features/imports/reading/formats.ts';

it('the formats stand in docs/product.md as in the table', () => {
  const product = readFileSync(new URL('../../../../../../docs/product.md', import.meta.url), 'utf8');
  const printed = /<!-- formats:start -->\n([\s\S]*?)<!-- formats:end -->/.exec(product)?.[1];
  const rows = formats.map(({ from, gives, source, example }) => {
    const plan = watchSources.includes(source) ? 'pro' : 'all';
    return `| ${from} | ${gives} | ${plan} | \`${example}\` |`;
  });
  const packed = containers.map((from) => `| ${from} | lo que lleva dentro | por lo que lleva | |`);
  const lines = ['| Archivo | Qué se lee | Plan | Test |', '|---|---|---|---|', ...rows, ...packed];
  expect(printed).toBe(`${lines.join('\n')}\n`);
});
