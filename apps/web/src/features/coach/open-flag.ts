import { chatKeys } from '#lib/storage.ts';
import { dropTabDraft, keepTabDraft } from '#lib/tab-draft.ts';

const keyOf = (userId: string) => `${chatKeys}${userId}.open`;

/** Whether this player's chat was open in this tab before a reload. */
export function wasOpen(userId: string): boolean {
  try {
    return window.sessionStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function keepOpen(userId: string, isOpen: boolean): void {
  if (isOpen) keepTabDraft(keyOf(userId), true);
  else dropTabDraft(keyOf(userId));
}
