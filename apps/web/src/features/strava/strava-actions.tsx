import { stravaMessages } from '@bandeja/domain/strava/messages';
import { useQuery } from '@tanstack/react-query';
import { stravaQuery, useConnectStrava, useDisconnectStrava, useSendToStrava } from '#features/strava/api.ts';
import { stravaTexts as texts } from '#features/strava/texts.ts';
import { HttpError } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useToast } from '#ui/toast.tsx';

type StravaActionsProps = { sessionId: string /** The player's plan includes it. */; isIncluded: boolean };

/** Connects, sends a finished session, disconnects. Not there where the server is not configured for it. */
export function StravaActions({ sessionId, isIncluded }: StravaActionsProps) {
  const { data } = useQuery(stravaQuery);
  if (!data?.isAvailable) return null;
  if (!isIncluded) return <NeedsPro isConnected={data.connectedAt !== null} />;
  return data.connectedAt === null ? <Connect /> : <Send sessionId={sessionId} />;
}

function NeedsPro({ isConnected }: { isConnected: boolean }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-ink-2">
        {stravaMessages.needsPro} <Link to={paths.plans}>{texts.plans}</Link>
      </p>
      {isConnected && <Disconnect />}
    </div>
  );
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
  const { error } = send;
  const isUnclear = error instanceof HttpError && error.code === 'strava.unclear';
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
        <Disconnect />
      </div>
      <p className="text-sm text-ink-2">{texts.what}</p>
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </div>
  );
}

function Disconnect() {
  const disconnect = useDisconnectStrava();
  const toast = useToast();
  return (
    <>
      <Button
        variant="ghost"
        pending={disconnect.isPending}
        pendingLabel={texts.disconnecting}
        onClick={() => disconnect.start(undefined, { onSuccess: () => toast(texts.disconnected) })}
      >
        {texts.disconnect}
      </Button>
      {disconnect.error && <Alert kind="err">{serverMessage(disconnect.error) ?? texts.failed}</Alert>}
    </>
  );
}
