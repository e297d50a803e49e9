export const activateMessage = 'activate';

export const forgetMessage = 'forget';

/** The lock a tab has while a session runs in it: a new version must not replace its code. */
export const liveSessionLock = 'bandeja.live';

/** Cache of files shared by another app, and the query that tells the import page about them. */
export const sharedCache = 'bandeja-shared';
export const sharedSearch = '?shared';

/** Models of the mirror, and the code that runs them. */
export const mirrorCache = 'bandeja-mirror';
