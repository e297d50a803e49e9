import type { Fact } from '@bandeja/domain/coach/schemas';
import type { Diet, Job, KitPlace, PartOfDay } from '@bandeja/domain/coach/vocabulary';
import { materials } from '@bandeja/domain/exercises/vocabulary';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { readDays } from '#language/days.ts';
import { phrases } from '#language/phrases.ts';
import { tokenise } from '#language/tokens.ts';
import { nothing, type Telling } from '#understand/facts/game.ts';
import { nameIn } from '#understand/facts/names.ts';
import { around, type Sentence, writtenFrom } from '#understand/facts/sentences.ts';
import { materialValues } from '#understand/understand.ts';
import { conceptsOf } from '#vocabulary/concepts.ts';
import { vocabulary } from '#vocabulary/vocabulary.ts';

const told = (fact: Fact): Telling => ({ told: [fact], takenBack: [] });
const takenBack = (fact: Fact): Telling => ({ told: [], takenBack: [fact] });

const naming = phrases('me_llamo mi_nombre_es llamame');
const nicknamed = phrases('me_llaman/dicen todos_me_llaman/dicen puedes_llamarme/decirme');
const calledIt = (raw: string) => tokenise(raw).some(({ raw: word }) => word.toLowerCase() === 'llamó');

function nameOf({ text, raw }: Sentence): Telling {
  const place = around(text, naming) ?? around(text, nicknamed);
  if (place === null || calledIt(raw)) return nothing;
  const name = nameIn(raw, place.after, { anyWord: naming.test(place.found) });
  return name === null ? nothing : told({ kind: 'name', name });
}

/** Weekdays of every week: «los martes y jueves», «cada lunes», «entreno martes y jueves». A single «el martes» is one day. */
function weeklyDays(text: string): { days: Weekday[]; isEvery: boolean } | null {
  const found = readDays(text).flatMap((day) => ('weekday' in day && day.week === 'this' ? [day] : []));
  const runs: (typeof found)[] = [];
  for (const day of found) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last !== undefined && tokenise(text.slice(last.end, day.start)).every(({ word }) => joins.has(word));
    if (isNext || last?.start === day.start) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  for (const run of runs) {
    const before = text.slice(0, run[0]?.start).trimEnd().split(' ').at(-1) ?? '';
    const isEvery = everyWeek.has(before);
    const isList = run.length > 1 && !oneDay.has(before) && run.every(({ role }) => role !== 'within');
    if (isEvery || isList)
      return { days: weekdays.filter((weekday) => run.some((day) => day.weekday === weekday)), isEvery };
  }
  return null;
}
/** Between two days of one list. */
const joins = new Set([',', '/', '-', 'y', 'e', 's', 'los']);
const everyWeek = new Set(['los', 'cada']);
const oneDay = new Set(['el', 'este', 'al', 'del', 'proximo', 'un', 'o']);

const plays = phrases(`
    !de/el/mi/del_juego jugamos !sin/de/el/mi/un/del_entreno entrenamos suelo/solemos/puedo/podemos_jugar/entrenar voy/vamos_a_padel/jugar/entrenar/pista tengo/tenemos_clase/clases/partido/partidos/padel/pista/entreno/liga/
    entrenamiento doy/recibo_clase/clases_de_padel mis_dias_son quedamos_para_jugar voy_al?_padel`);
const cannot = phrases(`
    no_me?_puedo no_me_viene/va_bien no_entreno/juego/tengo_tiempo nunca/jamas_puedo/entreno/juego imposible tampoco_puedo me_es_imposible
    no_hay_manera/forma no_cuentes_conmigo no_me_pongas ni_de_broma sin_entreno/entrenar/padel/sesion`);
const noLonger = phrases(`
    ya_no_tengo/trabajo/doy/curro/estudio ya_no_voy_al ya_no_voy_a_!jugar/entrenar/ir/seguir/poder ya_puedo ya_si_puedo he_dejado_el/la/las? ahora_si_puedo`);
