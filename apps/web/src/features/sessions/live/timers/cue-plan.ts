import { windowTexts } from '#features/sessions/live/screen/window-texts.ts';
import { getReadyMs, intervalRoundStart, type Timers } from '#features/sessions/live/timers/timers.ts';

const texts = windowTexts.cues.spoken;

/** A signal (sound, vibration, flash) at an instant in milliseconds. `count` is one of the last three seconds. */
export type Cue = { at: number; kind: 'count' | 'go' | 'word'; say?: string };

const countedSeconds = [3, 2, 1];
/** A shorter rest is over before anything could be announced. */
const announcedRestMs = 30_000;
const announcedMs = 10_000;

/** All signals while these timers run, except those of their ends, which are played where the end is handled. */
export function cuesOf({ rest, setTimer, interval }: Timers): Cue[] {
  const cues: Cue[] = [];
  if (rest.status === 'running') {
    if (rest.totalMs >= announcedRestMs) {
      cues.push({ at: rest.endsAt - announcedMs, kind: 'word', say: texts.tenSeconds });
    }
    cues.push(...countTo(rest.endsAt));
  }
  if (setTimer) {
    const sideMs = getReadyMs + setTimer.workMs;
    for (const side of setTimer.sides === 2 ? ([0, 1] as const) : ([0] as const)) {
      const begins = setTimer.startedAt + side * sideMs;
      cues.push({ at: begins, kind: 'word', say: texts.ready(setTimer.sides, side) });
      cues.push(...countTo(begins + getReadyMs), { at: begins + getReadyMs, kind: 'go', say: texts.go });
      if (setTimer.workMs > announcedMs) cues.push(...countTo(begins + sideMs));
    }
  }
  if (interval) {
    const { setIds, workMs, restMs, startedAt } = interval;
    cues.push({ at: startedAt, kind: 'word', say: texts.ready(1, 0) });
    setIds.forEach((_, round) => {
      const begins = intervalRoundStart(interval, round);
      cues.push(...countTo(begins), { at: begins, kind: 'go', say: texts.round(round + 1, setIds.length) });
      if (restMs > 0 && round < setIds.length - 1) cues.push({ at: begins + workMs, kind: 'go', say: texts.restNow });
    });
  }
  return cues.sort((one, other) => one.at - other.at);
}

const countTo = (at: number): Cue[] =>
  countedSeconds.map((seconds) => ({ at: at - seconds * 1000, kind: 'count', say: String(seconds) }));
