import type { DangerAnswer, DangerTopic } from '#profile/vocabulary.ts';

type DangerQuestion = { title: string; lead: string; answers: readonly DangerAnswer[] };

const lead = 'Quiero estar seguro antes de proponerte ejercicio. Toca lo que notes.';

export const dangerQuestions: Record<DangerTopic, DangerQuestion> = {
  heart: {
    title: '¿Te pasa algo de esto?',
    lead,
    answers: ['chest', 'faint', 'breath', 'pulse', 'numb', 'other'],
  },
  limb: {
    title: '¿Cómo está la zona que te duele?',
    lead,
    answers: ['unable', 'deformed', 'snap', 'swollen', 'numb', 'otherThere'],
  },
  knee: {
    title: '¿Qué hace tu rodilla?',
    lead,
    answers: ['unable', 'deformed', 'snap', 'gives', 'locks', 'swollen', 'otherThere'],
  },
  head: {
    title: '¿Cómo estás después del golpe?',
    lead,
    answers: ['blackout', 'headache', 'sight', 'confused', 'bump', 'other'],
  },
  heat: {
    title: '¿Cómo te ha sentado el calor?',
    lead,
    answers: ['overheated', 'heatSick', 'confused', 'faint', 'other'],
  },
  nerves: {
    title: '¿Notas algo de esto en las piernas o al ir al baño?',
    lead,
    answers: ['saddle', 'weakLegs', 'bladder', 'numb', 'shooting', 'otherThere'],
  },
  calf: {
    title: '¿Cómo está tu pantorrilla?',
    lead,
    answers: ['hotCalf', 'snap', 'unable', 'breath', 'tightCalf', 'otherThere'],
  },
  bystander: {
    title: '¿Qué le pasa a esa persona?',
    lead: 'Si necesita ayuda, eso va antes que cualquier ejercicio. Toca lo que veas.',
    answers: ['theirCollapse', 'theirChest', 'theirBlow', 'theirUnwell', 'theirDespair'],
  },
  illness: {
    title: '¿Tienes algo de esto estos días?',
    lead,
    answers: ['fever', 'flu', 'stomach', 'breath', 'chest', 'other'],
  },
  condition: {
    title: '¿Hay algo de esto que deba saber?',
    lead: 'Quiero estar seguro antes de proponerte ejercicio. Toca lo que tengas.',
    answers: ['heartDisease', 'diabetes', 'medication', 'pregnancy', 'surgery', 'other'],
  },
  lasting: {
    title: '¿Cómo es ese dolor?',
    lead,
    answers: ['atNight', 'weeks', 'strong', 'unable', 'numb', 'otherThere'],
  },
  general: {
    title: '¿Te pasa algo de esto?',
    lead,
    answers: ['chest', 'faint', 'breath', 'unable', 'fever', 'other'],
  },
};

/** Signs that hold every start are read from these words. */
export const dangerAnswerTexts: Record<DangerAnswer, string> = {
  chest: 'Dolor u opresión en el pecho',
  faint: 'Mareo o desmayo',
  breath: 'Me falta el aire más de lo normal',
  pulse: 'El corazón me late raro',
  numb: 'Se me duerme una pierna o un brazo',
  unable: 'No puedo apoyar o cargar peso',
  deformed: 'Está deformada o fuera de su sitio',
  snap: 'Noté un chasquido o un latigazo',
  swollen: 'Está muy hinchada o morada',
  gives: 'Se me va o me falla al apoyar',
  locks: 'Se me queda bloqueada',
  blackout: 'Perdí el conocimiento o no me acuerdo',
  headache: 'Tras el golpe, náuseas o dolor fuerte de cabeza',
  sight: 'Veo borroso, doble o con manchas',
  confused: 'Confusión o me cuesta hablar',
  bump: 'Solo me duele donde me di',
  overheated: 'Con el calor, piel ardiendo o ya no sudo',
  heatSick: 'Con el calor, vómitos o dolor fuerte de cabeza',
  saddle: 'Se me duerme la entrepierna',
  weakLegs: 'Me fallan o se me duermen las dos piernas',
  bladder: 'No controlo el pis o las heces',
  shooting: 'Me baja un dolor por la pierna',
  hotCalf: 'Pantorrilla hinchada, roja o caliente',
  tightCalf: 'Solo está cargada',
  theirCollapse: 'Se ha desplomado o no responde',
  theirChest: 'Le duele el pecho o no respira bien',
  theirBlow: 'Se ha dado un golpe fuerte',
  theirUnwell: 'Está mareada o muy confusa',
  theirDespair: 'Dice que no quiere vivir o se hace daño',
  fever: 'Fiebre o escalofríos',
  flu: 'Gripe, covid o malestar general',
  stomach: 'Vómitos o diarrea',
  heartDisease: 'Un problema de corazón o la tensión alta',
  diabetes: 'Diabetes u otra enfermedad en tratamiento',
  medication: 'Tomo medicación',
  pregnancy: 'Embarazo o posparto',
  surgery: 'Una operación reciente',
  atNight: 'Me duele de noche o en reposo',
  weeks: 'Dura más de una semana',
  strong: 'Pasa de 3 sobre 10',
  otherThere: 'Otra cosa que me preocupa',
  other: 'Otra cosa que me preocupa',
  none: 'No, nada de eso',
};

export const helpTexts = {
  /** Stands beside the text, which names the numbers of Spain. */
  elsewhere:
    'Fuera de España: en México, la Línea de la Vida, 800 911 2000; en Chile, *4141; en Estados Unidos y Canadá, el 988; en la Unión Europea, el 112; en otro país, su número de emergencias. Hay más líneas de ayuda en findahelpline.com.',
  notMeant: 'No, me refería a otra cosa',
  soft: 'Si no es un buen momento, no tienes que llevarlo a solas.',
  ask: '¿Va todo bien?',
} as const;
