import type { Heard } from '#chat/hear.ts';
import { firstName } from '#chat/phrase.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatIntent, ChatReply } from '#chat/types.ts';
import { dayLine } from '#chat/week.ts';

const hello =
  /\b(?:que hay|que onda|que mas pues|saludos|buen dia|como va|que pasa|hola+|holi|buenas|buenos dias|hey|ey|que tal|como (?:estas|andas|va|vas))\b/;
const onlyHello =
  /^(?:(?:y )?(?:que tal|como (?:estas|andas|va(?: eso| todo)?|vas)|todo bien|que pasa|que hay|que onda|que mas pues|saludos|encantad[oa]|entrenador|coach|crack|mister|profe|amigo|tio)[\s,.?!¿¡]*)*$/;
const thanks =
  /^(?:y )?(?:(?:muchas |mil |muchisimas )?gracias|perfect\w*|genial|estupendo|guay|vale|ok|bien|muy bien|de acuerdo|entendido|fenomenal|crack|top|eres (?:un|una)? ?(?:crack|maquina|genial|grande|lo mejor)|de lujo|mola|jaja\w*|por todo|por la ayuda|de nada|a ti|a vos|jefe|jefa|me (?:ha|has) (?:ayudado|servido)\w*(?: mucho)?|[\s,.!])+$/;
const bye = /^(?:adios|hasta (?:luego|manana|pronto|otra)|chao|chau|nos vemos|buenas noches|me voy)\b[\s\w,.!]{0,20}$/;
const who =
  /\b(?:quien|que) eres\b|\beres (?:un|una|real|human\w|de verdad|persona|bot|robot|ia)\b|\b(?:robot|inteligencia artificial|chatgpt|persona real)\b|\bcomo te llamas\b/;
const can =
  /\b(?:en )?que (?:me )?(?:puedes|sabes|podrias) (?:ayudar|hacer|ofrecer)\w*|\bque (?:haces|sabes)\b|\bpara que (?:sirves|estas)\b|\bcomo (?:funciona\w*|te uso)\b|\bayuda(?:me)?$/;
const insult =
  /\b(?:inutil|tont[oa]|idiota|imbecil|estupid[oa]|gilipollas|pelotud[oa]|boludo|pendej[oa]|capull[oa]|cabron|payas[oa]|subnormal|mierda|basura|porqueria|asco|pat[eé]tic[oa]|patetico|no (?:me )?(?:sirve|sirves|vales|vale)|no te enteras|no (?:me )?(?:entiendes|comprendes|ayudas|entendes)|(?:no|ni) (?:tienes|tenes) (?:ni )?idea|vete a|que te den|eres (?:muy )?(?:mal[oa]|tont[oa]|lent[oa]|torpe))\b/;
const sorry = 'Siento no haber acertado. Dímelo con otras palabras, o en frases cortas, y lo intento otra vez.';
/** «hoy me noto con energía»: answered warmly, with what the day holds. */
const energetic =
  /\b(?:me (?:noto|siento|encuentro|veo|he levantado|levante)|estoy|vengo|ando)\b(?: \w+){0,3}? (?:energia|a tope|a full|motivad[oa]|fuerte|genial|de lujo|como un (?:toro|tiro)|(?:muy|super|mas) bien|en forma|fenomenal|pletoric[oa]|fresc[oa]|con (?:muchas |mogollon de )?ganas|con (?:mucha )?energia|content[oa]|feliz|con fuerzas?|con pilas|de maravilla)\b|\b(?:que|tengo|con) (?:\w+ )?ganas de (?:entrenar|jugar|darle|machacar\w*|ir)\b|\bhoy (?:lo|me) (?:doy|doy todo|como)\b/;
const won =
  /\b(?:he|hemos|hoy|ayer|por fin|al final)? ?(?:gane|ganado|ganamos|ganas?te)\b(?! (?:peso|musculo|fuerza))|\b(?:campeon|campeones|campeonas?)\b|\bme sali[oó] (?:genial|perfecto|de lujo|todo|bien)|\b(?:logre|consegui|hice mi primer\w*|me salio mi primer\w*)\b|\bhe (?:subido|mejorado) (?:de|mucho|el|la|mi)\b/;
const festive =
  /\b(?:feliz|felices) (?:navidad\w*|ano|cumple\w*|dia|finde|fiestas|pascuas?|reyes|semana|lunes|viernes|verano)\b|\bbuen (?:finde|fin de semana|dia|puente|verano)\b|\bfelicidades\b/;
