/** What the pages and the service worker say to each other. */

/** The player has agreed to the new version. */
export const activateMessage = 'activate';

/** The player has signed out: their stored answers go. */
export const forgetMessage = 'forget';

/** The lock a tab has while a session runs in it: a new version must not take its code from under it. */
export const liveSessionLock = 'bandeja.live';

/** Files that another app has shared, and how the address of the import page says that some wait. */
export const sharedCache = 'bandeja-shared';
export const sharedSearch = '?shared';
