import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { Session } from '@bandeja/domain/sessions/contract';
import { useState, useSyncExternalStore } from 'react';
import { withBases } from '#features/sessions/live/queue/apply-changes.ts';
import { forgetRefused, refusedOf } from '#features/sessions/live/queue/refused.ts';
import { watchRefused } from '#features/sessions/live/queue/refused-watch.ts';
import { sendChanges } from '#features/sessions/live/queue/send-waiting.ts';
import type { SaveStatus } from '#features/sessions/live/queue/sender.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { call } from '#lib/http.ts';
import { uuid7 } from '#lib/uuid7.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const texts = liveTexts.refused;

type RefusedAlertProps = {
  session: Session;
  send?: (changes: readonly SessionChange[]) => Promise<SaveStatus>;
};

/** Changes that the server refused because another device changed the same; the player chooses whose figures stay. */
export function RefusedAlert({ session, send = (changes) => sendChanges(session._id, changes) }: RefusedAlertProps) {
  const refused = useSyncExternalStore(watchRefused, () => refusedOf(session._id));
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (refused.length === 0) return null;
  const isChoice = refused.some(({ reason }) => reason !== 'change.unknown_entry');

  async function choose(which: 'ours' | 'theirs') {
    setBusy(true);
    setFailed(false);
    try {
      // both choices start from the server's version, with all changes of this device
      if ((await send([])) !== 'saved') throw new Error('not all was sent');
      const theirs = await call('GET /training-sessions/:id', { params: { id: session._id } });
      const changes =
        which === 'ours'
          ? again(
              theirs,
              refused.map(({ change }) => change),
            )
          : [];
      forgetRefused(session._id);
      // without a connection the choice waits on the device
      if ((await send(changes)) === 'saved') window.location.reload();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Alert
      kind="warn"
      title={texts.title(refused.length)}
      actions={
        <>
          {isChoice && (
            <Button variant="line" pending={isBusy} onClick={() => void choose('ours')}>
              {texts.ours}
            </Button>
          )}
          <Button variant="line" pending={isBusy} onClick={() => void choose('theirs')}>
            {isChoice ? texts.theirs : texts.understood}
          </Button>
        </>
      }
    >
      {hasFailed && <p>{texts.failed}</p>}
      {refused.map(({ change }) => (
        <p key={change.id}>{describe(session, change)}</p>
      ))}
    </Alert>
  );
}

function again(theirs: Session, changes: readonly SessionChange[]): SessionChange[] {
  const at = new Date().toISOString();
  return withBases(
    theirs,
    changes.map((change) => ({ ...change, id: uuid7(), at })),
  );
}

function describe({ exercises }: Session, change: SessionChange): string {
  if (change.kind === 'position') return '';
  const name = exercises.find(({ _id }) => _id === change.entryId)?.name ?? texts.unknown;
  if (change.kind !== 'set') return name;
  return texts.set(name, change.position, [change.reps ?? change.seconds ?? change.metres, change.weight]);
}
