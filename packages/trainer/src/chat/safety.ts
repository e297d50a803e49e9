import { isMinor } from '@bandeja/domain/minors/rules';
import { flagText, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import type { RedFlag } from '@bandeja/reader/health';
import { isCleared } from '@bandeja/reader/language/health/red-flags';
import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { answer } from '#chat/phrase.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatIntent, ChatReply, ChatState } from '#chat/types.ts';

const intents: Record<RedFlag, ChatIntent> = {
  urg: 'urgencia',
  crisis: 'crisis',
  rest: 'reposo',
  prof: 'medico',
  no: 'no_dopaje',
  weight: 'medico',
  drug: 'medico',
  medicine: 'medico',
};

const doctorFirst =
  'Si tu médico o fisioterapeuta te ha dicho que pares, no entrenes hasta que te dé el visto bueno. Cuando lo tengas, dímelo y retomamos poco a poco.';
const medicine = phrases(`
    ibuprofen* antiinflamator* paracetamol* pastilla* medicament* medicacion* analges* relajante* enantyum* nolotil* voltaren* aspirina* dosis*
    inyec* infiltra*`);
export const namesMedicine = ({ spelled }: Pick<Heard, 'spelled'>): boolean => medicine.test(spelled);
const reply = (intent: ChatIntent, text: string): ChatReply => answer(intent, text, { final: true });

/** docs/training.md#safety-texts. */
export function forPlayer(text: string, { minor }: Pick<Heard, 'minor'>): string {
  return minor ? safetyTexts.forMinor(text) : text;
}

/** Null without a red flag that decides (docs/training.md#red-flags). */
export function safetyReply(heard: Heard): ChatReply | null {
  const flag = heard.health.redFlag;
  if (flag === 'crisis' || flag === 'urg' || flag === 'rest') {
    return reply(intents[flag], forPlayer(safetyTexts[flag], heard));
  }
  if (heard.health.restricted === true) {
    return reply('medico', forPlayer(doctorFirst, heard));
  }
  if (flag === null || flag === 'medicine') return null;
  const text = forPlayer(flagText(flag, heard.health), heard);
  const drug = flag === 'prof' && medicine.test(heard.spelled);
  return reply(intents[flag], drug ? `${text} ${safetyTexts.medicine}` : text);
}

/** Adds the sentence on a medicine or the text for a named minor, never beside a safety text. */
export function withBesides(reply: ChatReply, heard: Heard, today: string): ChatReply {
  const lines = [
    ...(heard.health.redFlag === 'medicine' ? [safetyTexts.medicine] : []),
    ...(isMinor(heard.health.minor, today) ? [safetyTexts.minor] : []),
  ].filter((line) => !reply.text.includes(line));
  return lines.length === 0 ? reply : { ...reply, text: [reply.text, ...lines].join(' ') };
}

/** The safety text stays in force until a doctor has seen the player, or the fever is over. */
export function flagAfter({ intent, final }: ChatReply, heard: Heard, state: ChatState | null): ChatState['flag'] {
  const answered = standing.find((flag) => final && intents[flag] === intent);
  return answered ?? flagBefore(heard, state);
}

const standing = ['crisis', 'urg', 'rest'] as const;

function flagBefore({ spelled }: Heard, state: ChatState | null): ChatState['flag'] {
  // the help for a crisis was not taken back
  const flag = state?.open === 'crisis' ? 'crisis' : (state?.flag ?? null);
  if (flag === null || isCleared(spelled) || (flag === 'rest' && isWellAgain(spelled))) return null;
  return flag;
}

function isWellAgain(text: string): boolean {
  return phrases('ya_no_tengo* ya_estoy_bien*/mejor* ya_me_encuentro* sin_fiebre').test(text);
}

const afterCrisis =
  'Gracias por seguir aquí. El 024 atiende gratis y a cualquier hora, y el 112 si hay peligro inmediato. Cuéntaselo también hoy a alguien de confianza.';
const shortAnswer = 6;

/** Requests for training get the same text again, and a few words after a crisis the helplines. */
export function standingReply(intent: ChatIntent, heard: Heard, context: ChatContext): ChatReply | null {
  const flag = flagBefore(heard, context.state);
  if (flag === null) return null;
  if (flag === 'crisis') {
    const small = intent === 'desconocido' || intent === 'gracias' || intent === 'saludo';
    return small && heard.words <= shortAnswer ? reply('crisis', forPlayer(afterCrisis, heard)) : null;
  }
  const leadsToTraining: readonly ChatIntent[] = ['rutina', 'recuperar', 'calentar', 'lesion'];
  const trains = leadsToTraining.includes(intent) || asksToTrain.test(heard.text);
  return trains ? reply(intents[flag], forPlayer(safetyTexts[flag], heard)) : null;
}

const asksToTrain = phrases(`
    juego suave entreno puedo/podria/deberia/quiero_*?_*?_entren*/jug*/correr*/hacer* voy_a_*?_*?_entren*/jug*/correr*/hacer*`);

const ofDoctors = phrases('medic* doctor* farmac* fisio* analisis* receta* vacuna* alergi* prueba pruebas tension');

/** Medicines, tests and doctors: the trainer gives no opinion. Null where none is named. */
export function medicineReply({ spelled, frame }: Heard): ChatReply | null {
  if (frame.danger === null && !medicine.test(spelled) && !ofDoctors.test(spelled)) return null;
  return reply('medico', `${safetyTexts.medicine} Yo no puedo valorarlo; con lo que te digan, adapto tu semana.`);
}

/** Null where the profile does not forbid training. */
export function profileStop(flag: RedFlag | null, heard: Heard): ChatReply | null {
  if (flag !== 'urg' && flag !== 'rest' && flag !== 'crisis') return null;
  return reply(intents[flag], forPlayer(safetyTexts[flag], heard));
}

export function watchPain(heard: Heard): string {
  return forPlayer(texts.gentleLine, heard);
}
