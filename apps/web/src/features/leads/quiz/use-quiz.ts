import { type QuizAnswers, quizPayload } from '@bandeja/domain/leads/rules';
import {
  ageRanges,
  leadGoals,
  mainChallenges,
  paddleLevels,
  playingFrequencies,
  preferredTimes,
  quizExperiences,
  timesAvailable,
  trainingFrequencies,
} from '@bandeja/domain/leads/vocabulary';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { SentLead } from '#features/leads/api.ts';
import { oneLine } from '#features/leads/model.ts';
import {
  type Answers,
  errorOf,
  lastStep,
  type Question,
  questionCount,
  questions,
} from '#features/leads/quiz/questions.ts';
import { quizTexts as texts } from '#features/leads/quiz/texts.ts';
import { useStepHistory } from '#features/leads/quiz/use-step-history.ts';
import { useSendLead } from '#features/leads/use-send-lead.ts';
import { dropTabDraft, readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';
import { useToast } from '#ui/toast.tsx';

export type QuizView =
  | { at: 'intro' }
  | { at: 'question'; step: number; question: Question; error: string | null }
  | { at: 'summary'; answers: QuizAnswers; sent: SentLead };

export type Quiz = {
  view: QuizView;
  answers: Answers;
  change: (changed: Answers) => void;
  /** Grows with every change of the screen: the focus follows. 0: no move yet. */
  arrivals: number;
  /** Grows with every refused try to go on: the focus goes to the error. */
  tries: number;
  isSending: boolean;
  start: () => void;
  back: () => void;
  /** Goes on, or sends the last step; `honeypot` is what only a machine fills in. */
  next: (honeypot: { website?: string }) => void;
};

export function useQuiz(): Quiz {
  const toast = useToast();
  const { isSending, send } = useSendLead(texts.failed);
  const [answers, setAnswers] = useState<Answers>({});
  const [sent, setSent] = useState<{ answers: QuizAnswers; sent: SentLead } | null>(null);
  const [arrivals, setArrivals] = useState(0);
  const [tries, setTries] = useState(0);
  const history = useStepHistory(lastStep(answers), arrive);
  const { step } = history;
  const question = questions[step - 1];

  // before the first picture, but after the hydration: the prerendered page is the introduction
  const begin = useEffectEvent(() => {
    const stored = readAnswers();
    setAnswers(stored);
    const last = lastStep(stored);
    history.begin(Object.keys(stored).length === 0 ? 0 : last, last);
  });
  useLayoutEffect(() => begin(), []);

  function arrive() {
    setArrivals((count) => count + 1);
    setTries(0);
    setSent(null);
    window.scrollTo(0, 0);
  }

  async function finish(complete: QuizAnswers, honeypot: { website?: string }) {
    const tidy = { ...complete, name: oneLine(complete.name), email: complete.email.trim() };
    const given = await send({ ...quizPayload(tidy), ...honeypot });
    if (given === null) return;
    dropAnswers();
    setAnswers({});
    // a reload of the summary begins again
    history.reset();
    arrive();
    setSent({ answers: tidy, sent: given });
    toast(texts.completed);
  }

  function next(honeypot: { website?: string }) {
    if (question === undefined) return;
    if (errorOf(question, answers) !== null) setTries(tries + 1);
    else if (step < questionCount) history.goOn();
    // the last question is only reached when the others have their answers
    else void finish(answers as QuizAnswers, honeypot);
  }

  const error = question === undefined || tries === 0 ? null : errorOf(question, answers);
  return {
    view: sent === null ? viewOf(question, step, error) : { at: 'summary', ...sent },
    answers,
    change: (changed) => {
      const changedAnswers = { ...answers, ...changed };
      setAnswers(changedAnswers);
      storeAnswers(changedAnswers);
    },
    arrivals,
    tries,
    isSending,
    start: history.goOn,
    back: history.goBack,
    next,
  };
}

function viewOf(question: Question | undefined, step: number, error: string | null): QuizView {
  return question === undefined ? { at: 'intro' } : { at: 'question', step, question, error };
}

const key = 'bandeja.quiz';

const answersSchema = z.partial(
  z.object({
    name: z.string(),
    email: z.string(),
    age: z.enum(ageRanges),
    experience: z.enum(quizExperiences),
    playingFrequency: z.enum(playingFrequencies),
    trainingFrequency: z.enum(trainingFrequencies),
    currentLevel: z.enum(paddleLevels),
    goals: z.array(z.enum(leadGoals)),
    mainChallenge: z.enum(mainChallenges),
    timeAvailable: z.enum(timesAvailable),
    preferredTrainingTime: z.enum(preferredTimes),
  }),
);

const readAnswers = (): Answers => readTabDraft(key, answersSchema) ?? {};

/** Stores the answers in this tab: they contain a name and an address, and end with the visit. */
const storeAnswers = (answers: Answers): void => writeTabDraft(key, answers);

const dropAnswers = (): void => dropTabDraft(key);
