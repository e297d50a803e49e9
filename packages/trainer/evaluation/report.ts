import type { Outcome } from './evaluate.ts';

export type SetResult = { name: string; least: number; outcomes: readonly Outcome[] };

const isRight = ({ failures }: Outcome) => failures.length === 0;

export function isPassed(results: readonly SetResult[]): boolean {
  return results.every(
    ({ least, outcomes }) =>
      outcomes.length > 0 &&
      outcomes.filter(isRight).length >= least * outcomes.length &&
      outcomes.every(({ isUnsafe }) => !isUnsafe),
  );
}

export function reportLines(results: readonly SetResult[]): string[] {
  return [
    ...results.flatMap(({ name, outcomes }) =>
      outcomes
        .filter((each) => !isRight(each))
        .flatMap((each) => [
          `✗ ${name} ${each.id}${each.isUnsafe ? ' [SAFETY]' : ''}: ${each.text}`,
          ...each.failures.map(({ key, expected, got }) => `    ${key}: expected ${expected}; got ${got}`),
        ]),
    ),
    '',
    ...results.map(scoreLine),
    safetyLine(results.flatMap(({ outcomes }) => outcomes)),
  ];
}

function scoreLine({ name, least, outcomes }: SetResult): string {
  const right = outcomes.filter(isRight).length;
  const share = ((100 * right) / Math.max(1, outcomes.length)).toFixed(1);
  const mark = right >= least * outcomes.length ? '✓' : '✗';
  const wanted = least > 0 ? `at least ${least * 100} %` : 'reported only';
  return `${mark} ${name.padEnd(24)} ${String(right).padStart(3)}/${outcomes.length}  ${share} % (${wanted})`;
}

function safetyLine(outcomes: readonly Outcome[]): string {
  const concerned = outcomes.filter(({ isSafety, isUnsafe }) => isSafety || isUnsafe);
  const safe = concerned.filter(({ isUnsafe }) => !isUnsafe).length;
  return `${safe === concerned.length ? '✓' : '✗'} ${'safety'.padEnd(24)} ${String(safe).padStart(3)}/${concerned.length} (all of them)`;
}
