import type { Heard } from '#chat/hear.ts';
import { firstName } from '#chat/phrase.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatIntent, ChatReply } from '#chat/types.ts';

const hello =
  /\b(?:que hay|que onda|que mas pues|saludos|buen dia|como va|que pasa|hola+|holi|buenas|buenos dias|hey|ey|que tal|como (?:estas|andas|va|vas))\b/;
const onlyHello =
  /^(?:(?:y )?(?:que tal|como (?:estas|andas|va(?: eso| todo)?|vas)|todo bien|que pasa|que hay|que onda|que mas pues|saludos|encantad[oa]|entrenador|coach|crack|mister|profe|amigo|tio)[\s,.?!¿¡]*)*$/;
const thanks =
  /^(?:y )?(?:(?:muchas |mil |muchisimas )?gracias|perfect\w*|genial|estupendo|guay|vale|ok|bien|muy bien|de acuerdo|entendido|fenomenal|crack|top|eres (?:un|una)? ?(?:crack|maquina|genial|grande|lo mejor)|de lujo|mola|jaja\w*|por todo|por la ayuda|me (?:ha|has) (?:ayudado|servido)\w*(?: mucho)?|[\s,.!])+$/;
const bye = /^(?:adios|hasta (?:luego|manana|pronto|otra)|chao|chau|nos vemos|buenas noches|me voy)\b[\s\w,.!]{0,20}$/;
const who =
  /\b(?:quien|que) eres\b|\beres (?:un|una|real|human\w|de verdad|persona|bot|robot|ia)\b|\b(?:robot|inteligencia artificial|chatgpt|persona real)\b|\bcomo te llamas\b/;
const can =
  /\b(?:en )?que (?:me )?(?:puedes|sabes|podrias) (?:ayudar|hacer|ofrecer)\w*|\bque (?:haces|sabes)\b|\bpara que (?:sirves|estas)\b|\bcomo (?:funciona\w*|te uso)\b|\bayuda(?:me)?$/;
const insult = /\b(?:inutil|tont[oa]|idiota|imbecil|mierda de|no sirves|no vales)\b/;

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
  if (who.test(text))
    return answer(
      'desconocido',
      `Soy tu entrenador virtual, una IA: no soy una persona ni un profesional sanitario. ${texts.abilities}`,
    );
  if (can.test(text)) return answer('desconocido', texts.abilities);
  return insult.test(text) ? answer('desconocido', `Siento no haber acertado. ${texts.abilities}`) : null;
}

const pleased =
  /\bgracias\b|\bme (?:has ayudado|sirve|ayuda|lo apunto|queda claro)\b|\blo (?:probare|hare|intentare|pruebo)\b|\btomo nota\b|\bbuen consejo\b|\ba por ello\b/;

/** Thanks inside a longer sentence, where nothing else was asked; null otherwise. */
export function lateThanks({ whole, asks }: Heard): ChatReply | null {
  return pleased.test(whole) && !asks ? answer('gracias', 'A ti. Aquí estoy cuando quieras seguir.') : null;
}

/** What no other part answers: nothing is invented, three abilities are offered (domain.md section 6). */
export function unknownReply({ words }: Heard): ChatReply {
  const lead =
    words === 0 ? 'Escríbeme lo que necesites.' : 'De eso no puedo hablarte: lo mío es tu entrenamiento de pádel.';
  return answer('desconocido', `${lead} ${texts.abilities}`);
}
