import { leavePulse } from '#features/pulse/leave.ts';
import { forgetRecording, recordingBody } from '#features/pulse/recording.ts';
import { callMutation, callQuery } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const pulseQuery = callQuery('GET /pulse');

export const useAllowPulse = () =>
  useReplacing('GET /pulse', 'PUT /pulse', () => ({ body: { consent: true as const } }));

export const useSaveLimits = () =>
  useReplacing('GET /pulse', 'PUT /pulse/limits', (limits: number[] | null) => ({ body: { limits } }));

export const useErasePulse = () => useReplacing('GET /pulse', 'DELETE /pulse', () => ({}));

export const sessionPulseQuery = (id: string) => callQuery('GET /training-sessions/:id/pulse', { params: { id } });

export const removePulseMutation = (id: string) =>
  callMutation('DELETE /training-sessions/:id/pulse', () => ({ params: { id } }));

const handing = new Map<string, Promise<void>>();

/** Gives a recording to its session's outbox and forgets it here; one that nobody took stays. */
export function handOver(key: string, sessionId: string): Promise<void> {
  const known = handing.get(key);
  if (known) return known;
  const run = (async () => {
    const body = await recordingBody(key);
    if (body !== null) await leavePulse(sessionId, body);
    forgetRecording(key);
  })().finally(() => handing.delete(key));
  handing.set(key, run);
  return run;
}
