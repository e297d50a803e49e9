/** Until confirmed each forbids all training (a sign for a doctor, an illness, a crisis), `prof` all but gentle work. */
export const redFlagKinds = ['urg', 'rest', 'crisis', 'prof'] as const;
export type RedFlagKind = (typeof redFlagKinds)[number];

/** A «sí» raises the red flag `urg`, or `prof` for what a doctor knows of (docs/training.md#screening). */
export const healthQuestions = ['heart', 'chest', 'breath', 'faint', 'pulse', 'condition', 'supervised'] as const;
export type HealthQuestion = (typeof healthQuestions)[number];

/** Each has a calm question of its own (docs/product.md#calm-question). */
export const dangerTopics = [
  'heart',
  'limb',
  'knee',
  'head',
  'heat',
  'nerves',
  'calf',
  'bystander',
  'illness',
  'condition',
  'lasting',
  'general',
] as const;
export type DangerTopic = (typeof dangerTopics)[number];

/** `other` and `otherThere`: «Otra cosa que me preocupa». */
export const dangerAnswers = [
  'chest',
  'faint',
  'breath',
  'pulse',
  'numb',
  'unable',
  'deformed',
  'snap',
  'swollen',
  'gives',
  'locks',
  'blackout',
  'headache',
  'sight',
  'confused',
  'bump',
  'overheated',
  'heatSick',
  'saddle',
  'weakLegs',
  'bladder',
  'shooting',
  'hotCalf',
  'tightCalf',
  'theirCollapse',
  'theirChest',
  'theirBlow',
  'theirUnwell',
  'theirDespair',
  'fever',
  'flu',
  'stomach',
  'heartDisease',
  'diabetes',
  'medication',
  'pregnancy',
  'surgery',
  'atNight',
  'weeks',
  'strong',
  'otherThere',
  'other',
  'none',
] as const;
export type DangerAnswer = (typeof dangerAnswers)[number];

/** New and unfinished: a Pro player chooses each by itself; what is not chosen is not there (docs/product.md#early-access). */
export const earlyFeatures = ['mirror'] as const;
export type EarlyFeature = (typeof earlyFeatures)[number];
