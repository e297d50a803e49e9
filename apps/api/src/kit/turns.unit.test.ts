import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { NoTurn, takeTurns } from '#kit/turns.ts';

type Limits = Parameters<typeof takeTurns>[0];

function watched(limits: Limits) {
  const turns = takeTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, signal?: AbortSignal) => {
    const [caller = ''] = name.split(' ');
    return turns.run(
      caller,
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      signal,
    );
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await nextRound();
  };
  return { ask, end, begun };
}

it('serves callers in turn, not the one who brings the most', async () => {
  const { ask, end, begun } = watched({ atOnce: 1, waitingMost: 10 });
  const all = ['a 1', 'a 2', 'a 3', 'b 1', 'c 1'].map((name) => ask(name));
  await nextRound();
  for (const name of ['a 1', 'a 2', 'b 1', 'c 1', 'a 3']) await end(name);
  expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'a 3']);
  expect(await Promise.all(all)).toHaveLength(5);
});

it('does a few of one caller at once, and others meanwhile', async () => {
  const { ask, end, begun } = watched({ atOnce: 4, atOncePerCaller: 2, waitingMost: 10 });
  for (const name of ['a 1', 'a 2', 'a 3', 'b 1']) void ask(name);
  await nextRound();
  expect(begun).toEqual(['a 1', 'a 2', 'b 1']);
  await end('b 1');
  expect(begun).toHaveLength(3);
  await end('a 1');
  expect(begun.at(-1)).toBe('a 3');
});

it('refuses the last of who brings the most when too much waits, and never somebody new for it', async () => {
  const { ask, end, begun } = watched({ atOnce: 1, waitingMost: 3 });
  const flood = ['a 1', 'a 2', 'a 3', 'a 4', 'a 5'].map((name) => ask(name));
  const stranger = ask('b 1');
  const refused = (await Promise.allSettled([flood[3], flood[4]])).map(
    (each) => each.status === 'rejected' && each.reason,
  );
  expect(refused).toEqual([expect.any(NoTurn), expect.any(NoTurn)]);
  for (const name of ['a 1', 'a 2', 'b 1']) await end(name);
  expect(await stranger).toBe('b 1');
  expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'a 3']);
});

it('refuses everybody where nothing may wait, and forgets who stops waiting', async () => {
  const none = watched({ atOnce: 1, waitingMost: 0 });
  void none.ask('a 1');
  await expect(none.ask('b 1')).rejects.toThrow(NoTurn);
  const { ask, end, begun } = watched({ atOnce: 1, waitingMost: 1 });
  void ask('a 1');
  const leaving = new AbortController();
  const left = ask('b 1', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  void ask('c 1');
  await end('a 1');
  expect(begun).toEqual(['a 1', 'c 1']);
});

it('work that fails gives its turn back', async () => {
  const turns = takeTurns({ atOnce: 1, waitingMost: 1 });
  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run('b', async () => 'done')).toBe('done');
});
