import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { areaNames } from '@bandeja/domain/profile/safety.messages';
import type { Felt } from '@bandeja/reader/health';
import { opening, phrases } from '@bandeja/reader/language/phrases';
import { areaAdvice } from '#chat/body/areas.ts';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { compose, listed, lowerFirst } from '#chat/phrase.ts';
import { cardsOf } from '#chat/strokes.ts';
import type { ChatContext } from '#chat/types.ts';

/** `isReferred`: a professional has to see it before it is loaded. */
export type BodyTalk = { heard: Heard; context: ChatContext; felt: Felt; cared: string; isReferred: boolean };
type Aspect = { asks: RegExp; says: (talk: BodyTalk, area: BodyArea) => string | Told | null };
/** `wish`: what «ponme eso», «prepárame una» then mean. */
type Told = { text: string; wish?: string };

const signs = 'si pasa de 3 sobre 10, te despierta de noche, se hincha, pierdes fuerza o lleva más de una semana';
const urgently = 'Si no puedes apoyar o mover la zona, hay deformidad o se duerme, ve hoy a urgencias.';
const isNight = phrases('de_noche por_la_noche por_las_noches al_dormir durmiendo');
const denies = phrases('no tampoco nunca nada');
const stays = phrases('que_no sin_molestar sin_fastidiar');

