import { dropTabDrafts } from '#lib/tab-draft.ts';

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

/** Forgets everything stored under keys that begin like this, except those that begin with `except`. */
export function removeStoredUnder(prefix: string, except?: string): void {
  const goes = (key: string) => key.startsWith(prefix) && (except === undefined || !key.startsWith(except));
  try {
    for (const key of Object.keys(storage() ?? {})) if (goes(key)) removeStored(key);
  } catch {
    // nothing is stored where storage is forbidden
  }
}

/** The wizard's draft, by player id: it contains facts on body and injuries. */
export const wizardKeys = 'bandeja.wizard.';

/** The profile page's draft, in the tab's storage. */
export const profileDraftKeys = 'bandeja.profile-draft.';

/** A conversation under way, in the tab's storage. */
export const conversationKeys = 'bandeja.conversation.';

/** The wish and the routine of the AI page, in the tab's storage: a wish may mention health. */
export const generatorKeys = 'bandeja.generator.';

/** The tab's chat: the open conversation and the unsent text. */
export const chatKeys = 'bandeja.chat.';

/** Partners and the side of the last match, and a score board that is running; names stay on the device. */
export const matchKeys = 'bandeja.match.';

const tabKeys = [profileDraftKeys, conversationKeys, generatorKeys, chatKeys];

/** Deletes unsaved drafts: the next user of this device must not read them. */
export function forgetDrafts(): void {
  removeStoredUnder(wizardKeys);
  for (const prefix of tabKeys) dropTabDrafts(prefix);
}

/** Deletes the drafts of other players, whose sign-in expired and left them behind. */
export function forgetDraftsOfOthers(userId: string): void {
  removeStoredUnder(wizardKeys, wizardKeys + userId);
  removeStoredUnder(matchKeys, matchKeys + userId);
  for (const prefix of tabKeys) dropTabDrafts(prefix, prefix + userId);
}

/** Whose answers of the server this device stores (`last-answers.ts`); without a name none of them is shown. */
export const answersOwnerKey = 'bandeja.answers';

/** The headings of pages on their last visit (`first-words.ts`); the document's script reads this key too. */
export const firstWordsKey = 'bandeja.first-words';

/** A session's unsent changes before they reach the database. */
export const journalKeys = 'bandeja.outbox.';

/** A session's other data on the device, each under its id. */
export const sessionKeys = {
  snapshot: 'bandeja.session.',
  clock: 'bandeja.clock.',
  supersets: 'bandeja.supersets.',
  refused: 'bandeja.refused.',
} as const;

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
  const prefixes = Object.values(sessionKeys);
  for (const key of stored)
    if (prefixes.some((prefix) => key.startsWith(prefix)) && !waiting.has(idIn(key))) removeStored(key);
}

/** The id of a session is the last part of its keys. */
const idIn = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** The weights and the elastic bands a player has. */
export const ownWeightsKey = 'bandeja.weights';
export const ownBandsKey = 'bandeja.bands';

/** The lock a tab has while a session runs in it. */
export const liveSessionLock = 'bandeja.live';

/** The id of this device among those that are reminded of the player's training, once it is subscribed. */
export const reminderDeviceKey = 'bandeja.reminderDevice';

/** «on» if the player wants a push when a rest ends with the screen off: the session then schedules it. */
export const restReminderKey = 'bandeja.restReminder';

/** The session after which the install prompt was offered. */
export const installAskedKey = 'bandeja.installAsked';

/** Key of the bearer token. */
export const tokenKey = 'token';

/** The id of the token's player; while the login covers a session, that of the last one. */
export const playerKey = 'bandeja.player';
