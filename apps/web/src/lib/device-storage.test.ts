import { afterEach, expect, test, vi } from 'vitest';
import * as storage from '#lib/device-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A storage as browsers have it: its keys are its own properties, its methods are not. */
function storageWith(stored: Record<string, string>): Record<string, string> {
  const methods = {
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.assign(Object.create(methods), stored);
}

test('what is known of a player goes with the sign-in, also under names that no list has', () => {
  const stays = {
    'bandeja.autoRest': 'off',
    'bandeja.cue.voice': 'on',
    'bandeja.device.units': 'kg',
    'bandeja.match.a.board': '1',
    'bandeja.wizard.a': '2',
    'bandeja.draft.letter.a': '3',
    'bandeja.clock.s': '4',
    'bandeja.outbox.s': '5',
    'another.program': '6',
  };
  const localStorage = storageWith({ ...stays, 'bandeja.weights': '4 6', 'bandeja.something': '7' });
  vi.stubGlobal('window', { localStorage });
  storage.forgetPlayerKeys();
  expect(Object.keys(localStorage)).toEqual(Object.keys(stays));
});

test('a storage that is missing is no failure', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(() => storage.forgetDrafts()).not.toThrow();
});

test('unsaved input is deleted from both storages; waiting sets stay', () => {
  const localStorage = storageWith({ 'bandeja.wizard.a': '1', 'bandeja.outbox.s': '3' });
  const sessionStorage = storageWith({
    'bandeja.profile-draft.a': '1',
    'bandeja.generator.a.prompt': '1',
    'bandeja.farewell': '2',
  });
  vi.stubGlobal('window', { localStorage, sessionStorage });
  storage.forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(['bandeja.outbox.s']);
  expect(Object.keys(sessionStorage)).toEqual(['bandeja.farewell']);
});

const drafts = {
  'bandeja.exercise-draft.new': '1',
  'bandeja.routine-draft.r': '2',
  'bandeja.quiz': '{"email":"lucia@club.es"}',
};

test('a sign-out leaves no draft of an exercise or routine form and no mail address in the tab', () => {
  const sessionStorage = storageWith({ ...drafts, 'bandeja.form-address': 'lucia@club.es' });
  vi.stubGlobal('window', { localStorage: storageWith({}), sessionStorage });
  storage.forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a start or a sign-in leaves drafts without the id of a player; the address of the registration is deleted', () => {
  const sessionStorage = storageWith({ ...drafts, 'bandeja.form-address': 'lucia@club.es' });
  vi.stubGlobal('window', { localStorage: storageWith({}), sessionStorage });
  storage.forgetDraftsOfOthers('a');
  expect(Object.keys(sessionStorage)).toEqual(Object.keys(drafts));
});

test('a player finds their own drafts, and no others', () => {
  const localStorage = storageWith({
    'bandeja.wizard.a': '1',
    'bandeja.wizard.b': '2',
    'bandeja.outbox.s': '3',
    'bandeja.match.a.board': '4',
    'bandeja.match.b.board': '5',
  });
  const sessionStorage = storageWith({
    'bandeja.profile-draft.a': '1',
    'bandeja.conversation.a': '1',
    'bandeja.conversation.b': '2',
    'bandeja.generator.a.prompt': '1',
    'bandeja.chat.b.open': '2',
    'bandeja.quiz': '3',
  });
  vi.stubGlobal('window', { localStorage, sessionStorage });
  storage.forgetDraftsOfOthers('b');
  expect(Object.keys(localStorage)).toEqual(['bandeja.wizard.b', 'bandeja.outbox.s', 'bandeja.match.b.board']);
  expect(Object.keys(sessionStorage)).toEqual(['bandeja.conversation.b', 'bandeja.chat.b.open', 'bandeja.quiz']);
});
