import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Session } from '@bandeja/domain/sessions/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, HttpError } from '#lib/http.ts';
import { callMutation, invalidate, keyOf } from '#lib/query.ts';
import { timeZone } from '#lib/time-zone.ts';
import { useOnce } from '#lib/use-once.ts';

type Correction = Omit<BodyInput<Calls['PUT /training-sessions/:id/correction']>, 'updatedAt'>;

type CorrectionForm<Draft> = {
  draftOf: (session: Session) => Draft;
  bodyOf: (draft: Draft, base: Session) => Correction;
  onSaved: () => void;
};

/** Corrects a finished session onto the state it was opened with; what another tab wrote meanwhile is not written over. */
export function useCorrection<Draft>(opened: Session, { draftOf, bodyOf, onSaved }: CorrectionForm<Draft>) {
  const client = useQueryClient();
  const params = { id: opened._id };
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [seenAt, setSeenAt] = useState(opened.updatedAt);
  const correct = useOnce(
    callMutation(
      'PUT /training-sessions/:id/correction',
      (body: BodyInput<Calls['PUT /training-sessions/:id/correction']>) => ({ params, body }),
    ),
  );
  const isChanged = correct.error instanceof HttpError && correct.error.code === 'session.changed';

  /** From the server, never the device's last answer: the next correction builds on it. Null when it cannot be read. */
  async function readAgain(): Promise<Session | null> {
    const stored = await call('GET /training-sessions/:id', { params }).catch(() => null);
    if (stored === null) return null;
    client.setQueryData(keyOf('GET /training-sessions/:id', { params }), stored);
    setSeenAt(stored.updatedAt);
    correct.reset();
    return stored;
  }

  function save(updatedAt: string) {
    const onSuccess = (corrected: Session) => {
      client.setQueryData(keyOf('GET /training-sessions/:id', { params }), corrected);
      void invalidate(
        client,
        'GET /training-sessions/past',
        'GET /training-sessions/next',
        'GET /training-sessions/stats',
      );
      onSaved();
    };
    correct.start({ ...bodyOf(draft, base), updatedAt }, { onSuccess });
  }

  return {
    draft,
    setDraft,
    save: () => save(seenAt),
    isPending: correct.isPending,
    error: correct.error,
    isChanged,
    keepMine: () => void readAgain().then((stored) => stored && save(stored.updatedAt)),
    takeStored: async () => {
      const stored = await readAgain();
      if (stored === null) return;
      setBase(stored);
      setDraft(draftOf(stored));
    },
  };
}

/** The start of a session that is moved to another day: the hour of the clock stays. Undefined on its own day. */
export function movedTo(date: string, startTime: string): string | undefined {
  const start = new Date(startTime);
  if (localDateIn(timeZone, start) === date) return undefined;
  const clock = start.toTimeString().slice(0, 8);
  return new Date(Math.min(new Date(`${date}T${clock}`).getTime(), Date.now())).toISOString();
}
