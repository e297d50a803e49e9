import { randomUUIDv7 } from 'node:crypto';

/** Bits of a UUIDv7 that count the ids of one millisecond (a counter instead of its first random bits, as RFC 9562 allows). */
const idsPerMs = 0x1000;
const last = { ms: 0, count: 0 };

/** Sorts after every earlier id of this process: Node's own ids of one millisecond are unordered, and lists are sorted by id. */
export function newId(): string {
  const id = randomUUIDv7();
  const ms = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  if (ms > last.ms) Object.assign(last, { ms, count: 0 });
  else if (last.count + 1 < idsPerMs) last.count += 1;
  // more in a millisecond than can be counted, or a clock that was set back: time is borrowed
  else Object.assign(last, { ms: last.ms + 1, count: 0 });
  const time = last.ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${last.count.toString(16).padStart(3, '0')}${id.slice(18)}`;
}
