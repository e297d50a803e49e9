import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { each } from '@bandeja/domain/testing/each';
import { redFlagLines } from '@bandeja/reader/language/health/lexicon';
import { canHit } from '@bandeja/reader/language/health/needed';
import { expect, it } from 'vitest';
import { warmUp } from '#chat/warm-up.ts';

setFlagsFromString('--allow-natives-syntax');
const isCompiled: (pattern: RegExp, isNarrow: boolean) => boolean = runInNewContext(
  '(pattern, isNarrow) => %RegexpHasNativeCode(pattern, isNarrow)',
);

it('compiles every line that was asked about, for letters of every width', () => {
  // plain words are searched without code
  const choices = redFlagLines.filter(({ pattern }) => pattern.source.includes('|'));
  const lines = choices.map(({ pattern }) => new RegExp(pattern, 'g'));
  for (const line of lines) canHit(line, '');
  warmUp();
  each(lines, 20, (line) =>
    expect([isCompiled(line, true), isCompiled(line, false)], line.source).toEqual([true, true]),
  );
});
