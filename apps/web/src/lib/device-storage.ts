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

/**
 * Keys begin with `bandeja.` and are written out in the feature they belong to. What follows says what a sign-out leaves.
 * `device.`: a setting of this device, whichever player signs in. It stays.
 * `memory.` and the id of a player: for their next visit. It stays until another player signs in.
 * `draft.` and the id of a player: typed and not saved, of their body and health too, here or in the tab's storage. It goes
 * when they sign out, or when another player signs in after a sign-in that ran out.
 * Any other name in local storage: what is known of the signed-in player, or, with the id of a session behind it, of that
 * session. It goes with the sign-in; a session's, once nothing of it waits to be sent. In the tab's storage it stays.
 * The three prefixes are for new keys. Older names stay as they are, so that an update loses nothing that a device holds.
 */
const device = /^bandeja\.(device\.|autoRest$|headset$|installAsked$|cue\.)/;
const memory = /^bandeja\.(memory|match)\./;
const draft = /^bandeja\.((draft|wizard|profile-draft|conversation|generator|chat)\.|form-address$)/;
/** Drafts in the tab's storage without the id of a player. They go with a sign-out only: a sign-in cannot tell whose they are. */
const draftOfTab = /^bandeja\.((exercise|routine)-draft\.|quiz$)/;

/** A session's unsent changes before they reach the database; they stay until they are sent. */
export const journalKeys = 'bandeja.outbox.';

/** A conversation under way, in the tab's storage. */
export const conversationKeys = 'bandeja.conversation.';

const stays = (key: string) =>
  !key.startsWith('bandeja.') || key.startsWith(journalKeys) || [device, memory, draft].some((kind) => kind.test(key));
const isOfSession = (key: string) => key.split('.').length > 2; // a third part is the id of a session

function forgetWhere(goes: (key: string) => boolean): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const store = window[name];
      for (const key of Object.keys(store)) if (goes(key)) store.removeItem(key);
    } catch {
      // storage is forbidden, so nothing is stored
    }
  }
}

/** Deletes unsaved drafts: the next user of this device must not read them. */
export function forgetDrafts(): void {
  forgetWhere((key) => draft.test(key) || draftOfTab.test(key));
}

/** Deletes the drafts and memories of all other players. */
export function forgetDraftsOfOthers(userId: string): void {
  forgetWhere((key) => (draft.test(key) || memory.test(key)) && !key.split('.').includes(userId));
}

/** Removes the data of a player who has signed out, except their sessions. */
export function forgetPlayerKeys(): void {
  for (const key of Object.keys(storage() ?? {})) if (!stays(key) && !isOfSession(key)) removeStored(key);
}

/** Deletes the sessions of a player who has signed out, except those with unsent items. */
export async function forgetSessions(): Promise<void> {
  // the journals first: what moves from them meanwhile is found in the database
  const stored = Object.keys(storage() ?? {});
  const journals = stored.filter((key) => key.startsWith(journalKeys));
  const { deviceDatabase } = await import('#lib/device-database.ts');
  const queued = await deviceDatabase()
    .then((database) => database.getAll('queue'))
    .catch(() => []);
  const waiting = new Set([...queued.map(({ sessionId }) => sessionId), ...journals.map(idIn)]);
  for (const key of stored) if (!stays(key) && isOfSession(key) && !waiting.has(idIn(key))) removeStored(key);
}

/** The id of a session is the last part of its keys. */
const idIn = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** Key of the bearer token. */
export const tokenKey = 'token';

/** The id of the token's player; while the login covers a session, that of the last one. */
export const playerIdKey = 'bandeja.player';

/** Whose answers of the server this device stores (`last-answers.ts`); without a name none of them is shown. */
export const answersOwnerKey = 'bandeja.answers';

/** «on» if the player wants a push when a rest ends with the screen off: the session then schedules it. */
export const restReminderKey = 'bandeja.restReminder';
