import { adultAge } from '@bandeja/domain/minors/rules';
import type { Heard } from '@bandeja/domain/onboarding/contract';
import { durationAround, type OnboardingAnswers } from '@bandeja/domain/onboarding/rules';
import { needsGuardian } from '@bandeja/domain/profile/rules';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import {
  declinesInjuries,
  isDeclined,
  readAgreement,
  saysNoInjury,
  saysNoneOfThese,
  tellsOfInjury,
} from '@bandeja/reader/language/agreement';
import { readCourtTroubles, readGoals } from '@bandeja/reader/language/goals';
import { readSessions } from '@bandeja/reader/language/kit';
import { readAgeYears, readHeightCm, readNamedWeightKg, readWeightKg } from '@bandeja/reader/language/measures';
import { chosenOption, plainWords } from '@bandeja/reader/language/options';
import { readExperience, readLevel } from '@bandeja/reader/language/own-level';
import { hasDigit } from '@bandeja/reader/language/pieces';
import { readMatchDays, readTrainingDays } from '@bandeja/reader/language/training-days';
import * as texts from '#onboarding/messages.ts';
import type { Conversation, ConversationStep } from '#onboarding/types.ts';

export type Understood = {
  answers: Partial<OnboardingAnswers>;
  reply: string[];
  next: ConversationStep;
  isPrivate?: boolean;
};
type NotUnderstood = { next: null; reply: string[] };

type Beside = Pick<Heard, 'isOfHealth'> & { places: Heard['places'] | undefined; year: number };
type Reader = (text: string, conversation: Conversation, beside: Beside) => Understood | NotUnderstood | null;

const notYet = /\b(?:no|luego|mas tarde|despues|otro momento|espera)\b/;

const courtGoal: Goal = 'Mejorar la técnica';

/** A number that is out of bounds is no refusal. */
const isLeftOut = (text: string) => isDeclined(text) && !hasDigit(text);

const noInjuries = { injuries: '', injuriesConsent: false, suspicion: null };