/** What is asked in a talk about what hurts, as words beside the answer; the more precise first. */
const aspects: readonly Aspect[] = [
  {
    asks: phrases(
      'hielo frio calor manta_electrica bolsa_de_agua almohadilla guatero guisantes compresa pongo_algo_frio/caliente',
    ),
    says: ({ isReferred, cared, context }, area) =>
      isRecent(context)
        ? `Recién hecho, frío y nada de calor ni masaje: diez minutos con un paño, en alto y sin cargarlo. ${urgently}`
        : compose([
            `Lo que más te alivie: ninguno de los dos cura ${cared}. Frío diez minutos con un paño después de jugar si lo notas irritado; calor antes de moverte si lo notas rígido.`,
            isReferred ? null : `Lo que lo cambia es la carga. ${areaAdvice[area].work}`,
          ]),
  },
  {
    asks: phrases(`
      cuando_deberia/debo/tengo/voy/hay_*?_*?_fisio*/medico/doctor/kine*/traumatolog*/especialista/ambulatorio/urgencias/verme/mirarmelo/preocup*/asust*
      voy/ir/acudo/pido/pedir_*?_*?_fisio*/medico/doctor/kine*/traumatolog*/especialista/ambulatorio/urgencias/cita/hora a_quien_voy fisio_o_medico medico_o_fisio me_preocupo/asusto
      deberia/tengo/hace_*?_*?_que?_ver*/ir/mirar*/pedir_*?_*?_fisio*/medico/doctor/kine*/traumatolog*/cita`),
    says: ({ isReferred, cared }) =>
      isReferred
        ? `Ya: por lo que cuentas de ${cared}, pide cita estos días, antes de volver a cargar. Empieza por el fisioterapeuta o tu médico de cabecera. ${urgently}`
        : `Pide cita ${signs}. Si nada de eso pasa, puedes esperar esa semana bajando carga. Empieza por el fisioterapeuta o tu médico de cabecera. ${urgently}`,
  },
  {
    asks: phrases(
      'puedo_andar/caminar/apoyar/apoyarlo/apoyarla/moverlo/moverla/doblarlo/doblarla/pisar apoyo_bien ando_bien',
    ),
    says: ({ heard, cared }) =>
      heard.asks || phrases('no_puedo').test(heard.text)
        ? null
        : `Que puedas es buena señal. Hoy y mañana, en alto, frío diez minutos con un paño y sin cargar ${cared}; que te lo vean estos días. Si se hincha más, se pone morado o mañana te cuesta apoyar, urgencias.`,
  },
  {
    asks: phrases(
      'codera rodillera tobillera munequera faja vendaje vendo vendar* vendarme venda kinesio* tape cincha plantilla plantillas ferula cinta_kinesio*',
    ),
    says: ({ isReferred, cared }, area) =>
      compose([isReferred && `Para jugar con ${cared} así no basta: que lo vean antes.`, areaAdvice[area].support]),
  },
  {
    asks: phrases('masaje masajes masajear* foam rodillo pistola_de? estiro estirar estirarlo estirarla estiramiento*'),
    says: ({ isReferred, context }) =>
      isReferred || isRecent(context)
        ? 'De momento no: ni masaje fuerte ni estirar ahí hasta que lo vean. Moverlo despacio, sin dolor, sí.'
        : 'Suave y sin dolor, sí: quince o veinte segundos, dos o tres veces, después de moverte y no en frío. Si al estirar o apretar lo notas más, déjalo: alivia un rato, no cambia la causa.',
  },
  {
    asks: phrases('pala grip overgrip* puno zapatilla* calzado suela'),
    says: (_talk, area) => areaAdvice[area].gear,
  },
  {
    asks: phrases(`
      que_tengo/sera/puede_ser que_es_eso/esto es_grave/malo es_un/una?_*itis es_algo_malo esta/estara_roto/rota por_que_me?_pasa/duele/molesta/sale/da de_que_es/sera/viene/puede_ser por_que_sera a_que_se_debe
      tendra_que_ver es_por_el/la/lo/los/que sera_por/de_el/la/que`),
    says: ({ heard, isReferred, cared }, area) =>
      phrases('rot* rotura grave').test(heard.text)
        ? null
        : compose([
            `Qué es no lo puedo saber yo: eso lo dice quien te explore. Lo que suele cargar ${cared}: ${areaAdvice[area].overloads}.`,
            isReferred ? 'Por lo que cuentas, que te lo miren antes de volver a cargar.' : areaAdvice[area].spare,
          ]),
  },
  {
    asks: phrases(
      'si_no_se_me?_pasa/quita/va/mejora si_*?_*?_sigue/sigo/continua/continuo/no_mejora/no_mejoro_igual/asi/doliendo/molestando si_no_mejora/mejoro',
    ),
    says: ({ isReferred, cared }) =>
      isReferred
        ? `Por eso mejor que lo vean ya. Si además va a más, para del todo. ${urgently}`
        : `Si en una semana ${cared} sigue igual, o vuelve cada vez que juegas, pide cita con un fisioterapeuta y hasta entonces no subas carga.`,
  },
  {
    asks: phrases(`
      cuanto_tiempo?_*?_tard*/dura*/estare*/estar/falta*/voy_*?_*? cuanto_tarda cuanto_dura cuanto_*?_*?_parado/parada/fuera/baja hasta_cuando cuando_se_me?_pasa/quita/ira
      cuando_estare/estoy_bien/recuperado/recuperada cuanto_va_a_durar cuanto_es_de_baja se_me_pasara/quitara/ira`),
    says: ({ isReferred, cared }) =>
      compose([
        `Una fecha no te la puedo dar: depende de lo que tengas${isReferred ? ', y eso lo dice quien te explore' : ''}. Lo que marca la vuelta son los pasos: sin dolor en el día a día, después con fuerza, después frenar y golpear, y al final el partido.`,
        isReferred ? null : `Si ${cared} en una semana no va a menos, pide cita.`,
      ]),
  },
  {
    asks: phrases(
      'quito quitar quitamos cancelo cancelar anulo dejo_el lo_dejo aviso_que_no mejor_no_jugar mejor_no_juego',
    ),
    says: ({ heard, context, isReferred, cared }) => {
      const [day] = heard.days;
      if (!heard.asks && !/^(?:y|que hago|entonces)\b/.test(heard.text)) return null;
      if (!phrases('partido jug* torneo').test(heard.text)) return null;
      const when = day === undefined ? 'el partido' : `el partido de ${dayLabel(day.date, context.today)}`;
      return isReferred
        ? `Sí: ${when.replace('de el', 'del')} no lo juegues con ${cared} así; avisa hoy y busca sustituto. Dime «quítalo» y te dejo ese día libre.`
        : `Todavía no hace falta: decide ese día al calentar. Si pasa de 3 sobre 10 o te cambia el gesto, no juegues. Avisa ya a tu pareja por si acaso.`;
    },
  },
  {
    asks: phrases('puedo podria se_puede hago hacer entreno entrenar trabajo trabajar que_tal y o'),
    says: ({ heard, isReferred, cared }, area) => {
      const groups = heard.groups.map(({ group }) => group);
      if (groups.length === 0 || stays.test(heard.text) || heard.days.length > 0) return null;
      const { loadedBy, free, spare } = areaAdvice[area];
      const loaded = groups.filter((group) => loadedBy.includes(group));
      if (loaded.length === 0)
        return {
          text: `Sí: ${listed(groups).toLowerCase()} no carga ${cared}. Mientras no lo notes, ${free}, dos o tres días por semana. Dime «prepárame una» y te la hago.`,
          wish: `rutina de ${listed(groups).toLowerCase()}`,
        };
      return isReferred
        ? `Eso carga ${cared}: déjalo hasta que lo vean. Lo demás sí: ${free}.`
        : `Con cuidado: eso carga ${cared}. Poco peso, recorrido corto y sin pasar de 3 sobre 10. ${spare}`;
    },
  },
  {
    asks: phrases('calient* calent*'),
    says: ({ isReferred, cared }, area) =>
      isReferred
        ? null
        : `Diez minutos, de menos a más: mueve ${cared} despacio, luego ${lowerFirst(areaAdvice[area].work.replace(/^Le van bien /, '')).replace(/[.,].*$/, '')}, y golpes flojos antes de los fuertes. Si al acabar de calentar pasa de 3 sobre 10, no juegues.`,
  },
  {
    asks: isNight,
    says: ({ heard, isReferred, cared }, area) => {
      if (!denies.test(heard.text)) return null;
      return isReferred
        ? `Que de noche no moleste es buena señal, pero no cambia lo principal: que vean ${cared} antes de volver a cargar.`
        : `Buena señal: de noche es cuando preocuparía. Sigue jugando y entrenando por debajo de 3 sobre 10. ${areaAdvice[area].spare}`;
    },
  },
  {
    asks: phrases(`
      lo/la/los/las_noto/siento me_duele/molesta/tira/pincha/da/pasa/coge/molestan/duelen sobre_todo mas_al/con/cuando solo_al/con/cuando/me/si es_al/cuando/con cuando_saco/pego/remato/corro/giro/bajo/subo/freno/salto/golpeo/voleo
      al_sacar/pegar/rematar/correr/girar/bajar/subir/frenar/saltar/golpear/volear/agacharme/apoyar/levantar*`),
    says: noticed,
  },
];

