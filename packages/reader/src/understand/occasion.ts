import { normalise } from '#language/normalise.ts';
import { opening, phrases } from '#language/phrases.ts';
import { clauseAround } from '#language/pieces.ts';
import type { BeyondLibrary, Focus } from '#types.ts';

/** What a text says of its occasion: how short, before sleep, after hard work, off the feet. */
export type Occasion = {
  isQuick: boolean;
  isShortOfTime: boolean;
  isBedtime: boolean;
  /** Legs to loosen, a back to unload. */
  loosens: boolean;
  isWorn: boolean;
  /** «Zona 2»: a pace at which one can talk. */
  isAerobicBase: boolean;
  /** «Para reventarme», «quiero sudar». */
  isHard: boolean;
  sweats: boolean;
  /** «Nada de físico». */
  onlyPlays: boolean;
  focus: Focus | null;
  beyond: readonly BeyondLibrary[];
};

const quick = phrases(`
    rapidito/rapiditos/rapidin/rapidillo cortitos expres express con/tengo/voy_con?_prisa
    algo/rutina/sesion/entreno/tabla/cosa_mas/muy/asi?_rapido/rapida/rapidita/corto/corta/cortito/cortita/breve`);
/** Beside a stroke it is the ball that is short and the time that lacks. */
const shortOfTime = phrases('!hace/llevo/lleva/en/desde_poco/poquito_tiempo sin_tiempo cortito');
const bedtime = phrases(`
    antes_de_dormir/dormirme/acostar* antes_de_irme/meterme/ir/irnos_a/en_la?_cama/dormir pa/para_irme_a_la_cama
    pa/para_acostarme/acostarse para/pa_dormir_bien/mejor/relajad* ejercicio*/estiramiento*/algo/rutina_*?_para/pa_dormir
    dormir_mejor conciliar_el_sueno al_acostarme`);
const loosen = phrases(`
    soltar* suelte/sueltes para/pa/de/a_solta relajar/relajarme/relaje aflojar* afloj* descargar_!camion*/caja* descargarme descarga descontractur* destens* desentumec* desengras*
    recuperacion_activa hoy/toca/para/pa_recuperar recuperarme`);
const worn = phrases(`
    reventad* reventao reventa_| molid* adolorid* agujetas machacad* machacao hecho/hecha_polvo/trizas/caldo/cisco/pure fundid* baldad*
    destrozad* agotad* cansad* paliza palizon cargad* sobrecargad* matao matad* !peso_muerto/muerta`);
const aerobicBase = phrases(`
    zona_2 z2 base_aerobica fondo_suave rodaje_suave? ritmo_comodo/conversacional/suave trote_suave/cochinero
    aerobico_suave`);
const hard = phrases(`
    reventarme reventarnos machacarme matarme a_tope a_muerte a_saco darlo_todo darme/dame/darle/meterme_cana/zapatilla/candela que_me_deje_muerto/muerta/sin`);
const sweat = phrases('sudar pa/para_suda sudando sudor transpirar quemar_grasa/calorias');
const notPhysical = phrases('nada_de/sin/menos_fisico sin/nada_de_preparacion_fisica no_quiero_fisico fisico_no_|');
const balance = phrases('equilibri* propiocep* no_caerme caidas');
const seated = phrases(`
    sentado/sentada/sentados/sentadas/sentadit* desde/en_la/una/mi_silla/butaca en_silla silla_de_ruedas
    sin_levantar* en/desde_la/mi?_cama en/desde_el/mi?_sofa`);
/** Who sits all day long, or slept on the sofa, wishes to move; who holds on to a chair stands. */
const sitsOtherwise = phrases(`
    #_h/hora/horas/hrs #h hora/horas dia/dias vida vivo apoy* sujet* agarr* trabaj* jornada oficina_!de curro estar estoy paso pasar llevo tanto conduc* dorm*
    quedar* quieto dolor duele reposo`);
const standing = phrases('de_pie');

const beyondLibrary: readonly { thing: BeyondLibrary; words: RegExp }[] = [
  {
    thing: 'machines',
    words: phrases(`
        maquinas maquina_de_!remo polea* prensa multipower smith hack_squat jaca contractora peck_deck
        leg_press jalon_al_pecho`),
  },
  {
    thing: 'pool',
    words: phrases(`
        en_la/una/mi?_piscina/pileta/alberca hotel_con_piscina ejercicio*/rutina*/sesion/entreno_de/en_piscina/natacion
        o/a_nadar aquagym aqua_gym dentro_del_agua`),
  },
  { thing: 'pool', words: opening('piscina/natacion') },
  { thing: 'trx', words: phrases('trx anillas') },
  {
    thing: 'barbell',
    words: phrases(`
        barra_olimpica con_la?_barra_y_discos press_de?_banca sentadilla*_con_barra peso_muerto_con_barra`),
  },
  { thing: 'pullUps', words: phrases('dominada* pull-up* pullup* muscle-up*') },
  { thing: 'rower', words: phrases('maquina_de_remo remoergometro remo_ergometro ergometro') },
  { thing: 'foam', words: phrases('rodillo_de_espuma foam foam-roller pistola_de_masaje') },
  { thing: 'ball', words: phrases('bosu fitball pelota_de_pilates pelota_gigante') },
  { thing: 'bag', words: phrases('saco_de_boxeo/boxear') },
];
const refused = phrases('sin sem sense without ni no nada tampoco falta* odio evit* excepcion salvo menos fuera');

const refusedAfter = /^ (?:no|ni|tampoco|fuera)\b/;

/** A thing the text has or wishes, not one it refuses or lacks. */
function isWished(text: string, words: RegExp): boolean {
  const found = words.exec(text);
  if (found === null) return false;
  const clause = clauseAround(text, found.index, found.index + found[0].length);
  const at = clause.indexOf(found[0]);
  return !refused.test(clause.slice(0, at)) && !refusedAfter.test(clause.slice(at + found[0].length));
}

function isOffFeet(text: string): boolean {
  const found = seated.exec(text);
  if (found === null || standing.test(text) || !isWished(text, seated)) return false;
  return !sitsOtherwise.test(clauseAround(text, found.index, found.index + found[0].length));
}

export function occasionOf(said: string): Occasion {
  const text = normalise(said);
  return {
    isQuick: quick.test(text),
    isShortOfTime: shortOfTime.test(text),
    isBedtime: bedtime.test(text),
    loosens: isWished(text, loosen),
    isWorn: worn.test(text),
    isAerobicBase: aerobicBase.test(text),
    isHard: isWished(text, hard),
    sweats: isWished(text, sweat),
    onlyPlays: notPhysical.test(text),
    focus: focusIn(text),
    beyond: [...new Set(beyondLibrary.flatMap(({ thing, words }) => (isWished(text, words) ? thing : [])))],
  };
}

function focusIn(text: string): Occasion['focus'] {
  if (isOffFeet(text)) return 'seated';
  return isWished(text, balance) ? 'balance' : null;
}
