import type { Parameters as Runs } from 'fast-check';

/** Properties that judge the same random cases: what each case leads to is worked out once. A failing case is shrunk as ever. */
export function sameCases<Case, Result>(numRuns: number, work: (from: Case) => Result) {
  const runs = { numRuns, seed: Math.floor(Math.random() * 2 ** 31) } satisfies Runs<unknown>;
  const results = new Map<string, Result>();
  const resultOf = (from: Case): Result => {
    const key = JSON.stringify(from);
    const result = results.get(key) ?? work(from);
    results.set(key, result);
    return result;
  };
  return { runs, resultOf };
}
