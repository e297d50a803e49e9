let context: AudioContext | null = null;

/** Browsers allow audio only after a tap; each tap resumes it, because a phone call may have suspended it. */
export function unlockSound(isWanted: () => boolean): () => void {
  const unlock = () => {
    if (!('AudioContext' in window) || !isWanted()) return;
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

export function playTone({ hertz, ms, startMs = 0 }: { hertz: number; ms: number; startMs?: number }): void {
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

export function speak(text: string): void {
  if (!('speechSynthesis' in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'es-ES';
  const voices = speechSynthesis.getVoices();
  words.voice = voices.find(({ lang }) => lang === 'es-ES') ?? voices.find(({ lang }) => lang.startsWith('es')) ?? null;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
