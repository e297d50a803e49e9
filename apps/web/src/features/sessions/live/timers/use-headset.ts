import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { currentEntry, firstOpenSet, type Intent, type LiveState } from '#features/sessions/live/live-state.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { cuesChanged, isHeadsetTaken } from '#features/sessions/live/timers/cue-settings.ts';
import type { HeadsetButton, TakenButtons } from '#features/sessions/live/timers/headset.ts';

type Headset = typeof import('#features/sessions/live/timers/headset.ts');

/** If the player wants it, a headset's buttons do the same as the next tap; a sound confirms it. */
export function useHeadset(state: LiveState, act: (intent: Intent) => void): void {
  const isWanted = useSyncExternalStore(watchSwitch, isHeadsetTaken);
  const isTaken = isWanted && state.at.step === 'exercise';
  const [headset, setHeadset] = useState<Headset | null>(null);
  useEffect(() => {
    if (isTaken) import('#features/sessions/live/timers/headset.ts').then(setHeadset).catch(() => {});
  }, [isTaken]);

  const press = useEffectEvent((button: HeadsetButton) => {
    const intent = headset?.meantBy(state, button);
    if (!intent) return;
    act(intent);
    void import('#features/sessions/live/timers/cue-player.ts')
      .then(({ playCue }) => playCue({ kind: 'go' }))
      .catch(() => {});
  });
  const [taken, setTaken] = useState<TakenButtons | null>(null);
  useEffect(() => {
    if (!isTaken || !headset) return;
    const buttons = headset.takeButtons((button) => press(button));
    setTaken(buttons);
    return () => {
      buttons.giveBack();
      setTaken(null);
    };
  }, [headset, isTaken]);
  const isResting = state.rest.status === 'running';
  useEffect(() => taken?.setPlaying(isResting), [taken, isResting]);

  const entry = currentEntry(state);
  const set = entry && firstOpenSet(entry);
  const title = entry?.name ?? '';
  const line = entry && set ? liveTexts.setOf(entry.setRows.indexOf(set) + 1, entry.setRows.length) : liveTexts.ready;
  useEffect(() => {
    if (isTaken) headset?.showOnLockScreen(title, line);
  }, [headset, isTaken, title, line]);
}

function watchSwitch(changed: () => void): () => void {
  window.addEventListener(cuesChanged, changed);
  return () => window.removeEventListener(cuesChanged, changed);
}
