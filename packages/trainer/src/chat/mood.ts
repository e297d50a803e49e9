import { weekdayOf } from '@bandeja/domain/calendar/dates';
import { count } from '@bandeja/domain/exercises/dose';
import { capitalise } from '@bandeja/domain/wire/text';
import { only, opening, phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { answer, compose, quoted } from '#chat/phrase.ts';
import { dayOn } from '#chat/plan-days.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

/** `last`: only where nothing is known to the very thing. */
type Mood = { says: RegExp; last?: true; reply: (heard: Heard, context: ChatContext) => ChatReply | null };

const said = (text: string): ChatReply => answer('gracias', text);

/** What a message tells of how somebody is, where it asks for nothing; the first that fits answers. */
const moods: readonly Mood[] = [
  {
    says: phrases(`
        mejor/prefiero_no_lo?_digo/decir/decirlo/contar/contarlo/hablar/cuento no_te_lo_digo/cuento me_lo_callo/guardo no_quiero/kiero_hablar_de_eso/ello/esto no_quiero/kiero_contarlo no_preguntes sin_comentarios ni_te_cuento`),
    reply: () => said('Como quieras, no hace falta que lo cuentes. Si luego te apetece, aquí estoy.'),
  },
  {
    says: opening(`
        uf?_que/q/vaya_palo/pereza/rollo/tostón/coñazo/mierda/asco/aburrimiento palo pereza buf uf uff puf no_quiero_| no_me_apetece me_da_pereza/palo/toda no_tengo_ganas
        no_me_mola/gusta_| paso_| me_lo/la_saltaria/salto/saltare me_lo/la_voy_a_saltar hoy_no_| hoy_no_me_apetece/tengo hoy_paso que_pocas_ganas sin_ganas ni_ganas no_tengo_cuerpo`),
    reply: (_heard, context) => reluctant(context),
  },
  {
    says: phrases(`
        harto harta hasta_los/las/el_cojones/narices/huevos/mono/gorro/pelotas/coronilla asquead* no_veo/noto/hay_resultado/resultados/mejora/mejoria/progreso/avance/cambios
        no_avanzo/mejoro/progreso estancado estancada tirar_la_toalla ganas_de_dejarlo/abandonar lo_dejo_todo no_sirve_de_nada para_que_entreno desmotivad* desanimad* frustrad* quemad*_con/de`),
    last: true,
    reply: (_heard, context) => fedUp(context),
  },
  {
    says: phrases(`
        no_me_da_la_vida no_llego_a_todo/nada no_llego_| no_tengo_tiempo_para_nada no_doy_abasto/mas estoy_agobiad*/estresad*/desbordad*/saturad* me_agobia* no_puedo_con_todo`),
    reply: () =>
      answer(
        'mental',
        'Pues esta semana, menos y mejor: con dos ratos de veinte minutos te mantienes. Dime qué días y cuánto tiempo tienes de verdad y te la dejo en eso.',
      ),
  },
  {
    says: phrases(`
        estoy/acabo/ando/voy/vengo_muerto/muerta/reventado/reventada/molido/molida/destrozado/destrozada/fundido/fundida/agotado/agotada hecho/hecha_polvo para_el_arrastre
        no_me_puedo_ni?_mover/move/menear/levantar no_puedo_ni_moverme/andar/caminar`),
    reply: (_heard, context) => reluctant(context),
  },
  {
    says: phrases('deseame/desea_suerte deseadme suerte_para crucemos_dedos cruza_los_dedos'),
    reply: () => said('¡Mucha suerte! Calienta bien, empieza sencillo y disfruta; luego me cuentas.'),
  },
  {
    says: only('lo_siento perdona perdon disculpa sorry perdona_que perdon_por_eso perdona_por_lo_de_antes'),
    reply: () => said('Nada que perdonar. Dime y seguimos.'),
  },
  {
    says: only('ja* je* jiji* lol xd* jajaja* jejeje* que_risa'),
    reply: () => said('Me alegro de que te rías. Cuando quieras, seguimos.'),
  },
  {
    says: phrases('el_alma/orgullo/ego/corazon_*?_duele me_duele_hasta/en_el_alma/orgullo/ego me_duele_perder'),
    reply: () =>
      said('Eso duele más que un pelotazo, y se pasa jugando otra vez. Cuéntame qué os hacían y lo entrenamos.'),
  },
];

export function moodReply(heard: Heard, context: ChatContext, isLast: boolean): ChatReply | null {
  if (heard.health.injuries.length > 0 || heard.words > (isLast ? longest : alone)) return null;
  if (!isLast && heard.asks) return null;
  for (const { says, reply } of moods.filter(({ last }) => isLast || last === undefined)) {
    const answered = says.test(heard.text) ? reply(heard, context) : null;
    if (answered !== null) return answered;
  }
  return null;
}

const longest = 16;
/** A message of so many words that tells a mood asks for nothing else. */
const alone = 7;

/** The session that was spoken of, else today's: smaller, elsewhere or not at all. */
function reluctant({ state, today, ...context }: ChatContext): ChatReply | null {
  const isPlan = state?.intent === 'plan' || state?.intent === 'cambiar_plan';
  const spoken = isPlan ? state.dates[0] : undefined;
  const date = spoken === undefined || spoken < today ? today : spoken;
  const day = dayOn(date, { ...context, state, today });
  if (day === undefined || date < today) return null;
  if (day.type === 'Descanso' || day.routine === null)
    return said(`${capitalise(dayLabel(date, today))} no tienes nada: descansa con la conciencia tranquila.`);
  const ref = { date, weekday: weekdayOf(date), thisWeek: true, start: 0, end: 0 };
  return answer(
    'plan',
    compose([
      'Te entiendo, hay días así.',
      `Lo de ${dayLabel(date, today)} (${quoted(day.routine.name)}) lo puedo cambiar por algo suave, pasar a otro día o dejarlo en descanso; con diez minutos ya cuenta.`,
      '¿Qué prefieres?',
    ]),
    {
      choices: ['Algo más suave', 'Descanso'].map((label) => ({ intent: null, label })),
      about: {
        dates: [date],
        open: 'type',
        change: { kind: 'ask', open: 'type', days: [ref], wanted: null },
      },
    },
  );
}

/** With the player's own figures: what has been done counts, and one thing can be changed. */
function fedUp({ stats }: ChatContext): ChatReply {
  const { sessionsThisMonth: done, sessionsTotal: all } = stats;
  return answer(
    'mental',
    compose([
      'Es normal hartarse cuando no se ve el premio.',
      done > 0 && `Este mes llevas ${count(done, 'sesión', 'sesiones')}, y eso suma aunque el marcador no lo diga.`,
      done === 0 && all > 0 && `Llevas ${count(all, 'sesión', 'sesiones')} hechas; eso no se pierde.`,
      'La fuerza y el fondo se notan a las seis u ocho semanas; un golpe, algo más.',
      '¿Qué cambiamos: menos días, sesiones más variadas u otro objetivo?',
    ]),
  );
}
