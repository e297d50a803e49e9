import type { CountedMove } from '@bandeja/domain/mirror/vocabulary';
import { createRepetitionCounter, type Repetition } from '@bandeja/pose/repetitions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { liveCameraTexts } from '#features/mirror/live/texts.ts';
import { isVoiceOn } from '#features/mirror/live/voice.ts';
import type { Seen } from '#features/mirror/live/watch-camera.ts';
import { speak } from '#lib/sound.ts';

const { spoken } = liveCameraTexts;
/** Who has done what was to be done and rests so long is through with the set. */
const restAfterTargetMs = 5000;
/** A limb that is hidden for a moment is no reason to speak. */
const unseenSeconds = 3;

export type RepetitionTarget = {
  move: CountedMove;
  /** Of both sides together; null: as many as one can. */
  target: number | null;
  perSide: boolean;
  isResting: boolean;
  /** The set is over, without a tap. */
  onDone: () => void;
};

const say = (words: string) => isVoiceOn() && speak(words);

/** Counts one set by the camera and says so aloud. */
export function useRepetitions({ move, target, perSide, isResting, onDone }: RepetitionTarget) {
  const counter = useRef(createRepetitionCounter(move));
  const [repetitions, setRepetitions] = useState<readonly Repetition[]>([]);
  const [isSeen, setSeen] = useState(false);
  const lastSeen = useRef<{ seconds: number; isSaid: boolean } | null>(null);
  const count = repetitions.length;
  const isReached = target !== null && count >= target;

  const done = useEffectEvent(onDone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each repetition begins the wait anew
  useEffect(() => {
    if (!isReached || isResting) return;
    const timer = setTimeout(() => {
      say(spoken.done);
      done();
    }, restAfterTargetMs);
    return () => clearTimeout(timer);
  }, [isReached, isResting, count]);

  function tellSight(seesNow: boolean, seconds: number): void {
    const before = lastSeen.current;
    if (seesNow) {
      if (before === null || before.isSaid) say(spoken.seen);
      lastSeen.current = { seconds, isSaid: false };
    } else if (before && !before.isSaid && seconds - before.seconds > unseenSeconds) {
      say(spoken.unseen);
      lastSeen.current = { ...before, isSaid: true };
    }
    setSeen(seesNow);
  }

  return {
    repetitions,
    isSeen,
    see({ landmarks, seconds }: Seen): void {
      if (isResting) return;
      tellSight(counter.current.watch(landmarks, seconds), seconds);
      const now = counter.current.repetitions();
      if (now.length === count) return;
      setRepetitions([...now]);
      say(String(now.length));
      if (perSide && target !== null && now.length * 2 === target) say(`${now.length}. ${spoken.otherSide}`);
    },
  };
}