const joke = /\bchistes?\b|\bhazme reir\b|\bcuentame algo (?:gracioso|divertido)\b/;
const fond =
  /\b(?:te (?:quiero|amo|adoro)|eres (?:el|la) mejor|(?:que|q) grande(?: eres)?|eres (?:mucho )?mejor que|que (?:maquina|crack|majo|simpatic[oa])|me (?:caes|encantas)|un abrazo|eres (?:muy )?(?:majo|simpatico|bueno|grande|util))\b/;

function answer(intent: ChatIntent, text: string): ChatReply {
  return { intent, text, action: null, upsell: false, final: false };
}

/** Greetings, thanks and goodbyes that say nothing else; null for anything more. */
export function smallTalk(heard: Heard, context: ChatContext): ChatReply | null {
  const { text, whole } = heard;
  if (bye.test(text) || bye.test(whole)) return answer('gracias', 'Hasta la próxima. Cuando quieras, seguimos.');
  if (thanks.test(whole) && whole !== '') return answer('gracias', 'A ti. Aquí estoy cuando quieras seguir.');
  if (hello.test(whole) && (heard.words === 0 || onlyHello.test(text))) {
    const name = firstName(context.name);
    return answer('saludo', `Hola${name === '' ? '' : `, ${name}`}. ${texts.abilities} ¿Por dónde empezamos?`);
  }
  if (heard.words === 0 && /[a-z]/.test(whole)) return answer('gracias', 'A ti. Aquí estoy cuando quieras seguir.');
  return null;
}

/** Questions about the trainer itself; null for anything else. */
export function aboutTrainer({ text }: Heard): ChatReply | null {
  if (insult.test(text)) return answer('desconocido', `${sorry} ${texts.abilities}`);
  if (who.test(text))
    return answer(
      'desconocido',
      `Soy tu entrenador virtual, una IA: no soy una persona ni un profesional sanitario. ${texts.abilities}`,
    );
  if (can.test(text)) return answer('desconocido', texts.abilities);
  if (joke.test(text))
    return answer('desconocido', `Los chistes se me dan peor que los globos cortos. ${texts.abilities}`);
  return null;
}

/** Joy is met with joy, in few words: a win, a compliment, a day full of energy; null for anything else. */
export function warmWords({ text, whole, asks, health }: Heard, context: ChatContext): ChatReply | null {
  if (asks || health.pain) return null;
  if (festive.test(whole)) return answer('saludo', 'Igualmente. Disfrútalo, y aquí me tienes cuando quieras seguir.');
  if (won.test(text) && !/\b(?:no|nunca|casi|como|para)\b/.test(text))
    return answer(
      'gracias',
      'Enhorabuena, lo has trabajado tú. Disfrútalo; mañana, algo suave si acabaste cansado. Si quieres, anótalo en las notas de tu sesión.',
    );
  if (energetic.test(text) && !/\b(?:cana|rutina|hazme|dame|ponme|no|nada|sin|poco|poca)\b/.test(text)) {
    const today = context.week === null ? texts.abilities : dayLine(context.today, context);
    return answer(
      'saludo',
      `Me alegra oírlo. ${today} Aprovéchalo sin salirte de lo previsto: mejor acabar con ganas que pasado.`,
    );
  }
  return fond.test(whole) ? answer('gracias', 'Gracias a ti, da gusto. Aquí estoy cuando quieras seguir.') : null;
}

const pleased =
  /\bgracias\b|\bme (?:has ayudado|sirve|ayuda|lo apunto|queda claro)\b|\blo (?:probare|hare|intentare|pruebo)\b|\btomo nota\b|\bbuen consejo\b|\ba por ello\b/;

/** Thanks inside a longer sentence, where nothing else was asked; null otherwise. */
export function lateThanks({ whole, asks }: Heard): ChatReply | null {
  return pleased.test(whole) && !asks ? answer('gracias', 'A ti. Aquí estoy cuando quieras seguir.') : null;
}

/** Words of the game and of training: where they stand, it is the trainer who did not understand. */
const ours =
  /\b(?:padel|pala|pista|bolas?|pelotas?|partidos?|torneo|liga|set|punto|saque|red|golpes?|jug(?:ar|ue|o|amos|ando)|juego|entren\w+|ejercicios?|rutinas?|sesion(?:es)?|semana|plan|descans\w+|cans\w+|fuerza|cardio|cuerpo|piernas?|brazos?|espalda|rodillas?|codo|hombro|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|app|perfil|companer\w+|pareja|rival\w*|fisic\w+|forma)\b/;

/** What no other part answers: nothing is invented, three abilities are offered (domain.md section 6). */
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
