import type { Heard } from '@bandeja/domain/onboarding/contract';
import { savedAnswers } from '@bandeja/domain/onboarding/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { screeningIsDue } from '@bandeja/domain/profile/rules';
import type { DangerAnswer, HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import * as talk from '@bandeja/trainer/onboarding/conversation';
import type { SessionAnswers } from '@bandeja/trainer/onboarding/messages';
import type { Conversation } from '@bandeja/trainer/onboarding/types';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Onboarded } from '#features/onboarding/api.ts';
import { dropConversation, readConversation, storeConversation } from '#features/onboarding/conversation/draft.ts';
import { useSave } from '#features/onboarding/use-save.ts';
import { call, HttpError, NetworkError } from '#lib/http.ts';
import { useOnce } from '#lib/use-once.ts';

/** The answers are on the server; `savedAt` in milliseconds since 1970. */
export type Saved = Onboarded & { savedAt: number };

/** The conversation's state: it survives a reload, a failed save keeps everything, two presses count once. */
export function useConversation(user: User) {
  const [conversation, setConversation] = useState(() => readConversation(user._id) ?? begin(user));
  // two presses may come before the first one is drawn
  const newest = useRef(conversation);
  const [savedAt, setSavedAt] = useState(0);
  // perhaps a crisis in the last answer: one soft sentence until the next one, stored nowhere
  const [isSoft, setSoft] = useState(false);
  useStored(user._id, conversation);

  function become(next: Conversation) {
    if (next === newest.current) return;
    const mustSave = next.step === 'ready' && newest.current.step !== 'ready';
    newest.current = next;
    setConversation(next);
    if (mustSave) save.start(next.answers);
  }

  const save = useSave({
    onDone: () => {
      become(talk.saveDone(newest.current));
      setSavedAt(Date.now());
    },
    onFailed: (error) => become(talk.saveFailed(newest.current, reasonOf(error), Date.now())),
  });

  const reading = useOnce({
    mutationFn: async (text: string) =>
      call('POST /onboarding/reading', { body: { text, isAboutInjuries: newest.current.step === 'injuries' } }),
  });

  /** Buttons and numbers are understood here, free text is read by the server; `onTaken` runs once it is in the log. */
  function say(text: string, onTaken: () => void = () => {}) {
    const before = newest.current;
    const fail = (reason: string) => become(talk.stepFailed(newest.current, reason, Date.now()));
    const take = (heard?: Heard) => {
      become(talk.answer(before, text, Date.now(), heard));
      setSoft(heard?.suspicion === 'soft');
      onTaken();
    };
    const attempt = (step: () => void) => {
      try {
        step();
      } catch (error) {
        console.error(error);
        fail('');
      }
    };
    attempt(() => {
      if (talk.isPlainAnswer(before, text)) return take();
      reading.start(text, {
        // another answer may have been tapped meanwhile
        onSuccess: (heard) => newest.current === before && attempt(() => take(heard)),
        onError: (error) => fail(reasonOf(error)),
      });
    });
  }

  const resume = useEffectEvent(() => {
    const { step, saving, answers } = newest.current;
    if (step === 'ready' && saving === 'open') save.start(answers);
  });
  // a reload may have come between the last answer and its save
  useEffect(() => resume(), []);
  useForgetSaved(user._id, conversation.saving);

  const saved: Saved | null = save.done === null || savedAt === 0 ? null : { ...save.done, savedAt };
  return {
    conversation,
    saving: save.pending,
    saved,
    isReading: reading.isPending,
    isSoft,
    say,
    tick: (goal: Goal) => become(talk.tickGoal(newest.current, goal)),
    answerDoubt: (sign: DangerAnswer) => become(talk.answerDoubt(newest.current, sign, Date.now())),
    answerCrisis: (isMeant: boolean) => become(talk.answerCrisis(newest.current, isMeant, Date.now())),
    answerHealth: (yes: readonly HealthQuestion[]) => become(talk.answerHealth(newest.current, yes, Date.now())),
    answerSessions: (chosen: SessionAnswers) => become(talk.answerSessions(newest.current, chosen, Date.now())),
    sendGoals: () => become(talk.sendGoals(newest.current, Date.now())),
    goBack: () => become(talk.goBack(newest.current, Date.now())),
    retry: () => save.start(newest.current.answers),
  };
}

/** Every change is stored while the page is there: what a save still says later, after a sign-out too, stores nothing. */
function useStored(userId: string, conversation: Conversation): void {
  const [first] = useState(conversation);
  useLayoutEffect(() => {
    if (conversation !== first) storeConversation(userId, conversation);
  }, [userId, conversation, first]);
}

function begin(user: User): Conversation {
  const now = new Date();
  const answers = savedAnswers(user);
  return talk.startConversation({ name: user.name, answers, asksHealth: screeningIsDue(user, now) }, now.getTime());
}

function reasonOf(error: Error): string {
  return error instanceof HttpError || error instanceof NetworkError ? error.message : '';
}

export function useSavedBefore({ saving }: Conversation, onEnd: () => void): void {
  const [isSaved] = useState(saving === 'saved');
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isSaved) end();
  }, [isSaved]);
}

/** What is saved is stored for a reload of the last screen only: it is gone when the next page is there. */
function useForgetSaved(userId: string, saving: Conversation['saving']): void {
  useLayoutEffect(() => {
    if (saving !== 'saved') return;
    return () => dropConversation(userId);
  }, [userId, saving]);
}
