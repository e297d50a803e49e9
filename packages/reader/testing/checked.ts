import { readFileSync } from 'node:fs';

/** From packages/reader/messages/checked, column by column. */
export function checkedRows(
  name: 'ailments' | 'chest' | 'dangers' | 'everyday' | 'figures' | 'health' | 'lexicon' | 'recognised',
): string[][] {
  return readFileSync(new URL(`../messages/checked/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

/** `told`: texts that the trainer once misunderstood. */
export function dangerRows(...kinds: ('dangers' | 'told')[]): [text: string, expected: string][] {
  return checkedRows('dangers').flatMap(([kind, expected = '', text = '']): [string, string][] =>
    kinds.some((each) => each === kind) ? [[text, expected]] : [],
  );
}

export const harmless: readonly string[] = checkedRows('dangers').flatMap(([kind, , text = '']) =>
  kind === 'harmless' ? text : [],
);

/** `ordinary`: none of the kinds. */
export const recognised: [text: string, kind: string][] = checkedRows('recognised').map(([kind = '', text = '']) => [
  text,
  kind,
]);
