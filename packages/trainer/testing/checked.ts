import { readFileSync } from 'node:fs';

/** The rows of a table of messages with their required reactions (packages/trainer/messages/checked), column by column. */
export function checkedRows(name: 'dangers' | 'health' | 'lexicon'): string[][] {
  return readFileSync(new URL(`../messages/checked/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

/** Texts about dangers, with the reaction that each requires; `told`: texts that the trainer once misunderstood. */
export function dangerRows(...kinds: ('dangers' | 'told')[]): [text: string, expected: string][] {
  return checkedRows('dangers').flatMap(([kind, expected = '', text = '']): [string, string][] =>
    kinds.some((each) => each === kind) ? [[text, expected]] : [],
  );
}

/** Texts that only sound like a danger. */
export const harmless: readonly string[] = checkedRows('dangers').flatMap(([kind, , text = '']) =>
  kind === 'harmless' ? text : [],
);
