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

/** Forgets everything kept under keys that begin like this. */
export function removeStoredUnder(prefix: string): void {
  try {
    for (const key of Object.keys(storage() ?? {})) if (key.startsWith(prefix)) removeStored(key);
  } catch {
    // nothing is stored where storage is forbidden
  }
}

/** What a player had typed into the wizard lies under this and their id: it holds their body and their injuries. */
export const wizardKeys = 'bandeja.wizard.';

/** Key of the bearer token (spec section 9). */
export const tokenKey = 'token';
