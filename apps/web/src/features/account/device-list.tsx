import type { Device } from '@bandeja/domain/account/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { devicesQuery, signOutEverywhereMutation, useSignOutDevice } from '#features/account/api.ts';
import { accountTexts } from '#features/account/texts.ts';
import { formatLongDate, formatTime } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useNextFocus } from '#lib/use-next-focus.ts';
import { useOnce } from '#lib/use-once.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = accountTexts.devices;

export function DeviceList({ onSignedOut }: { onSignedOut: () => void }) {
  const query = useQuery(devicesQuery);
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <div>
        <h3 id="dispositivos">{texts.title}</h3>
        <p className="text-sm text-ink-2">{texts.lead}</p>
      </div>
      {query.data ? (
        <Devices devices={query.data} />
      ) : (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} bars={['h-5 w-3/5', 'h-5 w-2/5']} />
      )}
      <Everywhere onSignedOut={onSignedOut} />
    </div>
  );
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const toast = useToast();
  const signOut = useSignOutDevice();
  const { place, focusNext } = useNextFocus<HTMLUListElement>(devices);

  function end(device: Device) {
    signOut.start(device, {
      onSuccess: () => {
        // its button disappears with it
        focusNext('li');
        toast(texts.signedOut(device.name));
      },
      onError: (error) => toast(serverMessage(error) ?? texts.signOutFailed, { kind: 'err', seconds: 6 }),
    });
  }

  return (
    <ul ref={place} aria-labelledby="dispositivos" className="border-y">
      {devices.map((device) => (
        <li
          key={device._id}
          tabIndex={-1}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 outline-none not-first:border-t"
        >
          <div className="grid min-w-0 gap-0.5">
            <span className="flex flex-wrap items-center gap-2 font-strong">
              {device.name}
              {device.isCurrent && <Badge tone="ok">{texts.current}</Badge>}
            </span>
            <span className="text-sm text-ink-2">{lastSeen(device.lastSeenAt, new Date())}</span>
          </div>
          {!device.isCurrent && (
            <Button
              variant="line"
              size="sm"
              aria-label={texts.signOutOf(device.name)}
              pending={signOut.isPending && signOut.variables?._id === device._id}
              pendingLabel={texts.pending}
              onClick={() => end(device)}
            >
              {texts.signOut}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Everywhere({ onSignedOut }: { onSignedOut: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const signOut = useOnce(signOutEverywhereMutation);
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {texts.everywhere}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        texts={texts.dialog}
        action={{ ...signOut, start: () => signOut.start(undefined, { onSuccess: onSignedOut }) }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function lastSeen(instant: string, now: Date): string {
  const date = formatLongDate(instant);
  return date === formatLongDate(now) ? texts.today(formatTime(instant)) : texts.on(date);
}
