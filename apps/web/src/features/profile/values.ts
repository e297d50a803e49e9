import { difficultySchema, materialSchema, placeSchema } from '@bandeja/domain/exercises/schemas';
import { dominantHandSchema, experienceSchema, type ProfileBody, type User } from '@bandeja/domain/profile/contract';
import { needsGuardian } from '@bandeja/domain/profile/rules';
import { daysOfFlags, flagsOfDays } from '@bandeja/domain/schedule/rules';
import { goalSchema, weekdaySchema } from '@bandeja/domain/schedule/schemas';
import * as z from 'zod/mini';
import { asksGuardian, typedHeightCm, typedWeightKg, typedWholeNumber } from '#lib/typed-measures.ts';

/** The form's values: numbers as typed. Also the schema of a draft. */
export const valuesSchema = z.object({
  name: z.string(),
  timeZone: z.string(),
  height: z.string(),
  weight: z.string(),
  age: z.string(),
  guardianConsent: z.boolean(),
  dominantHand: z.nullable(dominantHandSchema),
  fitnessLevel: z.nullable(difficultySchema),
  experience: z.nullable(experienceSchema),
  days: z.array(weekdaySchema),
  matchDays: z._default(z.array(weekdaySchema), []),
  trainingDays: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
  sessionMin: z.string(),
  sessionMax: z.string(),
  goals: z.array(goalSchema),
  tournament: z._default(z.string(), ''),
  equipment: z.nullable(z.array(materialSchema)),
  places: z.nullable(z.array(placeSchema)),
  injuries: z.string(),
  injuriesConsent: z.boolean(),
});
export type ProfileValues = z.infer<typeof valuesSchema>;

const typed = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value).replace('.', ',');

export function valuesOf(user: User): ProfileValues {
  return {
    name: user.name,
    timeZone: user.timeZone,
    height: typed(user.height),
    weight: typed(user.weight),
    age: typed(user.age),
    // an age under 14 is only ever saved with the guardian's consent
    guardianConsent: needsGuardian(user.age),
    dominantHand: user.dominantHand,
    fitnessLevel: user.fitnessLevel,
    experience: user.experience,
    days: daysOfFlags(user.availableDays),
    // an answer that the device stored may be older than the field
    matchDays: user.matchDays ?? [],
    trainingDays: user.trainingDays,
    sessionMin: typed(user.sessionDuration?.min),
    sessionMax: typed(user.sessionDuration?.max),
    goals: user.goals,
    tournament: user.tournament ?? '',
    equipment: user.equipment,
    places: user.places,
    injuries: user.injuries,
    injuriesConsent: user.injuriesConsent,
  };
}

/** The values allowed in the tab's storage: injuries are health data; without the consent they stay in the open page only. */
export function storedValues(values: ProfileValues): ProfileValues {
  return values.injuriesConsent ? values : { ...values, injuries: '' };
}

function sessionDuration({ sessionMin, sessionMax }: ProfileValues): ProfileBody['sessionDuration'] {
  const min = typedWholeNumber(sessionMin);
  const max = typedWholeNumber(sessionMax);
  return min === undefined && max === undefined ? null : { min: min ?? Number.NaN, max: max ?? Number.NaN };
}

/** The whole profile as a request's body. Without the consent no injuries are sent, and the stored ones are erased. */
export function bodyOf(values: ProfileValues): ProfileBody {
  const { name, timeZone, dominantHand, fitnessLevel, experience, trainingDays, goals, equipment, places } = values;
  return {
    name,
    timeZone,
    height: typedHeightCm(values.height) ?? null,
    weight: typedWeightKg(values.weight) ?? null,
    age: typedWholeNumber(values.age) ?? null,
    guardianConsent: asksGuardian(values.age) && values.guardianConsent,
    dominantHand,
    fitnessLevel,
    experience,
    availableDays: flagsOfDays(values.days),
    matchDays: values.matchDays,
    trainingDays,
    sessionDuration: sessionDuration(values),
    goals,
    tournament: values.tournament || null,
    equipment,
    places,
    injuries: values.injuriesConsent ? values.injuries.trim() : '',
    injuriesConsent: values.injuriesConsent,
  };
}

/** Fields that are sent together, because one is not allowed without the other. */
const together: readonly (keyof ProfileBody)[][] = [
  ['age', 'guardianConsent'],
  ['injuries', 'injuriesConsent'],
];

export function changesOf(body: ProfileBody, before: ProfileBody): ProfileBody {
  const isChanged = (key: string) => {
    const name = key as keyof ProfileBody;
    const names = together.find((each) => each.includes(name)) ?? [name];
    return names.some((each) => JSON.stringify(body[each]) !== JSON.stringify(before[each]));
  };
  return Object.fromEntries(Object.entries(body).filter(([key]) => isChanged(key)));
}
