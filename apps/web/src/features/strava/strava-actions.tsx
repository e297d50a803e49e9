import { useQuery } from '@tanstack/react-query';
import { stravaQuery, useConnectStrava, useDisconnectStrava, useSendToStrava } from '#features/strava/api.ts';
import { stravaTexts as texts } from '#features/strava/texts.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

/** Connects, sends a finished session, disconnects. Not there where the server is not configured for it. */
export function StravaActions({ sessionId }: { sessionId: string }) {
  const { data } = useQuery(stravaQuery);
  if (!data?.isAvailable) return null;
  return data.connectedAt === null ? <Connect /> : <Send sessionId={sessionId} />;
}

function Connect() {
  const { start, isPending, error } = useConnectStrava();
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="line" pending={isPending} pendingLabel={texts.connecting} onClick={() => start()}>
        {texts.connect}
      </Button>
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </div>
  );
}

function Send({ sessionId }: { sessionId: string }) {
  const send = useSendToStrava(sessionId);
  const disconnect = useDisconnectStrava();
  const toast = useToast();
  const error = send.error ?? disconnect.error;
  const isUnclear = send.error instanceof HttpError && send.error.code === 'strava.unclear';
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {send.data === undefined ? (
          <Button
            variant="line"
            pending={send.isPending}
            pendingLabel={texts.sending}
            onClick={() => send.start({ again: isUnclear })}
          >
            {isUnclear ? texts.sendAgain : texts.send}
          </Button>
        ) : (
          <a href={send.data.activityUrl} target="_blank" rel="noreferrer" className="link-alone">
            {texts.open}
          </a>
        )}
        <Button
          variant="ghost"
          pending={disconnect.isPending}
          pendingLabel={texts.disconnecting}
          onClick={() => disconnect.start(undefined, { onSuccess: () => toast(texts.disconnected) })}
        >
          {texts.disconnect}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{texts.what}</p>
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </div>
  );
}
