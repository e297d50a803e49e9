import { sharedCache } from '#lib/worker-messages.ts';

/** Local storage that may be missing, full or forbidden: reading returns null, writing returns whether it worked. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readStored(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): boolean {
  try {
    storage()?.setItem(key, value);
    return storage() !== null;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    storage()?.removeItem(key);
  } catch {
    // nothing is stored where storage is forbidden
  }
}

/** Whether this browser stores data of the site now. It must: the sign-in is a stored token. */
export function canStore(): boolean {
  const key = 'bandeja.device.probe';
  // longer than a token, for a storage that is all but full
  const isStored = writeStored(key, '-'.repeat(200)) && readStored(key) !== null;
  removeStored(key);
  return isStored;
}

export function storedKeys(): string[] {
  try {
    return Object.keys(storage() ?? {});
  } catch {
    return [];
  }
}

/**
 * After `bandeja.`: `device.` stays at a sign-out; `draft.` or a player's id goes when they sign out or another player
 * signs in; other names go with the sign-in. Older names stay, so that an update loses nothing.
 */
const device = /^bandeja\.(device\.|autoRest$|headset$|installAsked$|cue\.)/;
const draft = /^bandeja\.((draft|match|wizard|profile-draft|conversation|generator|chat)\.|form-address$)/;
/** A visitor's, in the tab's storage. It goes with a sign-out only: a sign-in cannot tell whose it is. */
const draftOfTab = /^bandeja\.quiz$/;
/** Of nobody: that an account was deleted, for the page shown next in the tab. */
const farewell = 'bandeja.farewell';

/** A session's unsent changes before they reach the database; they stay until they are sent. */
export const journalKeys = 'bandeja.outbox.';

export const conversationKeys = 'bandeja.conversation.';

const stays = (key: string) =>
  !key.startsWith('bandeja.') || key.startsWith(journalKeys) || device.test(key) || draft.test(key);
const isOfSession = (key: string) => key.split('.').length > 2; // a third part is the id of a session

function forgetWhere(
  goes: (key: string) => boolean,
  stores: readonly ('localStorage' | 'sessionStorage')[] = ['localStorage', 'sessionStorage'],
): void {
  for (const name of stores) {
    try {
      const store = window[name];
      for (const key of Object.keys(store)) if (goes(key)) store.removeItem(key);
    } catch {
      // storage is forbidden, so nothing is stored
    }
  }
}

export function forgetDrafts(): void {
  forgetWhere((key) => draft.test(key) || draftOfTab.test(key));
  void forgetShared();
}

async function forgetShared(): Promise<void> {
  try {
    await window.caches?.delete(sharedCache);
  } catch {
    // storage is forbidden, so no file waits
  }
}

export function forgetDraftsOfOthers(userId: string): void {
  forgetWhere((key) => draft.test(key) && !key.split('.').includes(userId));
}

export function forgetPlayerKeys(): void {
  forgetWhere((key) => !stays(key) && !isOfSession(key), ['localStorage']);
  forgetWhere((key) => !stays(key) && !draftOfTab.test(key) && key !== farewell, ['sessionStorage']);
}

export async function forgetSessions(): Promise<void> {
  // the journals first: what moves from them meanwhile is found in the database
  const stored = storedKeys();
  const journals = stored.filter((key) => key.startsWith(journalKeys));
  const { deviceDatabase } = await import('#lib/device-database.ts');
  const queued = await deviceDatabase()
    .then((database) => database.getAll('queue'))
    .catch(() => []);
  const waiting = new Set([...queued.map(({ sessionId }) => sessionId), ...journals.map(idIn)]);
  for (const key of stored) if (!stays(key) && isOfSession(key) && !waiting.has(idIn(key))) removeStored(key);
}

const idIn = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** The stroke mirror's films: they are nowhere else, and go with a sign-out. */
export const filmDatabase = 'bandeja-films';

export const tokenKey = 'token';

/** Of a form in the tab: with the player's id, so that it is not left to the next one. */
export function ownDraftKey(form: string, id: string | null): string {
  return `bandeja.draft.${form}.${readStored(playerIdKey) ?? ''}.${id ?? 'new'}`;
}

/** The id of the token's player; while the login covers a session, that of the last one. */
export const playerIdKey = 'bandeja.player';

export const answersOwnerKey = 'bandeja.answers';

/** «on» if the player wants a push when a rest ends with the screen off: the session then schedules it. */
export const restReminderKey = 'bandeja.restReminder';