const isFree = phrases('nada no bien tampoco ni sin perfecto perfecta');

/** «lo noto al sacar, con la volea nada»: what is left out and what may be played. */
function noticed({ heard, isReferred, cared }: BodyTalk, area: keyof typeof areaAdvice): string | null {
  if (isNight.test(heard.text) || opening('puedo que cuando cuanto como').test(heard.text)) return null;
  // «más al volear que al sacar»: only the first
  const [told = ''] = heard.spelled.split(/ que (?=al|con|en )/);
  const parts = told.split(/[,.;]| pero | y (?=con|en|al|la|el)/);
  const bound = parts.map((part) => ({ part, isFree: isFree.test(part) }));
  const before = heard.strokes.filter(({ start }) => start < told.length);
  const named = before.map(({ stroke }) => {
    const [card] = cardsOf([stroke]);
    const name = lowerFirst(card?.name ?? stroke);
    const stem = stroke
      .slice(0, 3)
      .normalize('NFD')
      .replace(/[^a-z]/g, '');
    return { name, isFree: bound.find(({ part }) => part.includes(stem))?.isFree === true };
  });
  const gestures = gesturesIn(told);
  const hurts = [...new Set([...named.filter((one) => !one.isFree).map(({ name }) => name), ...gestures])];
  const free = named.filter((one) => one.isFree).map(({ name }) => name);
  if (hurts.length + free.length === 0) return null;
  const what = listed(hurts);
  const { work, spare } = areaAdvice[area];
  return compose([
    hurts.length > 0 &&
      (isReferred
        ? `Anótalo para quien te vea: ${cared} salta con ${what}. Hasta entonces, eso no lo hagas.`
        : `Eso ayuda: lo que carga ${cared} es ${what}. Estos días déjalo o hazlo a la mitad de fuerza, y vuelve a subirlo cuando no pase de 2 sobre 10.`),
    free.length > 0 && !isReferred && `Con ${listed(free)}, que no te molesta, puedes seguir.`,
    hurts.length === 0 && spare,
    isReferred ? null : work,
  ]);
}

const gestures: readonly [RegExp, string][] = [
  [phrases('al/cuando_sacar/saco/servir/sirvo'), 'el saque'],
  [phrases('al/cuando_rematar/remato'), 'el remate'],
  [phrases('al/cuando_bajar/bajo escaleras'), 'bajar (escaleras y cuestas)'],
  [phrases('al/cuando_correr/corro'), 'correr'],
  [phrases('al/cuando_girar/giro'), 'girar rápido'],
  [phrases('al/cuando_frenar/freno'), 'frenar fuerte'],
  [phrases('al/cuando_saltar/salto'), 'saltar'],
  [phrases('al/cuando_agacharme/agacho'), 'agacharte a fondo'],
  [phrases('al/cuando_apretar/aprieto'), 'apretar el puño'],
];
const gesturesIn = (text: string): string[] => gestures.flatMap(([words, name]) => (words.test(text) ? [name] : []));

const justNow = phrases('ayer hoy anoche esta_manana acabo_de ahora recien torc* torci* golpe');

/** It happened yesterday or today, in the words of this talk. */
function isRecent({ state, earlier }: ChatContext): boolean {
  const said = [...earlier.flatMap(({ role, content }) => (role === 'user' ? [content] : [])), state?.asked ?? ''];
  return said.some(
    (text) => phrases('me_torc* torcid* esguince golpe').test(text.toLowerCase()) && justNow.test(text.toLowerCase()),
  );
}

/** What a message asks of an area that hurts; null where it asks nothing of it. */
export function bodyAnswer(talk: BodyTalk): Told | null {
  const [first] = talk.felt.injuries;
  if (first === undefined) return null;
  for (const { asks, says } of aspects) {
    if (!asks.test(talk.heard.text)) continue;
    const said = says(talk, first.area);
    if (said !== null) return typeof said === 'string' ? { text: said } : said;
  }
  return null;
}

export const caredFor = ({ injuries }: Pick<Felt, 'injuries'>): string =>
  listed(injuries.map(({ area }) => `tu ${areaNames[area]}`));
