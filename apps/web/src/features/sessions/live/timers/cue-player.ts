import { type Cue, cuesOf } from '#features/sessions/live/timers/cue-plan.ts';
import { storedCues } from '#features/sessions/live/timers/cue-settings.ts';
import type { Timers } from '#features/sessions/live/timers/timers.ts';

/** A later cue would be wrong: the screen was locked meanwhile. */
const lateMs = 1500;

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

let context: AudioContext | null = null;

/** Browsers allow audio only after a tap; each tap resumes it, because a phone call may have suspended it. */
export function unlockSound(): () => void {
  const unlock = () => {
    if (!('AudioContext' in window) || !storedCues().beep) return;
    context ??= new AudioContext();
    if (context.state !== 'running') void context.resume().catch(() => {});
  };
  if (navigator.userActivation?.hasBeenActive) unlock();
  const events = ['pointerup', 'keydown'];
  for (const each of events) document.addEventListener(each, unlock, { passive: true });
  return () => {
    for (const each of events) document.removeEventListener(each, unlock);
    void context?.close().catch(() => {});
    context = null;
  };
}

function playTone({ hertz, ms, startMs = 0 }: { hertz: number; ms: number; startMs?: number }): void {
  if (context?.state !== 'running') return;
  const from = context.currentTime + startMs / 1000;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  // a tone that begins and ends abruptly crackles
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.4, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + ms / 1000);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + ms / 1000);
}

function speak(text: string): void {
  if (!('speechSynthesis' in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'es-ES';
  const voices = speechSynthesis.getVoices();
  words.voice = voices.find(({ lang }) => lang === 'es-ES') ?? voices.find(({ lang }) => lang.startsWith('es')) ?? null;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
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
