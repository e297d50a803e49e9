import { useRef, useState, useSyncExternalStore } from 'react';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';

const never = () => () => {};

/** The `token` of the address that a mail's link opened; empty where there is none. Null on the server, which renders the page once for everybody. */
function useLinkToken(): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('token') ?? '',
    () => null,
  );
}

export type LinkTask = {
  /** invalid: the link is used up, too old or cut off. failed: it may work the next time. */
  state: { status: 'ready' | 'working' | 'done' | 'invalid' } | { status: 'failed'; message: string | null };
  run: () => void;
};

/** What a mail's link is for, done with one press: programs that look through mail open every link in it, so nothing happens by opening one. */
export function useLinkTask(send: (token: string) => Promise<unknown>): LinkTask {
  const token = useLinkToken();
  const [state, setState] = useState<LinkTask['state']>({ status: 'ready' });
  const isWorking = useRef(false);

  async function run() {
    if (isWorking.current || token === null) return;
    isWorking.current = true;
    setState({ status: 'working' });
    try {
      await send(token);
      setState({ status: 'done' });
    } catch (error) {
      const refused = error instanceof HttpError && [400, 404].includes(error.status);
      setState(refused ? { status: 'invalid' } : { status: 'failed', message: serverMessage(error) });
    } finally {
      isWorking.current = false;
    }
  }

  return { state: token === '' ? { status: 'invalid' } : state, run: () => void run() };
}
