import { conditionText, forReader, safetyTexts } from '#profile/safety.messages.ts';
import type { DangerAnswer } from '#profile/vocabulary.ts';

/** `prof` is about a part of the body; `bystander` and `theirCrisis` help somebody else; `goOn` continues what waited. */
export type AfterAnswer = 'urg' | 'bystander' | 'theirCrisis' | 'rest' | 'prof' | 'condition' | 'goOn';

const consequences: Record<DangerAnswer, AfterAnswer> = {
  chest: 'urg',
  faint: 'urg',
  breath: 'urg',
  pulse: 'urg',
  numb: 'urg',
  unable: 'urg',
  deformed: 'urg',
  snap: 'urg',
  swollen: 'prof',
  gives: 'prof',
  locks: 'prof',
  blackout: 'urg',
  headache: 'urg',
  sight: 'urg',
  confused: 'urg',
  bump: 'condition',
  overheated: 'urg',
  heatSick: 'urg',
  saddle: 'urg',
  weakLegs: 'urg',
  bladder: 'urg',
  shooting: 'prof',
  hotCalf: 'urg',
  tightCalf: 'prof',
  theirCollapse: 'bystander',
  theirChest: 'bystander',
  theirBlow: 'bystander',
  theirUnwell: 'bystander',
  theirDespair: 'theirCrisis',
  fever: 'rest',
  flu: 'rest',
  stomach: 'rest',
  heartDisease: 'condition',
  diabetes: 'condition',
  medication: 'condition',
  pregnancy: 'condition',
  surgery: 'prof',
  atNight: 'prof',
  weeks: 'prof',
  strong: 'prof',
  otherThere: 'prof',
  other: 'condition',
  none: 'goOn',
};

export function afterAnswer(answer: DangerAnswer): AfterAnswer {
  return consequences[answer];
}

/** Held until a doctor has seen the player, or the illness is over. */
export function holdsStarts(answer: DangerAnswer): boolean {
  const after = consequences[answer];
  return after === 'urg' || after === 'rest';
}

export const bystanderText =
  'Llama al 112 ahora: di dónde estáis y qué le pasa. Quédate a su lado y haz lo que te indiquen. Si no responde y no respira con normalidad, pide un desfibrilador y empieza la reanimación.';

export const theirCrisisText =
  'Has hecho bien en contarlo. Si está en peligro ahora, no dejes sola a esa persona y llama al 112. Escucha sin juzgar y pregúntale sin rodeos si piensa en hacerse daño: preguntarlo no lo empeora. En España el 024 es gratis a cualquier hora y atiende también a familiares y amigos.';

const texts: Record<Exclude<AfterAnswer, 'goOn'>, string> = {
  urg: safetyTexts.urg,
  bystander: bystanderText,
  theirCrisis: theirCrisisText,
  rest: safetyTexts.rest,
  prof: safetyTexts.prof,
  condition: conditionText,
};

/** Null for «No, nada de eso». `age` in years. */
export function textAfter(answer: DangerAnswer, age: number | null): string | null {
  const after = consequences[answer];
  return after === 'goOn' ? null : forReader(texts[after], age);
}
