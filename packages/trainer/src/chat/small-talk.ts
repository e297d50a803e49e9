import { firstNameOf } from '@bandeja/reader/language/options';
import { closing, opening, phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { answer } from '#chat/phrase.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { dayLine } from '#chat/week.ts';

const bye = opening(
  'bye bai agur adios chao chau hasta_luego/manana/pronto/otra nos_vemos nos_leemos hablamos/seguimos_manana/luego/el/pronto/otro buenas_noches me_voy',
);
const longestBye = 6;
const who = phrases(`
    quien/que_eres eres_un/una/real/humano/humana/persona/bot/ia eres_de_verdad robot chatgpt inteligencia_artificial persona_real
    como_te_llamas`);
const can = phrases(`
    que_me?_puedes/sabes/podrias_ayudar*/hacer*/ofrecer* que_haces/sabes para_que_sirves/estas como_funciona* como_te_uso`);
const help = closing('ayuda ayudame');
const sorry = 'Siento no haber acertado. Dímelo con otras palabras, o en frases cortas, y lo intento otra vez.';
const energetic = phrases(`
    me_noto/siento/encuentro/veo/levante_…_energia/motivado/motivada/fuerte/genial/fenomenal/pletorico/pletorica/fresco/fresca/contento/contenta/
    feliz me_noto/siento/encuentro/veo/levante_…_como_un_toro/tiro
    estoy/vengo/ando_…_energia/motivado/motivada/fuerte/genial/fenomenal/pletorico/pletorica/fresco/fresca/contento/contenta/feliz
    estoy/vengo/ando_…_a_tope/full estoy/vengo/ando_…_como_un_toro/tiro estoy/vengo/ando_…_en_forma
    estoy/vengo/ando_…_con_ganas/energia/fuerza/fuerzas/pilas que/tengo/con_*?_ganas_de_entrenar/jugar/darle/machacar*/ir`);
const won = phrases(`
    gane ganado ganamos ganaste campeon campeones campeona campeonas logre consegui he_subido/mejorado_de/mucho/el/la/mi
    me_salio_genial/perfecto/todo/bien hice/salio_mi_primer*`);
const festive = phrases(`
    felicidades feliz/felices_navidad*/ano/cumple*/fiestas/pascua/pascuas/reyes/semana/lunes/viernes feliz/felices/buen_dia/finde/verano`);
const joke = phrases('chiste chistes cuentame_algo_gracioso/divertido');

function isBye({ text, spelled, words }: Heard): boolean {
  return (words <= longestBye && bye.test(text)) || (words <= longestBye / 2 && bye.test(spelled));
}

/** «gracias, hablamos mañana»: a day that is named in a goodbye is no wish. */
export function goodbye(heard: Heard): ChatReply | null {
  const isPlan = heard.kinds.length > 0 || heard.asks;
  return isBye(heard) && !isPlan ? answer('gracias', 'Hasta la próxima. Cuando quieras, seguimos.') : null;
}

export function greeting(heard: Heard, context: ChatContext): ChatReply {
  const { text, spelled } = heard;
  if (isBye(heard)) return answer('gracias', 'Hasta la próxima. Cuando quieras, seguimos.');
  if (festive.test(spelled)) return answer('saludo', 'Igualmente. Disfrútalo, y aquí me tienes cuando quieras seguir.');
  if (energetic.test(text)) return joyReply(heard, context);
  const name = firstNameOf(context.name);
  return answer('saludo', `Hola${name === '' ? '' : `, ${name}`}. ${texts.abilities} ¿Por dónde empezamos?`);
}

export function welcome(heard: Heard): ChatReply {
  if (isBye(heard)) return answer('gracias', 'Hasta la próxima. Cuando quieras, seguimos.');
  return answer('gracias', 'A ti. Aquí estoy cuando quieras seguir.');
}

export function sorryReply(): ChatReply {
  return answer('desconocido', `${sorry} ${texts.abilities}`);
}

/** Null for anything else. */
export function aboutTrainer({ text }: Heard): ChatReply | null {
  if (who.test(text))
    return answer(
      'desconocido',
      `Soy tu entrenador virtual, una IA: no soy una persona ni un profesional sanitario. ${texts.abilities}`,
    );
  return can.test(text) || help.test(text) ? answer('desconocido', texts.abilities) : null;
}

export function joyReply(heard: Heard, context: ChatContext): ChatReply {
  const { text, spelled } = heard;
  if (joke.test(text))
    return answer('desconocido', `Los chistes se me dan peor que los globos cortos. ${texts.abilities}`);
  if (festive.test(spelled)) return answer('saludo', 'Igualmente. Disfrútalo, y aquí me tienes cuando quieras seguir.');
  if (won.test(text) && !phrases('no nunca casi como para').test(text))
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
  if (praise.test(text)) return answer('gracias', 'Gracias a ti, da gusto. Aquí estoy cuando quieras seguir.');
  const isMore = ours.test(text) || heard.words > longestJoke;
  return isMore ? unknownReply(heard) : answer('gracias', 'De acuerdo. Cuando quieras, seguimos con lo tuyo.');
}

const longestJoke = 5;

const praise = phrases(`
    gracias genial guay mola molas crack maquina bien bueno buena buenisim* gran grande top perfecto perfecta encanta encantas gusta gustas mejor maravill* increible fenomen*
    estupend* eficaz util ayudas ayudado acertado aciertas razon listo lista capo genio figura fiera titan monstruo monstruosa amo ama te_quiero adoro excelente brutal espectacular chulo chula
    joya barbaro bacan padre chido rapido rapida majo maja simpatic* felicidades enhorabuena bravo ole funciona contento contenta feliz sabes saber experto oro acierto amor sol cielo rico ha_servido servido clavado`);

/** Words of padel and training: a message with one was about them, but not understood. */
const ours = phrases(`
    padel pala pista bola bolas pelota pelotas partido partidos torneo liga set punto saque red golpe golpes jugar jugue jugo jugamos jugando juego
    entren* ejercicio ejercicios rutina rutinas sesion sesiones semana plan descans* cans* fuerza cardio cuerpo pierna piernas brazo brazos espalda
    rodilla rodillas codo hombro hombros cuello cadera gemelo* tobillo* muneca* estir* calent* hoy manana lunes martes miercoles jueves viernes sabado domingo app perfil companer* pareja rival* fisic* forma`);

/** Invents nothing, offers three abilities (docs/training.md#what-the-chat-may-say). */
export function unknownReply(heard: Heard): ChatReply {
  const care = heard.minor ? ' Y entrena siempre con un adulto cerca.' : '';
  return answer('desconocido', `${leadOf(heard)} ${texts.abilities}${care}`);
}

function leadOf({ words, text }: Heard): string {
  if (words === 0) return 'Escríbeme lo que necesites.';
  return ours.test(text)
    ? 'No estoy seguro de haberte entendido: dímelo con otras palabras.'
    : 'De eso no puedo hablarte: lo mío es tu entrenamiento de pádel.';
}
