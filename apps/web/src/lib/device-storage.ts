/** Local storage that may be missing, full or forbidden: reading answers null, writing says whether it worked. */
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
 * A key is made by the feature that writes it, with one of these: its kind says what a sign-out leaves of it. Names from
 * before the kinds stay as they are, so that an update loses nothing that a device holds.
 */
const kinds = {
  device: /^bandeja\.(device\.|autoRest$|headset$|installAsked$|cue\.)/,
  memory: /^bandeja\.(memory|match)\./,
  draft: /^bandeja\.(draft|wizard|profile-draft|conversation|generator|chat)\./,
};

function keyOf(kind: keyof typeof kinds, name: string): string {
  const former = `bandeja.${name}`;
  return kinds[kind].test(former) ? former : `bandeja.${kind}.${name}`;
}

/** A setting of this device, whichever player signs in: it stays. */
export const deviceKey = (name: string) => keyOf('device', name);

/** What is remembered for a player's next visit, partners for one: it stays until another player signs in. */
export const memoryKey = (name: string, userId: string) => keyOf('memory', `${name}.${userId}`);

/**
 * What a player typed and did not save, of their body and their health too, here or in the tab's storage: it goes when
 * they sign out, or when another player signs in after a sign-in that ran out.
 */
export const draftKey = (name: string, userId: string) => keyOf('draft', `${name}.${userId}`);

/** What is known of the player who is signed in: it goes with the sign-in. */
export const playerKey = (name: string) => `bandeja.${name}`;

/** What is known of one session besides what it has to send: it goes with the sign-in, once nothing of it waits. */
export const sessionKey = (name: string, id: string) => `bandeja.${name}.${id}`;

/** What a session has to send, on its way into the database: it stays until it is sent. */
export const journalKeys = 'bandeja.outbox.';

/** A conversation under way, in the tab's storage. */
export const conversationKeys = 'bandeja.conversation.';

const isOfPlayer = (key: string) =>
  key.startsWith('bandeja.') && !key.startsWith(journalKeys) && !Object.values(kinds).some((kind) => kind.test(key));
const isOfSession = (key: string) => isOfPlayer(key) && key.split('.').length > 2;

function forgetWhere(goes: (key: string) => boolean, ...stores: ('localStorage' | 'sessionStorage')[]): void {
  for (const name of stores) {
    try {
      const store = window[name];
      for (const key of Object.keys(store)) if (goes(key)) store.removeItem(key);
    } catch {
      // nothing is stored where storage is forbidden
    }
  }
}

/** What was typed and not saved: the next user of this device must not read it. */
export function forgetDrafts(): void {
  forgetWhere((key) => kinds.draft.test(key), 'localStorage', 'sessionStorage');
}

/** The same for everybody but this player, and what was remembered for them. */
export function forgetDraftsOfOthers(userId: string): void {
  const isPersonal = (key: string) => kinds.draft.test(key) || kinds.memory.test(key);
  forgetWhere((key) => isPersonal(key) && !key.split('.').includes(userId), 'localStorage', 'sessionStorage');
}

/** What this device knows of a player who has signed out, their sessions aside. */
export function forgetPlayerKeys(): void {
  forgetWhere((key) => isOfPlayer(key) && !isOfSession(key), 'localStorage');
}

/** Forgets the sessions of a player who has signed out, except those that still have something to send. */
export async function forgetSessions(): Promise<void> {
  // the journals first: what moves from them meanwhile is found in the database
  const stored = Object.keys(storage() ?? {});
  const journals = stored.filter((key) => key.startsWith(journalKeys));
  const { deviceDatabase } = await import('#lib/device-database.ts');
  const queued = await deviceDatabase()
    .then((database) => database.getAll('queue'))
    .catch(() => []);
  const waiting = new Set([...queued.map(({ sessionId }) => sessionId), ...journals.map(idIn)]);
  for (const key of stored) if (isOfSession(key) && !waiting.has(idIn(key))) removeStored(key);
}

/** The id of a session is the last part of its keys. */
const idIn = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** Key of the bearer token. */
export const tokenKey = 'token';

/** The id of the player the token belongs to; of the last one while the login lies over a session. */
export const playerIdKey = playerKey('player');

/** Whose answers of the server this device stores (`last-answers.ts`); without a name none of them is shown. */
export const answersOwnerKey = playerKey('answers');

/** «on» where the player wants to hear of the end of a rest with the screen away: then the session says when one ends. */
export const restReminderKey = playerKey('restReminder');
