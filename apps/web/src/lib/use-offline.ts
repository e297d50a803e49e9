import { useSyncExternalStore } from 'react';
import { isConnectionLost, watchConnection } from '#lib/connection.ts';

/** Whether the server is away, as far as this page knows. */
export const useOffline = (): boolean => useSyncExternalStore(watchConnection, isConnectionLost, () => false);