/** What keeps a player busy, with how the trainer says it to them; `rest` adds the words that follow. */
const busyWith: readonly { pattern: RegExp; says: string; rest: boolean }[] = [
  { pattern: phrases('tengo_!libre/libres/tiempo/hueco/ganas/ratos/que_!descans'), says: 'tienes', rest: true },
  { pattern: phrases('trabajo/curro/laburo/chambeo'), says: 'trabajas', rest: false },
  { pattern: phrases('doy_clase*'), says: 'das clase', rest: false },
  { pattern: phrases('estudio'), says: 'estudias', rest: false },
  { pattern: phrases('viajo'), says: 'viajas', rest: false },
  { pattern: phrases('!no_voy_a_!padel/jugar/entrenar/pista/la/*ar/*er/*ir'), says: 'vas a', rest: true },
  { pattern: phrases('!no_voy_al_!padel/club'), says: 'vas al', rest: true },
  { pattern: phrases('llevo_a'), says: 'llevas a', rest: true },
  { pattern: phrases('recojo_a'), says: 'recoges a', rest: true },
  { pattern: phrases('cuido_a/de'), says: 'cuidas a', rest: true },
  { pattern: phrases('salgo_tarde'), says: 'sales tarde', rest: false },
  { pattern: phrases('ceno'), says: 'cenas', rest: true },
  { pattern: phrases('estoy_con'), says: 'estás con', rest: true },
];
const ofPadel = phrases(
  'padel partido partidos pista entreno entrenamiento liga torneo clase_de_padel sesion descanso fuerza cardio libre tiempo hueco',
);
const endsReason = new Set(
  'y pero asi que porque por hasta los todos cada siempre asi luego entonces no para desde todas'.split(' '),
);
const mostReasonWords = 4;
const your: Record<string, string> = { mi: 'tu', mis: 'tus', me: 'te' };

function weekOf(sentence: Sentence): readonly Telling[] {
  const { text } = sentence;
  const weekly = weeklyDays(text);
  if (weekly === null || free.test(text)) return [];
  const { days, isEvery } = weekly;
  const busy = (reason: string | null): Fact => ({ kind: 'busy', weekdays: days, reason });
  if (noLonger.test(text) && !ofPadel.test(text)) return [takenBack(busy(null))];
  const reason = reasonIn(sentence);
  // «jueves y viernes viajo» are the next ones
  if ((isEvery || (reason === 'trabajas' && !passing.test(text))) && (cannot.test(text) || reason !== null))
    return [told(busy(reason))];
  return plays.test(text) && !negated.test(text) ? [told({ kind: 'days', weekdays: days })] : [];
}
/** «viernes y sábado viajo por trabajo»: this time. */
const passing = phrases('viaj* voy salgo por_trabajo/curro vuelvo semana hotel');
const free = phrases('libro tengo_los?_*?_libre/libres los_tengo_libres dia/dias_libre/libres');
const negated = phrases('no_juego/entreno/jugamos/tengo/voy nunca');

function reasonIn({ text, raw }: Sentence): string | null {
  for (const { pattern, says, rest } of busyWith) {
    const place = around(text, pattern);
    if (place === null) continue;
    if (!rest) return says;
    const tokens = writtenFrom(raw, place.after);
    const end = tokens.findIndex(({ raw: sign, word }) => sign === ',' || endsReason.has(word));
    const words = tokens.slice(0, end < 0 ? undefined : end).slice(0, mostReasonWords);
    const said = words.map(({ raw: word, word: plain }) => your[plain] ?? word.toLowerCase()).join(' ');
    if (said === '' || ofPadel.test(words.map(({ word }) => word).join(' '))) continue;
    return `${says} ${said}`;
  }
  return null;
}

