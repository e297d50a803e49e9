import { type Cue, cuesOf } from '#features/sessions/live/timers/cue-plan.ts';
import { storedCues } from '#features/sessions/live/timers/cue-settings.ts';
import type { Timers } from '#features/sessions/live/timers/timers.ts';
import { playTone, speak, unlockSound } from '#lib/sound.ts';

/** A later cue would be wrong: the screen was locked meanwhile. */
const lateMs = 1500;

export const unlockCues = (): (() => void) => unlockSound(() => storedCues().beep);

/** Plays the cues of these timers at their instants; returns a function to cancel them. */
export function scheduleCues(timers: Timers): () => void {
  const now = Date.now();
  const waiting = cuesOf(timers)
    .filter(({ at }) => at >= now - lateMs)
    .map((cue) => setTimeout(() => Date.now() - cue.at <= lateMs && playCue(cue), Math.max(0, cue.at - now)));
  return () => {
    for (const timer of waiting) clearTimeout(timer);
  };
}

export function playCue({ kind, say }: Pick<Cue, 'kind' | 'say'>): void {
  const { beep, vibration, voice, flash } = storedCues();
  if (beep && kind !== 'word') playTone(kind === 'go' ? { hertz: 880, ms: 350 } : { hertz: 660, ms: 90 });
  if (vibration && kind === 'go') navigator.vibrate?.(80);
  if (voice && say !== undefined) speak(say);
  if (flash && kind === 'go') flashScreen();
}

export function playEnd(say: string): void {
  const { beep, vibration, voice, flash } = storedCues();
  if (beep) for (const startMs of [0, 220]) playTone({ hertz: 990, ms: 160, startMs });
  if (vibration) navigator.vibrate?.([200, 100, 200]);
  if (voice) speak(say);
  if (flash) flashScreen();
}

/** Flashes the screen once, at most once a second. */
function flashScreen(): void {
  if (document.querySelector('[data-cue-flash]')) return;
  const light = document.createElement('div');
  light.dataset.cueFlash = '';
  light.setAttribute('aria-hidden', 'true');
  light.className = 'pointer-events-none fixed inset-0 z-top bg-white';
  document.body.append(light);
  const fading = light.animate([{ opacity: 0.9 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }], 1000);
  void fading.finished.catch(() => {}).then(() => light.remove());
}
