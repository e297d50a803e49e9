import { afterEach, expect, test, vi } from 'vitest';
import { removeStoredUnder } from '#lib/storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A storage as browsers have it: its keys are its own properties, its methods are not. */
function storageWith(kept: Record<string, string>): Record<string, string> {
  const methods = {
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.assign(Object.create(methods), kept);
}

test('removes what is kept under a beginning, and nothing else', () => {
  const localStorage = storageWith({ 'bandeja.wizard.a': '1', 'bandeja.wizard.b': '2', 'bandeja.outbox.s': '3' });
  vi.stubGlobal('window', { localStorage });
  removeStoredUnder('bandeja.wizard.');
  expect(Object.keys(localStorage)).toEqual(['bandeja.outbox.s']);
});

test('a storage that is missing is no failure', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(() => removeStoredUnder('bandeja.wizard.')).not.toThrow();
});
