import { opening, phrases } from '@bandeja/reader/language/phrases';
import type { SpeechIntent } from '@bandeja/reader/understand/frame';
import { parseChange } from '#chat/change.ts';
import { changeReply } from '#chat/change-reply.ts';
import { adaptedAgain, discomfortReply } from '#chat/discomfort.ts';
import { doseReply } from '#chat/dose.ts';
import { bareStroke, explainReply, insteadReply, nearestReply, routineCard, unknownSubject } from '#chat/explain.ts';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { loadReply, loadWordReply } from '#chat/load.ts';
import { numbersReply } from '#chat/numbers.ts';
import { leftReply, plansReply } from '#chat/plans.ts';
import { profileReply } from '#chat/profile-facts.ts';
import { lastWeekReply, progressReply } from '#chat/progress.ts';
import { readWanted, routineReply, subjectOf } from '#chat/routine.ts';
import { medicineReply } from '#chat/safety.ts';
import { aboutTrainer, greeting, joyReply, sorryReply, unknownReply, welcome } from '#chat/small-talk.ts';
import { appHelpReply, generalReply, ruleReply, topicReply } from '#chat/topics.ts';
import type { ChatContext, ChatReply, Choice } from '#chat/types.ts';
import { newWeekReply, weekReply } from '#chat/week.ts';
import { wholeWeekReply } from '#chat/whole-week.ts';

export type Part = (heard: Heard, context: ChatContext) => ChatReply | null;

type Label = (heard: Heard, context: ChatContext) => string;

/** The first specific part answers, else the general one. A reading without a label is never offered. */
export type Answer = { label: string | Label | null; parts: readonly Part[]; general: Part };

const changed: Part = (heard, context) => {
  const change = parseChange(heard, context.routines);
  return change === null ? null : changeReply(change, heard, context);
};
const whichDay: Part = (heard, context) => {
  const { days } = heard;
  return changeReply({ kind: 'ask', open: days.length > 0 ? 'type' : 'day', days, wanted: null }, heard, context);
};
/** «mañana descanso»: a statement, not a question. */
const stated: Part = (heard, context) => (heard.asks || asking.test(heard.text) ? null : changed(heard, context));
const asking = opening(`
    y?_que*/q/cual*/cuando*/cuant*/como*/dime*/ensena*/recuerda*/muestra*/tengo*/hay* y?_por/a_que*`);
function onDay({ days: [only, ...others] }: Heard, today: string): string {
  return only === undefined || others.length > 0 ? '' : ` ${dayLabel(only.date, today)}`;
}
/** «¿qué rutina me recomiendas?» is no question to a doctor. */
const whichRoutine = phrases('que/cual/cuales_rutina/rutinas_me?_recomiend*/aconsej*');
const askedRoutine: Part = (heard, context) => (whichRoutine.test(heard.text) ? routineReply(heard, context) : null);
/** The discomfort, if any: «mi talón de Aquiles es el revés» is no injury. */
const pain: Part = (heard, context) =>
  heard.health.injuries.length > 0 || heard.health.pain ? discomfortReply(heard, context) : null;

const ofMedicine = phrases(
  'medic* doctor* pastill* ibuprofeno* paracetamol* antiinflam* medicament* farmac* receta* analgesic* infiltra* corticoid* crema* pomada* voltaren enantyum nolotil dosis fisio*',
);

/** A new answer is a part in one of these rows. */
export const answers: Record<SpeechIntent, Answer> = {
  hi: { label: null, parts: [], general: greeting },
  thanks: { label: null, parts: [], general: welcome },
  plan: {
    label: (heard, { today }) => `Ver qué me toca${onDay(heard, today)}`,
    parts: [routineCard, askedRoutine, profileReply, adaptedAgain, topicReply('plan'), stated],
    general: weekReply,
  },
  change: {
    label: (heard, { today }) => `Cambiar${onDay(heard, today) || ' un día'}`,
    parts: [adaptedAgain, wholeWeekReply, changed],
    general: whichDay,
  },
  newweek: { label: 'Rehacer la semana', parts: [adaptedAgain, wholeWeekReply], general: newWeekReply },
  explain: {
    label: 'Que me lo expliques',
    parts: [
      routineCard,
      insteadReply,
      doseReply,
      ruleReply,
      explainReply,
      loadWordReply,
      topicReply('explicar'),
      bareStroke,
      nearestReply,
    ],
    general: unknownSubject,
  },
  warm: { label: 'Calentar', parts: [topicReply('calentar')], general: generalReply('calentar') },
  recover: { label: 'Recuperarme', parts: [topicReply('recuperar')], general: generalReply('recuperar') },
  food: { label: 'Comer y beber', parts: [topicReply('nutricion')], general: generalReply('nutricion') },
  progress: { label: 'Ver mis números', parts: [profileReply, numbersReply, lastWeekReply], general: progressReply },
  racket: { label: 'Pala y material', parts: [topicReply('pala')], general: generalReply('pala') },
  price: { label: 'Planes y precios', parts: [appHelpReply, leftReply], general: plansReply },
  mental: { label: 'La cabeza en el partido', parts: [topicReply('mental')], general: generalReply('mental') },
  routine: {
    label: (heard) => `Una rutina${subjectOf(readWanted(heard))}`,
    parts: [insteadReply, topicReply('rutina')],
    general: routineReply,
  },
  load: {
    label: 'Carga y cansancio',
    parts: [wholeWeekReply, doseReply, topicReply('carga'), loadWordReply],
    general: loadReply,
  },
  injury: {
    label: 'Una molestia',
    parts: [pain, adaptedAgain, topicReply('rutina', 'carga', 'pala', 'calentar')],
    general: unknownReply,
  },
  app: { label: 'Cómo va la app', parts: [appHelpReply, profileReply, aboutTrainer], general: unknownReply },
  insult: { label: null, parts: [], general: sorryReply },
  praise: { label: null, parts: [], general: joyReply },
  joke: { label: null, parts: [topicReply('mental')], general: joyReply },
  offtopic: { label: null, parts: [aboutTrainer, ruleReply], general: unknownReply },
  health: {
    label: 'Médico y medicinas',
    parts: [askedRoutine, topicReply('medico', 'calentar')],
    general: (heard) => (ofMedicine.test(heard.text) ? medicineReply(heard) : unknownReply(heard)),
  },
};

export function choicesOf(intents: readonly SpeechIntent[], heard: Heard, context: ChatContext): Choice[] {
  return intents.flatMap((intent) => {
    const { label } = answers[intent];
    if (label === null) return [];
    return [{ intent, label: typeof label === 'string' ? label : label(heard, context) }];
  });
}