const moment = 'manana/mananas/tarde/tardes/noche/noches';
const never = '!si/no/que/cuando/ya';
const trains = phrases(`
    ${never}_entreno/entrenamos_siempre/normalmente/casi/solo?_siempre?_a_la/las_#/una ${never}_juego/jugamos_siempre/normalmente/casi_siempre?_a_la/las_#/una
    ${never}_entreno/juego_siempre/normalmente/casi/solo?_siempre?_por_la/las_${moment} ${never}_entreno/juego_siempre/normalmente/casi/solo?_siempre?_de_noche/madrugada
    ${never}_entreno/juego_siempre?_a/al_mediodia ${never}_suelo/solemos/prefiero/puedo_entrenar/jugar_solo?_a_la/las_#/una
    ${never}_suelo/solemos/prefiero/puedo_entrenar/jugar_solo?_por_la/las_${moment} ${never}_suelo/solemos/prefiero/puedo_entrenar/jugar_de/a/al_noche/mediodia
    mi_hora_de_entrenar/jugar?_es_a_la/las_#/una`);
const parts: readonly [PartOfDay, RegExp][] = [
  ['morning', phrases('manana mananas madrugada')],
  ['noon', phrases('mediodia')],
  ['afternoon', phrases('tarde tardes')],
  ['night', phrases('noche noches')],
];
const time = phrases('a_la/las_#/una');
const half = phrases('y_media');
const noTime = phrases('#_min* hora_y');

function hourOf({ text }: Sentence): Telling {
  const place = around(text, trains);
  if (place === null) return nothing;
  const rest = place.found + place.after;
  const part = parts.find(([, words]) => words.test(rest))?.[0] ?? null;
  const clock = around(rest, time);
  if (clock === null) return part === null ? nothing : told({ kind: 'hour', at: null, part });
  const hour = clock.found.split(' ').at(-1)?.replace('una', '1') ?? '';
  const tokens = tokenise(`${hour}${clock.after}`);
  const [whole, mark, minutes] = tokens.map(({ word }) => word);
  if (Number(whole) < 1 || Number(whole) > 24 || noTime.test(rest)) return nothing;
  const isExact = (mark === ':' || mark === '.') && minutes?.length === 2;
  const exactly = isExact ? `:${minutes}` : '';
  return told({ kind: 'hour', at: `${whole}${half.test(clock.after) ? ':30' : exactly}`, part });
}

const kitLead: readonly [KitPlace, RegExp][] = [
  [
    'trip',
    phrases(`
    cuando_viajo_…_tengo/llevo/hay de_viaje_…_tengo/llevo/hay en_los_viajes/hoteles_…_tengo/llevo/hay en_la_maleta_…_tengo/llevo llevo_…_de_viaje llevo_…_en_la_maleta llevo_…_cuando_viajo`),
  ],
  [
    'home',
    phrases(`
    en_casa_…_tengo/hay/cuento/dispongo en_mi_casa_…_tengo/hay tengo_…_en_casa tengo_…_en_mi_casa en_casa_solo en_casa_no_tengo/hay`),
  ],
];
const noKit = phrases(
  'no_tengo_nada/material/ningun/ninguna no_hay_nada/material no_llevo_nada/material nada_de_material sin_material no_tengo_de?_na',
);
const missing = phrases('no_tengo no_hay no_llevo sin');
const company = new Set<string>(['compañero', 'pista', 'pala', 'bolas', 'pared']);

function kitOf({ text }: Sentence): Telling {
  const lead = kitLead.find(([, pattern]) => around(text, pattern)?.found.includes(',') === false);
  if (lead === undefined) return nothing;
  const [place] = lead;
  // «con» is a word of the vocabulary for cones in Catalan
  const tokens = tokenise(text).filter(({ word }) => word !== 'con');
  const named = new Set(
    conceptsOf(tokens, vocabulary).flatMap((concepts) =>
      concepts.flatMap((concept) =>
        concept.startsWith('eq:') ? (materialValues[concept.slice('eq:'.length)] ?? []) : [],
      ),
    ),
  );
  const items = materials.filter((item) => named.has(item) && !company.has(item));
  if (noKit.test(text) && items.length === 0) return told({ kind: 'kit', place, items: [] });
  return items.length === 0 || missing.test(text) ? nothing : told({ kind: 'kit', place, items });
}

