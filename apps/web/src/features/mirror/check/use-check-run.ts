import { roundedCheck } from '@bandeja/domain/mirror/rules';
import type { CheckKind, CheckSide } from '@bandeja/domain/mirror/vocabulary';
import { type CheckView, createCheck } from '@bandeja/pose/check';
import { useRef, useState } from 'react';
import { checkTexts } from '#features/mirror/check/texts.ts';
import { isVoiceOn } from '#features/mirror/live/voice.ts';
import type { Seen } from '#features/mirror/live/watch-camera.ts';
import { speak } from '#lib/sound.ts';

const { spoken } = checkTexts.run;
const say = (words: string) => isVoiceOn() && speak(words);
const nothing: CheckView = { sight: 'unseen', value: 0, isOver: false };

/** One measure of one side, from the first sight until it ends by itself or by a tap. */
export function useCheckRun(kind: CheckKind, side: CheckSide | null) {
  const check = useRef(createCheck(kind, side));
  const [view, setView] = useState(nothing);
  const [isStopped, setStopped] = useState(false);
  const told = useRef<CheckView['sight'] | null>(null);
  const value = roundedCheck(kind, view.value);

  function tell(next: CheckView): void {
    const rounded = roundedCheck(kind, next.value);
    if (next.isOver) say(spoken.over(checkTexts.withUnit(kind, rounded)));
    else if (kind === 'heelRaise' && rounded > value) say(String(rounded));
    else if (next.sight === 'seen' && told.current === null) say(spoken.start);
    else if (next.sight === 'turned' && told.current !== 'turned') say(spoken.turned);
    if (next.sight !== 'unseen') told.current = next.sight;
  }

  return {
    value,
    sight: view.sight,
    isOver: view.isOver || isStopped,
    see({ landmarks, seconds }: Seen): void {
      if (view.isOver || isStopped) return;
      const next = check.current.watch(landmarks, seconds);
      tell(next);
      setView(next);
    },
    stop: () => setStopped(true),
    again() {
      check.current = createCheck(kind, side);
      told.current = null;
      setView(nothing);
      setStopped(false);
    },
  };
}
