/** For `it.each(atLeast(5, rows))`. @throws Error when there are fewer than `least` items */
export function atLeast<Item>(least: number, items: Iterable<Item>): Item[] {
  const list = [...items];
  if (!(least >= 1)) throw new Error(`At least 1 item must be expected, not ${least}`);
  if (list.length < least) throw new Error(`Expected at least ${least} items, found ${list.length}`);
  return list;
}

/**
 * A loop of assertions over nothing proves nothing. With an asynchronous check the call is awaited.
 * @throws Error when there are fewer than `least` items
 */
export function each<Item>(
  items: Iterable<Item>,
  least: number,
  check: (item: Item, index: number) => Promise<unknown>,
): Promise<void>;
export function each<Item>(items: Iterable<Item>, least: number, check: (item: Item, index: number) => void): void;
export function each<Item>(
  items: Iterable<Item>,
  least: number,
  check: (item: Item, index: number) => unknown,
): Promise<void> | void {
  const list = atLeast(least, items);
  for (const [index, item] of list.entries()) {
    const pending = check(item, index);
    if (pending instanceof Promise) return checkRest(pending, list, index + 1, check);
  }
}

async function checkRest<Item>(
  first: Promise<unknown>,
  list: Item[],
  start: number,
  check: (item: Item, index: number) => unknown,
): Promise<void> {
  await first;
  for (let index = start; index < list.length; index += 1) await check(list[index] as Item, index);
}
