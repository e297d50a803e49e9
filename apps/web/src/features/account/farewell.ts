const key = 'bandeja.farewell';

/** Leaves word for the start page, which is another document: the account of this tab is deleted. */
export function sayGoodbye(): void {
  try {
    window.sessionStorage.setItem(key, 'said');
  } catch {
    // where storage is forbidden the start page says nothing
  }
}

/** Whether that word was left; it is heard once. */
export function hearGoodbye(): boolean {
  try {
    const isSaid = window.sessionStorage.getItem(key) !== null;
    window.sessionStorage.removeItem(key);
    return isSaid;
  } catch {
    return false;
  }
}