/** Null or `next: null` asks the question again. `year` is the current one. */
export const answerTo: Record<ConversationStep, Reader> = {
  greeting: (text, conversation, beside) => {
    if (readHeightCm(text) !== null) return answerTo.height(text, conversation, beside);
    return notYet.test(plainWords(text)) ? null : { answers: {}, reply: [], next: 'height' };
  },
  height: (text) => {
    const heightCm = readHeightCm(text);
    const weightKg = readNamedWeightKg(text);
    if (heightCm !== null && weightKg !== null) {
      return { answers: { heightCm, weightKg }, reply: [texts.bodyNoted(heightCm, weightKg)], next: 'experience' };
    }
    if (heightCm !== null) return { answers: { heightCm }, reply: [texts.heightNoted(heightCm)], next: 'weight' };
    if (chosenOption(text, [texts.neitherMeasure]) !== null) {
      return { answers: { heightCm: null, weightKg: null }, reply: [texts.leftOpen], next: 'experience' };
    }
    return isLeftOut(text) ? { answers: { heightCm: null }, reply: [texts.leftOpen], next: 'weight' } : null;
  },
  weight: (text) => {
    const weightKg = readWeightKg(text);
    if (weightKg === null) {
      return isLeftOut(text) ? { answers: { weightKg: null }, reply: [texts.leftOpen], next: 'experience' } : null;
    }
    return { answers: { weightKg }, reply: [texts.weightNoted(weightKg)], next: 'experience' };
  },
  experience: (text, _, { year }) => {
    const experience = readExperience(text, year);
    if (experience === null) return null;
    return { answers: { experience }, reply: [texts.noted(experience)], next: 'fitnessLevel' };
  },
  fitnessLevel: (text) => {
    const fitnessLevel = readLevel(text);
    if (fitnessLevel === null) return null;
    return { answers: { fitnessLevel }, reply: [texts.noted(fitnessLevel)], next: 'trainingDays' };
  },
  trainingDays: (text) => {
    const reading = readTrainingDays(text);
    if (reading === null) return null;
    const { trainingDays, days } = reading;
    const matchDays = readMatchDays(text);
    const played = matchDays.length === 0 ? {} : { matchDays };
    return { answers: { trainingDays, days, ...played }, reply: texts.daysNoted(reading), next: 'sessions' };
  },
  sessions: (text, conversation) => {
    if (isLeftOut(text)) return { answers: {}, reply: [texts.leftOpen], next: 'goals' };
    const { minutes, equipment, places } = readSessions(text) ?? { minutes: null, equipment: null, places: null };
    const matchDays = readMatchDays(text);
    if (minutes === null && equipment === null && places === null && matchDays.length === 0) return null;
    const said = { sessionDuration: minutes === null ? null : durationAround(minutes), equipment, places, matchDays };
    const { sessionDuration, ...kit } = conversation.answers;
    const answers = {
      sessionDuration: said.sessionDuration ?? sessionDuration,
      equipment: said.equipment ?? kit.equipment,
      places: said.places ?? kit.places,
      matchDays: matchDays.length > 0 ? matchDays : kit.matchDays,
    };
    return { answers, reply: [texts.sessionsNoted(said)], next: 'goals' };
  },
  goals: (text, { tickedGoals }) => {
    const troubles = readCourtTroubles(text);
    const named = readGoals(text);
    const written = troubles.length > 0 && !named.includes(courtGoal) ? [courtGoal, ...named] : named;
    // ticked and written: both count, the ticked ones first
    const goals = [...new Set([...tickedGoals, ...written])];
    if (goals.length === 0) return null;
    const heard = troubles.length > 0 ? [texts.ofCourt(troubles.join(', '))] : [];
    return { answers: { goals }, reply: [...heard, texts.goalsNoted(goals)], next: 'injuries' };
  },
  injuries: (text, conversation, { isOfHealth, places = [] }) => {
    const trimmed = text.trim();
    if (!isOfHealth && saysNoInjury(trimmed)) {
      return { answers: noInjuries, reply: [texts.noInjuryNoted], next: afterInjuries(conversation) };
    }
    if (declinesInjuries(trimmed)) {
      return { answers: noInjuries, reply: [texts.leftOpen], next: afterInjuries(conversation) };
    }
    if (!tellsOfInjury(trimmed)) return null;
    return {
      answers: { ...noInjuries, injuries: trimmed },
      reply: [texts.injuryHeard(places)],
      next: 'injuriesConsent',
      isPrivate: true,
    };
  },
  injuriesConsent: (text, conversation) => {
    const { redFlag } = conversation;
    const next = afterInjuries(conversation);
    const agreement = readAgreement(text);
    if (agreement === null) return null;
    if (agreement === 'yes') return { answers: { injuriesConsent: true }, reply: [texts.consentGiven], next };
    const caution = redFlag === null ? null : texts.unknownToPlan[redFlag];
    return {
      answers: noInjuries,
      reply: [texts.consentDeclined, ...(caution === null ? [] : [caution])],
      next,
      isPrivate: true,
    };
  },
  health: (text, _, { isOfHealth }) => {
    if (!isOfHealth && saysNoneOfThese(text))
      return { answers: { screening: [] }, reply: [texts.healthNoted], next: 'age' };
    return declinesInjuries(text) ? { answers: { screening: null }, reply: [texts.leftOpen], next: 'age' } : null;
  },
  age: (text, { redFlag }) => {
    const ageYears = readAgeYears(text);
    if (ageYears === null) {
      if (!isLeftOut(text)) return null;
      return { answers: { ageYears, guardianConsent: false }, reply: [texts.leftOpen], next: 'ready' };
    }
    const warned = redFlag !== null && redFlag !== 'minor' && ageYears < adultAge;
    return {
      answers: { ageYears, guardianConsent: false },
      reply: [texts.ageNoted(ageYears), ...(warned ? [texts.tellAnAdult] : [])],
      next: needsGuardian(ageYears) ? 'guardian' : 'ready',
      isPrivate: warned,
    };
  },
  guardian: (text) => {
    const agreement = readAgreement(text);
    if (agreement === 'no') return { next: null, reply: texts.guardianMissing };
    return agreement === null
      ? null
      : { answers: { guardianConsent: true }, reply: [texts.noted('Con permiso')], next: 'ready' };
  },
  ready: () => null,
};

function afterInjuries({ asksHealth }: Conversation): ConversationStep {
  return asksHealth ? 'health' : 'age';
}
