import { readStored } from '#lib/device-storage.ts';

export const sessionKey = (sessionId: string) => `bandeja.pulse.${sessionId}`;
/** Of the score board: its match has no id yet. */
export const boardKey = (userId: string) => `bandeja.match.${userId}.pulse`;

export const hasRecording = (key: string): boolean => readStored(key) !== null;
