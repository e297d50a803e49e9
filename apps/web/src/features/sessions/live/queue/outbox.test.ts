import type { SessionChange } from '@bandeja/domain/sessions/changes';
import { describe, expect, it } from 'vitest';
import { createOutbox, type TextStore } from '#features/sessions/live/queue/outbox.ts';
import type { QueueItem } from '#features/sessions/live/queue/queue-items.ts';

function fakeStore(isFull = () => false): TextStore & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => {
      if (isFull()) return false;
      texts.set(key, value);
      return true;
    },
    remove: (key) => void texts.delete(key),
  };
}

const change = (number: number): SessionChange => ({
  id: `0193f5a0-0000-7000-8000-00000000000${number}`,
  at: '2025-11-20T17:00:00.000Z',
  kind: 'position',
  index: number,
});
const places = (changes: QueueItem[]) => changes.map((each) => each.kind === 'position' && each.index);

describe('outbox', () => {
  it('keeps changes in order under the session’s key, over a reload', () => {
    const store = fakeStore();
    const outbox = createOutbox('s', store);
    expect(outbox.put([change(1)])).toBe(true);
    outbox.put([change(2), change(3)]);
    expect([...store.texts.keys()]).toEqual(['bandeja.outbox.s']);
    expect(places(createOutbox('s', store).pending())).toEqual([1, 2, 3]);
  });

  it('forgets only acknowledged items', () => {
    const store = fakeStore();
    const outbox = createOutbox('s', store);
    outbox.put([change(1), change(2)]);
    outbox.acknowledge([change(1).id]);
    expect(places(outbox.pending())).toEqual([2]);
    outbox.acknowledge([change(2).id]);
    expect(store.texts.size).toBe(0);
  });

  it('does not lose its own changes to another tab', () => {
    const store = fakeStore();
    const one = createOutbox('s', store);
    const other = createOutbox('s', store);
    one.put([change(1)]);
    other.put([change(2)]);
    store.texts.delete('bandeja.outbox.s');
    one.put([change(3)]);
    expect(places(one.pending())).toEqual([1, 3]);
    expect(places(other.pending()).sort()).toEqual([1, 2, 3]);
  });

  it('says when the device is full, and keeps the change while the screen lives', () => {
    const outbox = createOutbox(
      's',
      fakeStore(() => true),
    );
    expect(outbox.put([change(1)])).toBe(false);
    expect(places(outbox.pending())).toEqual([1]);
  });

  it('skips what it cannot read', () => {
    const store = fakeStore();
    store.texts.set('bandeja.outbox.s', JSON.stringify([{ kind: 'unknown' }, change(4)]));
    expect(places(createOutbox('s', store).pending())).toEqual([4]);
    store.texts.set('bandeja.outbox.s', '{broken');
    expect(createOutbox('s', store).pending()).toEqual([]);
  });
});
