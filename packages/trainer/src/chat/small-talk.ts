import type { Heard } from '#chat/hear.ts';
import { firstName } from '#chat/phrase.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatIntent, ChatReply } from '#chat/types.ts';
import { dayLine } from '#chat/week.ts';

const bye = /^(?:adios|hasta (?:luego|manana|pronto|otra)|chao|chau|nos vemos|buenas noches|me voy)\b[\s\w,.!]{0,20}$/;
const who =
  /\b(?:quien|que) eres\b|\beres (?:un|una|real|human\w|de verdad|persona|bot|robot|ia)\b|\b(?:robot|inteligencia artificial|chatgpt|persona real)\b|\bcomo te llamas\b/;
const can =
  /\b(?:en )?que (?:me )?(?:puedes|sabes|podrias) (?:ayudar|hacer|ofrecer)\w*|\bque (?:haces|sabes)\b|\bpara que (?:sirves|estas)\b|\bcomo (?:funciona\w*|te uso)\b|\bayuda(?:me)?$/;
const sorry = 'Siento no haber acertado. Dímelo con otras palabras, o en frases cortas, y lo intento otra vez.';
/** «hoy me noto con energía»: answered warmly, with what the day holds. */
const energetic =
  /\b(?:me (?:noto|siento|encuentro|veo|he levantado|levante)|estoy|vengo|ando)\b(?: \w+){0,3}? (?:energia|a tope|a full|motivad[oa]|fuerte|genial|de lujo|como un (?:toro|tiro)|(?:muy|super|mas) bien|en forma|fenomenal|pletoric[oa]|fresc[oa]|con (?:muchas |mogollon de )?ganas|con (?:mucha )?energia|content[oa]|feliz|con fuerzas?|con pilas|de maravilla)\b|\b(?:que|tengo|con) (?:\w+ )?ganas de (?:entrenar|jugar|darle|machacar\w*|ir)\b|\bhoy (?:lo|me) (?:doy|doy todo|como)\b/;
const won =
  /\b(?:he|hemos|hoy|ayer|por fin|al final)? ?(?:gane|ganado|ganamos|ganas?te)\b(?! (?:peso|musculo|fuerza))|\b(?:campeon|campeones|campeonas?)\b|\bme sali[oó] (?:genial|perfecto|de lujo|todo|bien)|\b(?:logre|consegui|hice mi primer\w*|me salio mi primer\w*)\b|\bhe (?:subido|mejorado) (?:de|mucho|el|la|mi)\b/;
const festive =
  /\b(?:feliz|felices) (?:navidad\w*|ano|cumple\w*|dia|finde|fiestas|pascuas?|reyes|semana|lunes|viernes|verano)\b|\bbuen (?:finde|fin de semana|dia|puente|verano)\b|\bfelicidades\b/;
const joke = /\bchistes?\b|\bhazme reir\b|\bcuentame algo (?:gracioso|divertido)\b/;

function answer(intent: ChatIntent, text: string): ChatReply {
  return { intent, text, action: null, upsell: false, final: false };
}

/** A greeting, or a goodbye. */
export function greeting(heard: Heard, context: ChatContext): ChatReply {
  const { text, whole } = heard;
  if (bye.test(text) || bye.test(whole)) return answer('gracias', 'Hasta la próxima. Cuando quieras, seguimos.');
  if (festive.test(whole)) return answer('saludo', 'Igualmente. Disfrútalo, y aquí me tienes cuando quieras seguir.');
  if (energetic.test(text)) return joyReply(heard, context);
  const name = firstName(context.name);
  return answer('saludo', `Hola${name === '' ? '' : `, ${name}`}. ${texts.abilities} ¿Por dónde empezamos?`);
}

/** Thanks, or a goodbye. */
export function welcome({ text, whole }: Heard): ChatReply {
  if (bye.test(text) || bye.test(whole)) return answer('gracias', 'Hasta la próxima. Cuando quieras, seguimos.');
  return answer('gracias', 'A ti. Aquí estoy cuando quieras seguir.');
}

/** Anger at the trainer: an excuse and what it can do. */
export function sorryReply(): ChatReply {
  return answer('desconocido', `${sorry} ${texts.abilities}`);
}

/** Questions about the trainer itself; null for anything else. */
export function aboutTrainer({ text }: Heard): ChatReply | null {
  if (who.test(text))
    return answer(
      'desconocido',
      `Soy tu entrenador virtual, una IA: no soy una persona ni un profesional sanitario. ${texts.abilities}`,
    );
  if (can.test(text)) return answer('desconocido', texts.abilities);
  return null;
}

/** Joy is met with joy, in few words: a win, a compliment, a day full of energy, a joke. */
export function joyReply({ text, whole }: Heard, context: ChatContext): ChatReply {
  if (joke.test(text))
    return answer('desconocido', `Los chistes se me dan peor que los globos cortos. ${texts.abilities}`);
  if (festive.test(whole)) return answer('saludo', 'Igualmente. Disfrútalo, y aquí me tienes cuando quieras seguir.');
  if (won.test(text) && !/\b(?:no|nunca|casi|como|para)\b/.test(text))
    return answer(
      'gracias',
      'Enhorabuena, lo has trabajado tú. Disfrútalo; mañana, algo suave si acabaste cansado. Si quieres, anótalo en las notas de tu sesión.',
    );
  if (energetic.test(text)) {
    const today = context.week === null ? texts.abilities : dayLine(context.today, context);
    return answer(
      'saludo',
      `Me alegra oírlo. ${today} Aprovéchalo sin salirte de lo previsto: mejor acabar con ganas que pasado.`,
    );
  }
  return answer('gracias', 'Gracias a ti, da gusto. Aquí estoy cuando quieras seguir.');
}

/** Words of the game and of training: where they stand, it is the trainer who did not understand. */
const ours =
  /\b(?:padel|pala|pista|bolas?|pelotas?|partidos?|torneo|liga|set|punto|saque|red|golpes?|jug(?:ar|ue|o|amos|ando)|juego|entren\w+|ejercicios?|rutinas?|sesion(?:es)?|semana|plan|descans\w+|cans\w+|fuerza|cardio|cuerpo|piernas?|brazos?|espalda|rodillas?|codo|hombro|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|app|perfil|companer\w+|pareja|rival\w*|fisic\w+|forma)\b/;

/** What no other part answers: nothing is invented, three abilities are offered (docs/training.md#what-the-chat-may-say). */
export function unknownReply({ words, text, minor }: Heard): ChatReply {
  const lead =
    words === 0
      ? 'Escríbeme lo que necesites.'
      : ours.test(text)
        ? 'No estoy seguro de haberte entendido: dímelo con otras palabras.'
        : 'De eso no puedo hablarte: lo mío es tu entrenamiento de pádel.';
  const care = minor ? ' Y entrena siempre con un adulto cerca.' : '';
  return answer('desconocido', `${lead} ${texts.abilities}${care}`);
}