const jobWords: readonly [Job, RegExp][] = [
  [
    'shifts',
    phrases(
      'trabajo/curro/laburo_…_a/por/en_turnos trabajo/curro_a_turno voy_a_turnos tengo_turnos_rotativos mi_trabajo_es_a_turnos hago_turnos',
    ),
  ],
  [
    'nights',
    phrases('trabajo/curro/laburo_de/por_la?_las?_noche/noches tengo_turno_de_noche estoy_de_noches hago_noches'),
  ],
  ['home', phrases('teletrabajo trabajo/curro/laburo_desde/en_casa')],
  [
    'travels',
    phrases(
      'viajo_mucho/bastante/siempre?_por_trabajo/curro/el_trabajo viajo_mucho paso_la_semana_viajando mi_trabajo_me_hace_viajar',
    ),
  ],
  ['standing', phrases('trabajo/curro/laburo_*?_*?_*?_de_pie trabajo/curro_parado/parada paso_…_horas_de_pie')],
  [
    'desk',
    phrases(`
    trabajo/curro/laburo_…_en_una?_la?_oficina trabajo/curro/laburo_*?_*?_*?_*?_sentado/sentada paso_…_horas/dia_sentado/sentada trabajo/curro_delante_de/del_una?_ordenador/pantalla trabajo_con_el_ordenador soy_programador/programadora/oficinista/administrativo/administrativa`),
  ],
];
const noJob = phrases('ya_no_trabajo/curro/viajo/voy/hago no_trabajo no_teletrabajo no_voy/hago');

function jobOf({ text }: Sentence): Telling {
  const job = jobWords.find(([, pattern]) => pattern.test(text))?.[0];
  if (job === undefined) return nothing;
  return noJob.test(text) ? takenBack({ kind: 'job', job }) : told({ kind: 'job', job });
}

const children = phrases(`
    tengo/tenemos_#/un/una_hijo/hija/hijos/hijas/nene/nena/nenes/nino/nina/ninos/ninas/peque/peques/crio/cria/crios/bebe/mellizos/gemelos/chiquillos/churumbeles
    soy_padre/madre_de_#/un/una`);

function childrenOf({ text }: Sentence): Telling {
  const place = around(text, children);
  if (place === null) return nothing;
  const number = tokenise(place.found)
    .map(({ word }) => Number(word))
    .find((value) => value > 0);
  return told({ kind: 'children', count: Math.min(number ?? 1, 12) });
}

const allergy = '!no/si/fuera_soy_muy?_alergico/alergica/alergika/intolerante_al?_a?_la?_los?_las?_el?';
const intolerance = '!no_tengo_alergia/intolerancia_al?_a?_la?_los?_las?_el?';
const cannotEat = '!si_no_puedo_comer/tomar_nada?_de?_con?_el?_la?_los?_las?';
const cannotHave = (...foods: readonly string[]) =>
  phrases(foods.flatMap((food) => [allergy, intolerance, cannotEat].map((lead) => `${lead}_${food}`)).join(' '));
const dietWords: readonly [Diet, RegExp][] = [
  [
    'celiac',
    phrases(`
    !no/si/fuera_soy_celiac*/celiak*/zeliac*/celic* !no_tengo_celiaquia/celiaquía/la_celiaquia me_han_diagnosticado/detectado_celiaquia/celiaca/celiaco !no_soy_muy_celiaco/celiaca`),
  ],
  ['gluten', cannotHave('gluten')],
  ['lactose', cannotHave('lactosa/lacteos/lacteo')],
  ['milk', cannotHave('leche', 'proteina_de_la_leche')],
  ['nuts', cannotHave('frutos_secos', 'cacahuete/cacahuetes/mani/nueces/nuez/almendras')],
  ['egg', cannotHave('huevo/huevos')],
  ['fish', cannotHave('pescado/pescados')],
  ['seafood', cannotHave('marisco/mariscos/gambas')],
  ['soy', cannotHave('soja/soya')],
  ['fructose', cannotHave('fructosa')],
  ['vegan', phrases('!no/si/fuera_soy_vegan*/began* !no_llevo/sigo_una?_dieta_vegana !no_como_vegano')],
  [
    'vegetarian',
    phrases('!no/si/fuera_soy_ovo?_lacto?_vegetarian*/bejetarian*/vejetarian* !no_llevo/sigo_una?_dieta_vegetariana'),
  ],
  ['pescatarian', phrases('!no/si_soy_pescetarian*/pescatarian*')],
];
const noDiet = phrases(`
    ya_no_soy/tengo ya_como_carne/pescado/de_todo no_soy_celiac*/vegan*/vegetarian*/alergic*/intolerante no_era/tengo_celiac* he_dejado_de_ser ya_puedo_comer/tomar`);
