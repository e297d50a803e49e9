/** Messages between the pages and the service worker. */

/** The player has agreed to the new version. */
export const activateMessage = 'activate';

/** The player has signed out: their stored answers go. */
export const forgetMessage = 'forget';

/** The lock a tab has while a session runs in it: a new version must not replace its code. */
export const liveSessionLock = 'bandeja.live';

/** Cache of files shared by another app, and the query that tells the import page about them. */
export const sharedCache = 'bandeja-shared';
export const sharedSearch = '?shared';
