import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import * as storage from '#lib/device-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

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

function namesInSources(): string[] {
  const root = path.resolve(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const written = sources.flatMap((source) => source.match(/(?<=['`])bandeja\.(?:[\w.-]|\$\{[^}]*\})+/g) ?? []);
  return [...new Set(written.map((name) => name.replace(/\$\{[^}]*\}/g, 'x')))].sort();
}

test('a sign-out leaves nothing of a player under any name that a source writes', async () => {
  const names = namesInSources();
  expect(names.length).toBeGreaterThan(25);
  const stored = () => storageWith(Object.fromEntries(names.map((name) => [name, '1'])));
  const [localStorage, sessionStorage] = [stored(), stored()];
  vi.stubGlobal('window', { localStorage, sessionStorage });
  storage.forgetDrafts();
  storage.forgetPlayerKeys();
  await storage.forgetSessions();
  const heard = ['autoRest', 'cue.x', 'device.repVoice', 'headset'];
  const ofDevice = [...heard, 'device.guest-session', 'device.probe', 'installAsked'].map((name) => `bandeja.${name}`);
  expect(Object.keys(localStorage)).toEqual([...ofDevice, 'bandeja.outbox.'].sort());
  expect(Object.keys(sessionStorage)).toEqual([...ofDevice, 'bandeja.farewell', 'bandeja.outbox.'].sort());
});

test('a storage that is missing is no failure', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(() => storage.forgetDrafts()).not.toThrow();
  expect(() => storage.forgetPlayerKeys()).not.toThrow();
  expect(storage.storedKeys()).toEqual([]);
  expect(storage.canStore()).toBe(false);
});

test('a storage that is null or full stores nothing', () => {
  vi.stubGlobal('window', { localStorage: null });
  expect(storage.canStore()).toBe(false);
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: { setItem, getItem: () => null, removeItem: () => {} } });
  expect(storage.canStore()).toBe(false);
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
  'bandeja.quiz': '{"email":"lucia@club.es"}',
};

test('a sign-out leaves no quiz and no mail address in the tab', () => {
  const sessionStorage = storageWith({ ...drafts, 'bandeja.form-address': 'lucia@club.es' });
  vi.stubGlobal('window', { localStorage: storageWith({}), sessionStorage });
  storage.forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a start or a sign-in leaves a visitor’s quiz; the address of the registration is deleted', () => {
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
    'bandeja.draft.exercise.a.new': '1',
    'bandeja.draft.routine.b.r': '2',
    'bandeja.conversation.a': '1',
    'bandeja.conversation.b': '2',
    'bandeja.generator.a.prompt': '1',
    'bandeja.chat.b': '2',
    'bandeja.quiz': '3',
  });
  vi.stubGlobal('window', { localStorage, sessionStorage });
  storage.forgetDraftsOfOthers('b');
  expect(Object.keys(localStorage)).toEqual(['bandeja.wizard.b', 'bandeja.outbox.s', 'bandeja.match.b.board']);
  expect(Object.keys(sessionStorage)).toEqual([
    'bandeja.draft.routine.b.r',
    'bandeja.conversation.b',
    'bandeja.chat.b',
    'bandeja.quiz',
  ]);
});
