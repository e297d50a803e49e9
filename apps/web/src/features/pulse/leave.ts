import type { SessionPulseBody } from '@bandeja/domain/pulse/contract';
import { call } from '#lib/http.ts';

type Leave = (sessionId: string, body: SessionPulseBody) => Promise<void>;

let leave: Leave = async (id, body) => {
  await call('PUT /training-sessions/:id/pulse', { params: { id }, body });
};

/** Sets the function that puts a recording into the session's outbox (`app/offline/start.ts`). */
export function setLeavesPulse(run: Leave): void {
  leave = run;
}

export const leavePulse: Leave = (sessionId, body) => leave(sessionId, body);
