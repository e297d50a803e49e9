import { createLeadBodySchema } from '@bandeja/domain/leads/contract';
import { leadMessages } from '@bandeja/domain/leads/messages';
import type { QuizAnswers } from '@bandeja/domain/leads/rules';
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
import type { Icon } from '@phosphor-icons/react';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { BrainIcon } from '@phosphor-icons/react/dist/csr/Brain';
import { HeartbeatIcon } from '@phosphor-icons/react/dist/csr/Heartbeat';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { RacquetIcon } from '@phosphor-icons/react/dist/csr/Racquet';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley';
import { StrategyIcon } from '@phosphor-icons/react/dist/csr/Strategy';
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';
import { SunHorizonIcon } from '@phosphor-icons/react/dist/csr/SunHorizon';
import { TrophyIcon } from '@phosphor-icons/react/dist/csr/Trophy';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { choiceTexts, quizTexts } from '#features/leads/quiz/texts.ts';
import type { CardOption } from '#ui/option-cards.tsx';

export type Answers = Partial<QuizAnswers>;

type TextField = 'name' | 'email';
type ChoiceField = Exclude<keyof QuizAnswers, TextField | 'goals'>;

export type Question =
  | { kind: 'text'; field: TextField }
  | { kind: 'one'; field: ChoiceField; options: readonly CardOption[] }
  | { kind: 'many'; field: 'goals'; options: readonly CardOption[] };

type Icons = Record<string, Icon>;

const goalIcons: Icons = {
  improve_technique: RacquetIcon,
  get_fit: HeartbeatIcon,
  compete: TrophyIcon,
  have_fun: SmileyIcon,
  injury_prevention: ShieldCheckIcon,
  social: UsersThreeIcon,
};
const challengeIcons: Icons = {
  consistency: ArrowsClockwiseIcon,
  power: LightningIcon,
  strategy: StrategyIcon,
  fitness: HeartbeatIcon,
  technique: RacquetIcon,
  mental: BrainIcon,
};
const timeIcons: Icons = {
  morning: SunHorizonIcon,
  afternoon: SunIcon,
  evening: MoonIcon,
  flexible: ArrowsClockwiseIcon,
};

function options<Value extends string>(
  values: readonly Value[],
  texts: Record<Value, { label: string; description?: string }>,
  icons: Icons = {},
): CardOption[] {
  return values.map((value) => ({ value, ...texts[value], ...(icons[value] ? { icon: icons[value] } : {}) }));
}

export const questions: readonly Question[] = [
  { kind: 'text', field: 'name' },
  { kind: 'text', field: 'email' },
  { kind: 'one', field: 'age', options: options(ageRanges, choiceTexts.age) },
  { kind: 'one', field: 'experience', options: options(quizExperiences, choiceTexts.experience) },
  { kind: 'one', field: 'playingFrequency', options: options(playingFrequencies, choiceTexts.playingFrequency) },
  { kind: 'one', field: 'trainingFrequency', options: options(trainingFrequencies, choiceTexts.trainingFrequency) },
  { kind: 'one', field: 'currentLevel', options: options(paddleLevels, choiceTexts.currentLevel) },
  { kind: 'many', field: 'goals', options: options(leadGoals, choiceTexts.goals, goalIcons) },
  { kind: 'one', field: 'mainChallenge', options: options(mainChallenges, choiceTexts.mainChallenge, challengeIcons) },
  { kind: 'one', field: 'timeAvailable', options: options(timesAvailable, choiceTexts.timeAvailable) },
  {
    kind: 'one',
    field: 'preferredTrainingTime',
    options: options(preferredTimes, choiceTexts.preferredTrainingTime, timeIcons),
  },
];

export const questionCount = questions.length;

export function errorOf({ kind, field }: Question, answers: Answers): string | null {
  if (kind === 'one') return answers[field] === undefined ? quizTexts.errors.choice : null;
  if (kind === 'many') return (answers[field]?.length ?? 0) === 0 ? quizTexts.errors.goals : null;
  const text = answers[field]?.trim() ?? '';
  if (field === 'name') return text === '' ? leadMessages.nameRequired : null;
  if (text === '') return quizTexts.errors.email;
  return createLeadBodySchema.shape.email.safeParse(text).success ? null : leadMessages.emailInvalid;
}

export function lastStep(answers: Answers): number {
  const index = questions.findIndex((question) => errorOf(question, answers) !== null);
  return index < 0 ? questionCount : index + 1;
}
