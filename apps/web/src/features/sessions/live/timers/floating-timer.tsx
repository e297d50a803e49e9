import { useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { currentEntry, firstOpenSet, type Intent } from '#features/sessions/live/live-state.ts';
import { windowTexts } from '#features/sessions/live/screen/window-texts.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { meantBy } from '#features/sessions/live/timers/headset.ts';
import { intervalPhase, restLeft, setTimerPhase } from '#features/sessions/live/timers/timers.ts';
import type { LiveSession } from '#features/sessions/live/use-live-session.ts';
import { formatTimer } from '#lib/format.ts';
import { useTick } from '#lib/use-tick.ts';
import { Button } from '#ui/button.tsx';

const texts = windowTexts.floating;

type FloatingTimerProps = { live: Pick<LiveSession, 'state' | 'act' | 'begunAt'>; host: Window; onClosed: () => void };

export function FloatingTimer({ live, host, onClosed }: FloatingTimerProps) {
  useEffect(() => {
    host.addEventListener('pagehide', onClosed);
    return () => host.removeEventListener('pagehide', onClosed);
  }, [host, onClosed]);
  useEffect(() => () => host.close(), [host]);
  return createPortal(<Timer live={live} host={host} />, host.document.body);
}

function Timer({ live: { state, act, begunAt }, host }: Omit<FloatingTimerProps, 'onClosed'>) {
  const { rest, setTimer, interval } = state;
  const readSeconds = useCallback(() => {
    const now = Date.now();
    const ofInterval = interval && intervalPhase(interval, now);
    const phase = setTimer ? setTimerPhase(setTimer, now) : ofInterval;
    if (phase) return phase.phase === 'over' ? 0 : Math.ceil(phase.leftMs / 1000);
    if (rest.status === 'running' || rest.status === 'paused') return Math.ceil(restLeft(rest, now) / 1000);
    return Math.max(0, Math.floor((now - begunAt) / 1000));
  }, [rest, setTimer, interval, begunAt]);
  const seconds = useTick(readSeconds, 200, host);
  const entry = currentEntry(state);
  if (!entry) return null;
  const set = firstOpenSet(entry);
  const isResting = rest.status === 'running' || rest.status === 'paused';
  const number = set ? entry.setRows.indexOf(set) + 1 : 0;
  const setText = set ? liveTexts.setOf(number, entry.setRows.length) : liveTexts.ready;
  const meant = meantBy(state, 'play');
  return (
    <main className="on-court grid min-h-dvh content-center gap-2 bg-court p-4 text-ink">
      <p className="truncate text-ui">{entry.name}</p>
      <p role="timer" className="num text-h1 font-head leading-none">
        {formatTimer(seconds)}
      </p>
      <p className="text-ui text-ink-2">{isResting ? liveTexts.rest : setText}</p>
      {meant && (
        <Button variant="saque" size="gym" full onClick={() => act(meant)}>
          {wordsOf(meant, number)}
        </Button>
      )}
    </main>
  );
}

function wordsOf({ do: what }: Intent, number: number): string {
  if (what === 'pauseRest') return liveTexts.pauseRest;
  if (what === 'resumeRest') return liveTexts.resumeRest;
  if (what === 'startSetTimer') return texts.start;
  return what === 'next' ? liveTexts.next : liveTexts.completeSet(number);
}

type FloatingWindows = { requestWindow: (size: { width: number; height: number }) => Promise<Window> };

const floatingWindows = (): FloatingWindows | undefined => Reflect.get(window, 'documentPictureInPicture');

export const canFloat = (): boolean => floatingWindows() !== undefined;

export async function openFloating(): Promise<Window | null> {
  try {
    const host = await floatingWindows()?.requestWindow({ width: 300, height: 220 });
    if (!host) return null;
    const { documentElement, head } = host.document;
    documentElement.lang = 'es';
    documentElement.className = document.documentElement.className;
    host.document.title = texts.name;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) head.append(style.cloneNode(true));
    return host;
  } catch {
    return null;
  }
}
