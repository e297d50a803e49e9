import { measureOf } from '@bandeja/domain/exercises/dose';
import {
  currentEntry,
  firstOpenSet,
  type Intent,
  isLastExercise,
  type LiveState,
} from '#features/sessions/live/live-state.ts';

export type HeadsetButton = 'play' | 'pause' | 'next' | 'previous';

/** «pause» only pauses a rest: systems send it too when an earpiece is taken out or a call comes in. */
export function meantBy(state: LiveState, button: HeadsetButton): Intent | null {
  const entry = currentEntry(state);
  if (!entry || state.at.step !== 'exercise') return null;
  if (button === 'previous') return state.at.index > 0 ? { do: 'previous' } : null;
  if (button === 'next') return isLastExercise(state) ? null : { do: 'next' };
  if (state.rest.status === 'running') return { do: 'pauseRest' };
  if (button === 'pause') return null;
  if (state.rest.status === 'paused') return { do: 'resumeRest' };
  // what runs by itself also ends by itself
  if (state.setTimer !== null || state.interval !== null) return null;
  const set = firstOpenSet(entry);
  if (!set) return isLastExercise(state) ? null : { do: 'next' };
  const isTimed = measureOf(entry) === 'seconds' && (set.seconds ?? 0) > 0;
  return { do: isTimed ? 'startSetTimer' : 'complete', setId: set._id };
}

const actions = [
  ['play', 'play'],
  ['pause', 'pause'],
  ['nexttrack', 'next'],
  ['previoustrack', 'previous'],
] as const;

export type TakenButtons = {
  setPlaying: (isPlaying: boolean) => void;
  giveBack: () => void;
};

/** A browser gives the buttons to a page that plays sound: a silent loop, restarted with the next tap after a call. */
export function takeButtons(press: (button: HeadsetButton) => void): TakenButtons {
  const source = URL.createObjectURL(silence());
  const audio = new Audio(source);
  audio.loop = true;
  let hasBegun = false;
  let isWanted = false;
  const play = () => {
    if (hasBegun && !isWanted) audio.pause();
    else void audio.play().catch(() => {});
  };
  audio.addEventListener('timeupdate', () => {
    hasBegun ||= audio.currentTime > 0;
    if (hasBegun && !isWanted) audio.pause();
  });
  const taps = ['pointerup', 'keydown'];
  for (const tap of taps) document.addEventListener(tap, play, { passive: true });
  play();
  for (const [action, button] of actions) navigator.mediaSession.setActionHandler(action, () => press(button));
  return {
    setPlaying(isPlaying) {
      isWanted = isPlaying;
      navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
      play();
    },
    giveBack() {
      for (const tap of taps) document.removeEventListener(tap, play);
      for (const [action] of actions) navigator.mediaSession.setActionHandler(action, null);
      navigator.mediaSession.metadata = null;
      navigator.mediaSession.playbackState = 'none';
      isWanted = false;
      audio.pause();
      URL.revokeObjectURL(source);
    },
  };
}

export function showOnLockScreen(title: string, artist: string): void {
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist });
}

const samplesPerSecond = 8000;
/** Browsers show no buttons for audio shorter than five seconds. */
const seconds = 6;

/** A sound file (WAV, 16 bit) with minimal differences between samples: some browsers treat pure zeros as no sound. */
function silence(): Blob {
  const samples = new Int16Array(samplesPerSecond * seconds).map((_, index) => index % 2);
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  header.setUint32(4, 36 + samples.byteLength, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, samplesPerSecond, true);
  header.setUint32(28, samplesPerSecond * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  write(36, 'data');
  header.setUint32(40, samples.byteLength, true);
  return new Blob([header, samples], { type: 'audio/wav' });
}
