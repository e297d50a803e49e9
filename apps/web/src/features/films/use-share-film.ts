import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { filmTexts } from '#features/films/texts.ts';
import { invalidate } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';

const texts = filmTexts.share;

export type OwnFilm = { id: string; clip: Blob; title: string; filmedAt: string };

type Sharing =
  | { is: 'idle'; failure: string | null }
  | { is: 'preparing' }
  | { is: 'sending'; share: number }
  | { is: 'shared' };

/** From the device to the coach. Leaving the page stops it; what arrived stays, and it goes on from there. */
export function useShareFilm({ id, clip, title, filmedAt }: OwnFilm, isBegun: boolean) {
  const client = useQueryClient();
  const [state, setState] = useState<Sharing>({ is: 'idle', failure: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const stop = new AbortController();
    running.current = stop;
    setState({ is: 'preparing' });
    // read by those who share alone
    const { stripFilm } = await import('#features/films/strip-film.ts');
    const { sendFilm } = await import('#features/films/send-film.ts');
    const stripped = await stripFilm(clip).catch(() => null);
    if (stop.signal.aborted) return;
    if (stripped === null) return setState({ is: 'idle', failure: texts.unreadable });
    setState({ is: 'sending', share: 0 });
    const onShare = (share: number) => setState({ is: 'sending', share });
    try {
      await sendFilm(stripped, { id, title, filmedAt, isBegun, onShare, signal: stop.signal });
      setState({ is: 'shared' });
    } catch (error) {
      if (!stop.signal.aborted) setState({ is: 'idle', failure: serverMessage(error) ?? texts.failed });
    }
    await invalidate(client, 'GET /films');
  }

  return {
    state,
    start: () => void start(),
    pause: () => {
      running.current?.abort();
      setState({ is: 'idle', failure: null });
      void invalidate(client, 'GET /films');
    },
  };
}
