import type { BodyArea } from '#exercises/vocabulary.ts';
import type { WithheldReason } from '#routines/vocabulary.ts';

export const routineMessages = {
  nameRequired: 'El nombre es requerido',
  descriptionRequired: 'La descripción es requerida',
  duration: 'La duración va de 15 a 180 minutos',
  entryRequired: 'Añade al menos un ejercicio',
  exerciseRequired: 'Elige un ejercicio',
  exerciseUnknown: 'Este ejercicio ya no existe',
  exerciseRetired: 'Este ejercicio está retirado',
  sets: 'Al menos 1 serie',
  reps: 'Al menos 1 repetición',
  rest: 'El descanso no puede ser negativo',
  holdsDrafts: (names: readonly string[]) =>
    names.length === 1
      ? `«${names[0]}» es un borrador: publícalo o quítalo antes de activar la rutina.`
      : `${new Intl.ListFormat('es').format(names.map((name) => `«${name}»`))} son borradores: publícalos o quítalos antes de activar la rutina.`,
  durationOff: (written: number, estimated: number) =>
    `Pone ${written} min, pero sus ejercicios duran unos ${estimated} min. Ajusta la duración o los ejercicios.`,
  termRequired: 'Por favor introduce un término de búsqueda',
  folder: '60 caracteres como máximo',
  nameTaken: 'Ya tienes una rutina con este nombre',
  copySuffix: ' (copia)',
} as const;

type Withheld = { reason: WithheldReason; area: BodyArea | null };

const areaName = (area: BodyArea | null) => (area === 'lumbar' ? 'zona lumbar' : (area ?? 'lesión'));

const because: Record<WithheldReason, (area: BodyArea | null, isOne: boolean) => string> = {
  health: () => 'hasta que te vea un profesional',
  injury: (area, isOne) => `que ${isOne ? 'carga' : 'cargan'} tu ${areaName(area)}`,
  demand: (_area, isOne) => `que ${isOne ? 'pide' : 'piden'} lo que quieres evitar`,
  age: (_area, isOne) => `que no ${isOne ? 'es' : 'son'} para tu edad`,
  level: () => 'por encima de tu nivel',
  unreviewed: () => 'con ejercicios que aún no hemos revisado',
  plan: () => 'que tu plan ya no incluye este mes',
};

const single: Record<WithheldReason, (area: BodyArea | null) => string> = {
  health: () => 'espera hasta que te vea un profesional',
  injury: (area) => `carga tu ${areaName(area)}`,
  demand: () => 'pide lo que quieres evitar',
  age: () => 'no es para tu edad',
  level: () => 'está por encima de tu nivel',
  unreviewed: () => 'tiene ejercicios que aún no hemos revisado',
  plan: () => 'tu plan ya no la incluye este mes',
};

export const offerMessages = {
  withheld: (count: number, { reason, area }: Withheld) =>
    `Sin ${count} ${count === 1 ? 'rutina' : 'rutinas'} ${because[reason](area, count === 1)}`,
  /** Beside a routine that is shown although it is not offered. */
  why: ({ reason, area }: Withheld) => `No te la proponemos: ${single[reason](area)}.`,
} as const;
