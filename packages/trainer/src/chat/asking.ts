import { opening, phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';

const openings = opening(`
    y/pero/oye/ah_ok?/ok/vale/entonces/perdona?_*?_por_que/para_que/cuanto/cuantos/cuanta/cuantas/cuando/cual/cuales/quien/donde
    y/pero/oye/vale/entonces?_que_es/son/pasa/tal/como/ceno/desayuno/meriendo/bebo/tomo/significa/diferencia/puedo/deberia/debo
    y/pero?_no_es/sera/seria_mucho/poco/demasiado/mejor/malo/peor y/pero?_es/son/sera/seria_mucho/poco/demasiado/mejor/normal/malo/peligroso`);
const within = phrases(
  'por_que_!no/si/tal_*?_fuerza/cardio/hay/tengo/toca/pones/sale/has/esta por_que_no_hay/tengo/toca/pones/sale/has/esta/veo/hago',
);
/** «¿lo pasas al lunes?», «¿puedo dejarlo para el jueves?», «¿y si lo quito?»: wishes in the form of a question. */
const requesting = phrases(`
    y_si/sino que_tal_si puedes/podrias/podes/puede/podemos/puedo_*?_*?_cambi*/mov*/pas*/quit*/pon*/dej*/hacer*/met*/adelant*/retras*/junt*
    me_lo?_pones/cambias/mueves/pasas/quitas/dejas/metes lo/la_pones/cambias/mueves/pasas/quitas/dejas/podrias/puedes
    pasalo pasala muevelo ponlo ponla quitalo cambialo`);

/** «¿y el viernes qué me quedaba?», «¿el martes sigue siendo descanso?»: what a day holds. */
export const asksOfDay = phrases(`
    que/q_me?_hay/toca/tengo/hago/hacemos/queda/quedaba/quedaria/era/es/seria/tocaba/tenia/habia/pone/pusiste que_tengo_que_hacer
    sigue/siguen/sigo_el/la/en/siendo/igual/habiendo/teniendo/estando hay/tengo/queda_algo/partido/entreno`);

/** The message only asks: nothing of the plan changes by it. */
export function onlyAsks({ text }: Pick<Heard, 'text'>): boolean {
  const asksSomething = openings.test(text) || within.test(text);
  return asksSomething && !requesting.test(text);
}

const wonders = phrases(`
    que_hago/hacemos/puedo/podemos/tengo/tenemos/debo/me/nos/se/le/pasa como_me/nos/se/le/lo/la/puedo/podemos/hago/hacemos/juego/jugamos por_que cual/cuales_es/son/me
    que/cual_*?_me?_recom*/aconsej* cuanto/cuanta/cuantos/cuantas cuando_me/nos/puedo/debo donde_me/nos/puedo/va`);

/** With or without a question mark, as one dictates. */
export const asksOrWonders = ({ asks, text }: Pick<Heard, 'asks' | 'text'>): boolean => asks || wonders.test(text);
