import * as z from 'zod/mini';
import { matchSchema } from '#matches/schemas.ts';
import { absenceKindSchema, planDayTypeSchema, weekdaySchema } from '#schedule/schemas.ts';
import { planDayTypes } from '#schedule/vocabulary.ts';
import { localDateSchema } from '#wire/endpoint.ts';

/** What one may ask of the trainer, or ask it to propose: for a model that talks in its place, and for any other caller. */
export type ToolContract<Name extends string = string, Input = unknown> = {
  name: Name;
  description: { es: string; en: string };
  input: z.ZodMiniType<Input>;
};

function contract<Name extends string, Input>(
  name: Name,
  description: ToolContract['description'],
  input: z.ZodMiniType<Input>,
): ToolContract<Name, Input> {
  return { name, description, input };
}

const datesSchema = z.array(localDateSchema).check(z.minLength(1), z.maxLength(14));
const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
const minutesSchema = z.int().check(z.minimum(5), z.maximum(360));

export const readWeek = contract(
  'read_week',
  {
    es: 'La semana planificada del jugador, día a día, con el motivo de cada uno.',
    en: 'The player’s planned week, day by day, with the reason of each. week: "this" or "next".',
  },
  z.object({ week: z.enum(['this', 'next']) }),
);

export const readFigures = contract(
  'read_figures',
  {
    es: 'Las cifras de las sesiones terminadas entre dos fechas: cuántas, minutos, nota y esfuerzo medios.',
    en: `Figures of the sessions that were finished between two dates (YYYY-MM-DD, at most three months back): how many, minutes, mean score and mean effort. kind: only these (${planDayTypes.join(', ')}).`,
  },
  z.object({ from: localDateSchema, to: localDateSchema, kind: maybe(planDayTypeSchema) }),
);

export const readSessions = contract(
  'read_sessions',
  {
    es: 'Las últimas sesiones terminadas, una a una.',
    en: 'The last finished sessions one by one, the latest first. count: how many, at most 10.',
  },
  z.object({ count: z.int().check(z.minimum(1), z.maximum(10)) }),
);

export const readFacts = contract(
  'read_facts',
  {
    es: 'Lo que el jugador ha contado de sí: lado, pareja, torneo, días, material.',
    en: 'What the player told of themselves: side, partner, tournament, weekdays, kit.',
  },
  z.object({}),
);

export const searchKnowledge = contract(
  'search_knowledge',
  {
    es: 'Lo que el entrenador sabe de reglas, técnica, táctica, descanso, material y la aplicación.',
    en: 'What the trainer knows of rules, technique, tactics, recovery, food, kit and the app. question: in Spanish.',
  },
  z.object({ question: words(300) }),
);

export const readExercise = contract(
  'read_exercise',
  {
    es: 'Cómo se hace un ejercicio de la biblioteca y si es para este jugador.',
    en: 'How an exercise of the library is done, and whether it suits this player. name: in Spanish.',
  },
  z.object({ name: words(120) }),
);

export const restOn = contract(
  'propose_rest',
  {
    es: 'Propone descansar en esas fechas.',
    en: 'Proposes rest on these dates (YYYY-MM-DD): a day off, a session that is cancelled.',
  },
  z.object({ dates: datesSchema }),
);

export const moveSession = contract(
  'propose_move',
  {
    es: 'Propone pasar la sesión de una fecha a otra; si allí hay otra, se cambian.',
    en: 'Proposes to move the session of one date to another (YYYY-MM-DD); two sessions swap.',
  },
  z.object({ from: localDateSchema, to: localDateSchema }),
);

export const trainOn = contract(
  'propose_training',
  {
    es: 'Propone una sesión o un partido de una clase en esas fechas.',
    en: `Proposes a session of a kind on these dates, also in the place of another. kind: ${planDayTypes.join(', ')}.`,
  },
  z.object({ dates: datesSchema, kind: planDayTypeSchema }),
);

export const alterSession = contract(
  'propose_alteration',
  {
    es: 'Propone acortar o suavizar la sesión de una fecha, o cambiarla por otra del mismo tipo.',
    en: 'Proposes a shorter, softer or other session of the same kind on a date. minutes: of the shorter one.',
  },
  z.object({ date: localDateSchema, how: z.enum(['shorter', 'softer', 'other']), minutes: maybe(minutesSchema) }),
);

export const beAway = contract(
  'propose_absence',
  {
    es: 'Propone apuntar días de viaje, de enfermedad o sin tiempo.',
    en: 'Proposes to note days on a trip (away), ill, or without time (busy). to: the last day, null if not known.',
  },
  z.object({
    why: absenceKindSchema,
    from: localDateSchema,
    to: maybe(localDateSchema),
    hasKit: z.optional(z.boolean()),
  }),
);

export const neverOn = contract(
  'propose_never_on',
  {
    es: 'Propone no entrenar nunca un día de la semana, o volver a contar con él.',
    en: 'Proposes never to train on a weekday from now on; isNever false counts with it again.',
  },
  z.object({ weekday: weekdaySchema, isNever: z.boolean() }),
);

export const makeRoutine = contract(
  'propose_routine',
  {
    es: 'Propone preparar una rutina a medida a partir de un deseo.',
    en: 'Proposes a routine made to measure. wish: one Spanish sentence with all the player wants: aim, minutes, place, material, what to leave out.',
  },
  z.object({ wish: words(500) }),
);

export const logMatch = contract(
  'propose_match_log',
  {
    es: 'Propone apuntar un partido jugado.',
    en: 'Proposes to log a match that was played. sets: games of the player’s side (us) and of the others (them). rpe: effort 0–10, null if not said.',
  },
  z.object({
    date: localDateSchema,
    minutes: maybe(minutesSchema),
    sets: matchSchema.shape.sets,
    rpe: maybe(z.number().check(z.minimum(0), z.maximum(10))),
  }),
);

export const undoChange = contract(
  'propose_undo',
  {
    es: 'Propone deshacer el último cambio confirmado de la semana.',
    en: 'Proposes to take the last confirmed change of the week back.',
  },
  z.object({}),
);
