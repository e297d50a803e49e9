import type { Heard } from '#chat/hear.ts';
import { spell } from '#chat/spelling.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatIntent, ChatReply } from '#chat/types.ts';
import type { RedFlag } from '#reader/health.ts';
import { safetyTexts } from '#reader/messages.ts';

const intents: Record<RedFlag, ChatIntent> = {
  urg: 'urgencia',
  crisis: 'crisis',
  rest: 'reposo',
  prof: 'medico',
  no: 'no_dopaje',
};

/** What a professional said stands above every plan (domain.md section 8, «ignoring a doctor's restriction»). */
const restricted =
  /\b(?:medic[oa]|doctora?|fisio\w*|traumatolog\w+|cardiolog\w+)\b(?: \w+){0,4}? (?:que no\b|(?:que )?nada de (?:deporte|padel|jugar|entren\w+|ejercicio|correr|esfuerz\w+)|sin (?:deporte|jugar|esfuerz\w+|entrenar)|que no (?:jueg|entren|hag)\w+|prohib\w+|reposo|que pare|parar|descans\w+|no me dej\w+)|\b(?:me ha prohibido|reposo absoluto|no me dej\w+)(?: \w+){0,3}? (?:medic[oa]|doctora?|fisio\w*|jugar|entrenar)|\b(?:(?<!\b(?:doy|dar|darme|darnos|date|dame|di) )de baja(?! (?:el|la|de)\b)|escayol\w+|ferula|con muletas|ingresad[oa])\b|\b(?:estoy|sigo|acabo) (?:en|de salir (?:de|del)) (?:el |la )?(?:hospital|urgencias|uci)\b|\bambulancia\b/;
const doctorFirst =
  'Si tu médico o fisioterapeuta te ha dicho que pares, no entrenes hasta que te dé el visto bueno. Cuando lo tengas, dímelo y retomamos poco a poco.';
const medicine =
  /ibuprofen|antiinflamator|paracetamol|pastilla|medicament|medicacion|analges|relajante|enantyum|nolotil|voltaren|aspirina|dosis|inyec|infiltra/;
const pharmacist = 'Sobre medicamentos, pregunta a tu médico o farmacéutico.';
/** «ya me ha visto el médico, todo bien»: a former emergency is over. */
const seen =
  /\b(?:medic[oa]|doctora?|urgencias|hospital|cardiolog\w+)\b(?: \w+){0,6}? (?:bien|alta|nada\b(?! de)|visto bueno|permiso|puedo|ok)\b|\b(?:alta medica|visto bueno)\b|\bme (?:han|ha|dieron|dio|dan)(?: ya)?(?: dado)?(?: ya)? (?:el|de) alta\b|\bya (?:tengo|estoy de) (?:el |la )?alta\b|\bya (?:me ha visto|he ido|fui) (?:al?|el|un) (?:medic|hospital|urgencias)/;

function reply(intent: ChatIntent, text: string): ChatReply {
  return { intent, text, action: null, upsell: false, final: true };
}

/** A safety text as this player reads it (domain.md section 8: minors tell an adult). */
export function forPlayer(text: string, { minor }: Pick<Heard, 'minor'>): string {
  return minor ? safetyTexts.forMinor(text) : text;
}

/** The answer where a red flag decides, before anything else is looked at; null without one (domain.md section 8). */
export function safetyReply(heard: Heard): ChatReply | null {
  const flag = heard.health.redFlag;
  if (flag === 'crisis' || flag === 'urg' || flag === 'rest') {
    return reply(intents[flag], forPlayer(safetyTexts[flag], heard));
  }
  if ((heard.health.restricted === true || restricted.test(heard.text)) && !seen.test(heard.text)) {
    return reply('medico', forPlayer(doctorFirst, heard));
  }
  if (flag === null) return null;
  const text = forPlayer(safetyTexts[flag], heard);
  const drug = flag === 'prof' && medicine.test(heard.whole);
  return reply(intents[flag], drug ? `${text} ${pharmacist}` : text);
}

/** How many turns back a red flag still speaks. */
const remembered = 8;

/** The gravest safety text that still stands in this conversation, none after the doctor has been seen. */
export function standingFlag({ earlier }: ChatContext, heard: Heard): 'crisis' | 'urg' | 'rest' | null {
  const turns = earlier.slice(-remembered);
  const flags = (['crisis', 'urg', 'rest'] as const).filter((flag) => {
    const at = turns.findLastIndex(
      ({ role, content }) => role === 'assistant' && content.startsWith(safetyTexts[flag]),
    );
    if (at < 0) return false;
    const since = [...turns.slice(at).flatMap(({ role, content }) => (role === 'user' ? content : [])), heard.whole];
    return !since.some((text) => seen.test(spell(text)) || (flag === 'rest' && isWellAgain(text)));
  });
  return flags[0] ?? null;
}

function isWellAgain(text: string): boolean {
  return /\bya (?:no tengo|estoy (?:bien|mejor)|me encuentro)|\bsin fiebre\b/i.test(text);
}

const afterCrisis =
  'Gracias por seguir aquí. El 024 atiende gratis y a cualquier hora, y el 112 si hay peligro inmediato. Cuéntaselo también hoy a alguien de confianza.';
const shortAnswer = 6;

/**
 * After an emergency, a fever or a crisis in this conversation, what would lead to training is answered by the same
 * text again, and a few words after a crisis by the helplines.
 */
export function standingReply(intent: ChatIntent, heard: Heard, context: ChatContext): ChatReply | null {
  const flag = standingFlag(context, heard);
  if (flag === null) return null;
  if (flag === 'crisis') {
    const small = intent === 'desconocido' || intent === 'gracias' || intent === 'saludo';
    return small && heard.words <= shortAnswer ? reply('crisis', forPlayer(afterCrisis, heard)) : null;
  }
  const leadsToTraining: readonly ChatIntent[] = ['rutina', 'recuperar', 'calentar', 'lesion'];
  const trains = leadsToTraining.includes(intent) || asksToTrain.test(heard.text);
  return trains ? reply(intents[flag], forPlayer(safetyTexts[flag], heard)) : null;
}

const asksToTrain =
  /\b(?:puedo|podria|deberia|voy a|quiero) (?:\w+ ){0,2}?(?:entren\w+|jug\w+|correr|hacer)|\b(?:entreno|juego)\b(?! es)|\bsuave\b/;

/** The safety text where the profile itself forbids training; null where it does not. */
export function profileStop(flag: RedFlag | null, heard: Heard): ChatReply | null {
  if (flag !== 'urg' && flag !== 'rest' && flag !== 'crisis') return null;
  return reply(intents[flag], forPlayer(safetyTexts[flag], heard));
}

/** The second sentence of the advice for an injury, where nothing had to be taken away. */
export function watchPain(heard: Heard): string {
  return forPlayer(texts.gentleLine, heard);
}