const anyDiet: readonly [Diet, RegExp][] = [
  ['celiac', phrases('celiac*')],
  ['gluten', phrases('gluten')],
  ['lactose', phrases('lactosa')],
  ['milk', phrases('leche')],
  ['nuts', phrases('frutos_secos cacahuete*')],
  ['egg', phrases('huevo*')],
  ['fish', phrases('pescado*')],
  ['seafood', phrases('marisco*')],
  ['vegan', phrases('vegan*')],
  ['vegetarian', phrases('vegetarian*')],
];
const female = phrases('celiaca celiaka alergica vegana begana vegetariana vejetariana pescetariana pescatariana');

function dietsOf({ text }: Sentence): readonly Telling[] {
  const feminine = female.test(text);
  const toFact = ([diet]: readonly [Diet, RegExp]): Fact => ({ kind: 'diet', diet, feminine });
  if (noDiet.test(text)) return anyDiet.filter(([, words]) => words.test(text)).map((each) => takenBack(toFact(each)));
  return dietWords.filter(([, words]) => words.test(text)).map((each) => told(toFact(each)));
}

export function lifeIn(sentence: Sentence): readonly Telling[] {
  if (sentence.passing) return [];
  return [
    nameOf(sentence),
    ...weekOf(sentence),
    hourOf(sentence),
    kitOf(sentence),
    jobOf(sentence),
    childrenOf(sentence),
    ...refusedOf(sentence),
    ...dietsOf(sentence),
  ];
}

const refuses = phrases(`
    nunca/jamas_me_pongas/metas/mandes/des/hagas/vuelvas no_me_pongas/metas/mandes/des_nunca/jamas/mas no_me_vuelvas_a_poner/meter/mandar
    no_quiero/hago_nunca/jamas/mas no_quiero_hacer_nunca/jamas/mas nunca_mas odio detesto no_soporto no_aguanto_los/las quitame_para_siempre`);
const noLongerRefused = phrases('ya_no_me_importan/molestan ya_puedes_ponerme/meterme ya_me_gustan');
/** Exercises by the word players refuse them with. */
const refusable: Record<string, RegExp> = {
  burpees: phrases('burpee*'),
  sentadillas: phrases('sentadilla*'),
  zancadas: phrases('zancada* desplante* estocada*'),
  flexiones: phrases('flexion flexiones lagartija* push_ups'),
  planchas: phrases('plancha planchas'),
  abdominales: phrases('abdominal* crunch*'),
  dominadas: phrases('dominada* pull_ups'),
  'peso muerto': phrases('peso_muerto'),
  saltos: phrases('salto saltos saltar'),
  comba: phrases('comba cuerda'),
  sprints: phrases('sprint*'),
  carrera: phrases('correr carrera trote trotar'),
};

/** «nunca me pongas burpees, los odio». */
function refusedOf({ text }: Sentence): readonly Telling[] {
  const isBack = noLongerRefused.test(text);
  if (!isBack && !refuses.test(text)) return [];
  return Object.entries(refusable).flatMap(([exercise, names]): Telling[] => {
    if (!names.test(text)) return [];
    const fact: Fact = { kind: 'refused', exercise };
    return [isBack ? takenBack(fact) : told(fact)];
  });
}
