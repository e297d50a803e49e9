import type { Fact, FactOf } from '@bandeja/domain/coach/schemas';
import type { PlayedSide } from '@bandeja/domain/coach/vocabulary';
import { phrases } from '#language/phrases.ts';
import { type Token, tokenise } from '#language/tokens.ts';
import { readCalendar } from '#understand/calendar.ts';
import { nameIn } from '#understand/facts/names.ts';
import { around, type Sentence, writtenFrom } from '#understand/facts/sentences.ts';

/** What a sentence tells, and what it takes back: «no soy zurdo», «ya no juego con Marcos». */
export type Telling = { told: readonly Fact[]; takenBack: readonly Fact[] };

const told = (...facts: readonly Fact[]): Telling => ({ told: facts, takenBack: [] });
const takenBack = (...facts: readonly Fact[]): Telling => ({ told: [], takenBack: facts });
export const nothing: Telling = told();

const onSide = (list: string) =>
  phrases(`
    juego/jugamos_siempre/normalmente/casi/mas/mejor/yo?_siempre?_${list}
    suelo/prefiero_jugar_${list} soy_jugador/jugadora?_${list} soy/voy/estoy/ando/rindo_siempre/mejor?_${list}
    mi_lado/sitio/posicion/puesto_*?_es/seria_${list} me_pongo/coloco/siento_siempre/comodo/comoda/mejor?_${list} siempre_${list}
    cubro/ocupo_${list}`);
const drive = onSide('de/en/por?_el/la?_lado?_del?_drive/drai/draiv/derecha_!mano/con');
const backhand = onSide('de/en/por?_el/la?_lado?_del?_reves/izquierda_!mano/a/con');
const bothSides = phrases(`
    juego/soy/voy/jugamos_…_de/en/por?_el/los/las/ambos_2?_lados juego_de_drive_y/o_de?_reves juego_de_reves_y/o_de?_drive me_da_igual_el_lado
    juego_tanto_de_drive/reves juego_en_cualquier_lado`);
const noSide = phrases('no_juego/soy/voy_de/en?_el?_drive/reves ya_no_juego_de/en_el?_drive/reves');
const saysDrive = phrases('drive drai draiv derecha');

function sideIn({ text }: Sentence): Telling {
  const denied = around(text, noSide);
  if (denied !== null) return takenBack({ kind: 'side', side: saysDrive.test(denied.found) ? 'drive' : 'backhand' });
  const side = sides.find(([, pattern]) => pattern.test(text));
  return side === undefined ? nothing : told({ kind: 'side', side: side[0] });
}
const sides: readonly [PlayedSide, RegExp][] = [
  ['both', bothSides],
  ['drive', drive],
  ['backhand', backhand],
];

const leftHanded = phrases(`
    !si/no_soy_…_zurdo/zurda/zurdito/zurdita/zurdisimo !si/no_soy_yo?_muy?_zurd* juego/pego/doy_con_la_mano?_zurda/izquierda soy_de_mano_izquierda`);
const rightHanded = phrases(`
    !si/no_soy_diestro/diestra juego/pego/doy_con_la_mano?_derecha !si/no_soy_derecho/derecha_!de !no_soy_de_mano_derecha`);
const notLeft = phrases('no_soy_zurd* ni_soy_zurd*');
const notRight = phrases('no_soy_diestr*');
const feminine = phrases('zurda zurdita diestra');

function handIn({ text }: Sentence): Telling {
  const [first] = handWords.flatMap(({ pattern, hand, isTold }) => {
    const place = around(text, pattern);
    if (place === null) return [];
    const fact: Fact = { kind: 'hand', hand, feminine: feminine.test(place.found) };
    return isTold ? told(fact) : takenBack(fact);
  });
  return first ?? nothing;
}
const handWords = [
  { pattern: notLeft, hand: 'left', isTold: false },
  { pattern: notRight, hand: 'right', isTold: false },
  { pattern: leftHanded, hand: 'left', isTold: true },
  { pattern: rightHanded, hand: 'right', isTold: true },
] as const;

const partnerWord = 'pareja/parejita/companero/companera/compi/companerito/socio/socia/partner/compa';
const ofPadel = 'de/en?_el?_padel/juego/pista/siempre/toda?_la?_vida/club/torneos/torneo';
const called = phrases(`
    mi_${partnerWord}_${ofPadel}?_fijo/fija/habitual/actual?_se_llama/llaman`);
const is = phrases(`
    mi_${partnerWord}_${ofPadel}?_fijo/fija/habitual/actual?_es mi_${partnerWord}_${ofPadel}?_fijo/fija/habitual?_sigue_siendo mi_${partnerWord}_fijo/fija/habitual?`);
const playsWith = phrases(`
    juego/entreno/jugamos/jugar_siempre/normalmente/casi/habitualmente/todas?_siempre/las?_semanas?_con
    siempre/normalmente/habitualmente_juego/entreno_con hago/formo/hacemos_pareja_con mi_${partnerWord}_es soy_pareja_de suelo_jugar_con
    juego_de_pareja_con`);
const plainlyWith = phrases('juego_con jugamos_con');
const steady = phrases(
  'siempre normalmente habitualmente de_pareja pareja fijo fija todas_las_semanas desde_hace hace_anos los_torneos la_liga',
);
const noLonger = phrases(`
    ya_no_juego/jugamos/hago/formo/entreno_pareja?_con he_dejado_de_jugar_con deje_de_jugar_con he_roto_con no_juego_mas/ya_con
    ya_no_es_mi_${partnerWord} mi_${partnerWord}_ya_no_es`);
const ofPartner = phrases(`mi_${partnerWord}`);
const anyPartner = phrases(`mi_${partnerWord} juego/jugamos_…_con con`);
const leftOf = phrases('es_muy?_un?_zurdo/zurda');
const rightOf = phrases('es_muy?_diestro/diestra');
const driveOf = phrases('juega/va/pone/cubre/es_siempre?_de/en/por?_el?_la?_drive/derecha');
const backhandOf = phrases('juega/va/pone/cubre/es_siempre?_de/en/por?_el?_la?_reves/izquierda');
const hands = [
  ['left', leftOf],
  ['right', rightOf],
] as const;
const theirSides = [
  ['drive', driveOf],
  ['backhand', backhandOf],
] as const;
const notTheirs = phrases('no_es_zurd* no_es_diestr* no_juega_de');
const herWords = phrases('companera socia zurda diestra fija ella');
/** «mi pareja está embarazada», «mi pareja y yo discutimos»: nothing of padel. */
const company = new Set(
  'mi mis el la los las un una unos unas gente amigos amigas alguien nadie otro otra mas menos ella este esta'.split(
    ' ',
  ),
);

function partnerIn(sentence: Sentence): Telling {
  const { text, raw } = sentence;
  const gone = around(text, noLonger);
  if (gone !== null) {
    const name = nameIn(raw, gone.after) ?? nameIn(raw, gone.before);
    return name === null && !ofPartner.test(text) ? nothing : takenBack(partner(name, text));
  }
  const name = partnerName(sentence);
  const place = around(text, name === null ? ofPartner : anyPartner);
  if (place === null || notTheirs.test(place.after)) return nothing;
  const traits = place.after;
  const fact = {
    ...partner(name, text),
    hand: hands.find(([, pattern]) => pattern.test(traits))?.[0] ?? null,
    side: theirSides.find(([, pattern]) => pattern.test(traits))?.[0] ?? null,
  };
  return name === null && fact.hand === null && fact.side === null ? nothing : told(fact);
}

function partner(name: string | null, text: string): FactOf<'partner'> {
  const isFeminine = herWords.test(text) || (name?.endsWith('a') ?? false);
  return { kind: 'partner', name, hand: null, side: null, feminine: isFeminine };
}

/** A name with a small letter counts after «se llama», or where it is a usual one. */
function partnerName({ text, raw }: Sentence): string | null {
  const naming = around(text, called);
  if (naming !== null) return nameIn(raw, naming.after, { anyWord: true });
  for (const lead of [playsWith, is]) {
    const place = around(text, lead);
    const [next] = tokenise(place?.after ?? '');
    if (place === null || next === undefined || company.has(next.word)) continue;
    const name = nameIn(raw, place.after);
    if (name !== null) return name;
  }
  const plainly = around(text, plainlyWith);
  if (plainly === null || !(steady.test(text) || hasTrait(plainly.after))) return null;
  return nameIn(raw, plainly.after);
}

const hasTrait = (text: string) => [leftOf, rightOf, driveOf, backhandOf].some((pattern) => pattern.test(text));

const plays = phrases(`
    !no_juego/soy/estoy/compito/ando/voy_ahora/siempre/ya/actualmente?_en/de/a?_la?_categoria? he_subido/bajado/ascendido/pasado_a/de acabo_de_subir/bajar_a
    mi_categoria_es_la? subi/ascendi_a`);
const ordinals = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'septima', 'octava'];
const suffixes = new Set('a ª da ra ta ma na va era nda rta'.split(' '));

function categoryIn({ text }: Sentence): Telling {
  const place = around(text, plays);
  if (place === null) return nothing;
  const tokens = tokenise(place.after);
  const category = ordinalIn(tokens);
  const next = tokens[1]?.word;
  if (category === null || ['mano', 'persona', 'linea', 'fila', 'pista', 'vez', 'hora'].includes(next ?? ''))
    return nothing;
  return told({ kind: 'category', category });
}

/** «cuarta», «4.ª», «4ta». */
function ordinalIn([first, second, third]: readonly Token[]): number | null {
  const spelled = ordinals.indexOf(first?.word ?? '');
  if (spelled >= 0) return spelled + 1;
  const number = Number(first?.word ?? Number.NaN);
  const [before, mark] = second?.word === '.' ? [second, third] : [first, second];
  const isSuffix = suffixes.has(mark?.word ?? '') && mark?.from === before?.to;
  const isCategory = isSuffix || mark?.word === 'categoria';
  return number >= 1 && number <= 8 && isCategory ? number : null;
}

const levelOf = phrases(`
    playtomic/playtomik/playtonic/playtomi_…_#  !tu/su/rival_nivel_#_…_playtomic/playtomik/playtonic #_…_playtomic/playtomik/playtonic
    !no_soy_un_nivel?_#`);
const namesPlaytomic = phrases('playtomic playtomik playtonic playtomi');
const mine = phrases('soy tengo estoy mi ando voy_por me_pone me_da llevo juego');
const theirs = phrases(
  'rival rivales contrario contrarios pareja companero companera amigo amiga ellos tiene tienen piden pide minimo',
);
const mostPlaytomic = 7;

function playtomicIn({ text }: Sentence): Telling {
  const place = around(text, levelOf);
  if (place === null || !mine.test(text) || theirs.test(text)) return nothing;
  const numbers = tokenise(place.found + place.after);
  const at = numbers.findIndex(({ word }) => Number.isInteger(Number(word)));
  const [whole, mark, part] = numbers.slice(at).map(({ word }) => word);
  const hasPart = [',', '.', "'", 'coma', 'con', 'punto'].includes(mark ?? '') && Number.isInteger(Number(part));
  const level = Number(hasPart ? `${whole}.${part}` : whole) + (mark === 'y' && part === 'medio' ? 0.5 : 0);
  if (!hasPart && !namesPlaytomic.test(text)) return nothing;
  return at >= 0 && level <= mostPlaytomic ? told({ kind: 'playtomic', level }) : nothing;
}

const clubLead = phrases(`
    juego/entreno/soy_siempre/socio/socia?_en/de/del_el?_club mi_club_es_el/la? mi_club_se_llama juego/entreno_siempre?_en_el/la
    mi_club_de_siempre?_es`);

function clubIn({ text, raw }: Sentence): Telling {
  const place = around(text, clubLead);
  if (place === null) return nothing;
  const name = titleIn(raw, writtenFrom(raw, place.after));
  return name !== null && name.length > 2 && name.length < 60 ? told({ kind: 'club', name }) : nothing;
}

/** A title as written: words with capital letters and what joins them. */
function titleIn(raw: string, tokens: readonly Token[]): string | null {
  const isTitle = ({ raw: word }: Token) => word !== word.toLowerCase() || Number.isInteger(Number(word));
  const end = tokens.findIndex((token) => !isTitle(token) && !joins.has(token.word));
  const words = tokens.slice(0, end < 0 ? undefined : end);
  const last = words.findLast(isTitle);
  const [first] = words;
  return first === undefined || last === undefined || !isTitle(first) ? null : raw.slice(first.from, last.to);
}
const joins = new Set(['de', 'del', 'la', 'el', 'y']);

const brands =
  'bullpadel/nox/head/adidas/babolat/siux/varlion/black/vibor/vibora/dunlop/wilson/starvie/star/drop/royal/kuikma/artengo/lok/osaka/joma/tecnifibre/oxdog/akkeron/wingpadel/prince/enebe/slazenger/cartri/orygen/harlem/softee/asics/puma/mizuno';
const racketLead = phrases(`
    mi_pala_actual/nueva?_es_una/la?_${brands} mi_pala_sigue_siendo_una/la?_${brands} juego/entreno_siempre/ahora?_con_una/la/mi?_pala?_${brands} tengo/llevo/uso_una/la_pala?_${brands}
    mi_pala_una/la?_${brands} me_he_comprado/pillado_una/la_pala?_${brands} mi_${brands}`);
const endsTitle = new Set(
  'y que pero desde porque para con en de por es muy ya hace me le la lo pesa nueva'.split(' '),
);

function racketIn({ text, raw }: Sentence): Telling {
  const place = around(text, racketLead);
  if (place === null) return nothing;
  const brand = place.found.split(' ').at(-1) ?? '';
  const tokens = writtenFrom(raw, brand);
  const end = tokens.findIndex(({ word, clause }) => endsTitle.has(word) || clause !== tokens[0]?.clause);
  const words = tokens.slice(0, end < 0 ? undefined : end).slice(0, mostTitleWords);
  const name = raw.slice(words[0]?.from, words.at(-1)?.to).split(' ').map(capital).join(' ');
  return words.length === 0 ? nothing : told({ kind: 'racket', name });
}
const mostTitleWords = 5;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const goalLead = phrases(`
    mi_gran/unico/proximo?_objetivo/meta/sueno/reto_*?_*?_es/seria mi_objetivo_para_*_*?_es aspiro_a
    me_he_propuesto/puesto_como_objetivo/meta? lo_que_quiero_es_subir`);
const goalStart = phrases(
  'quiero/quisiera/espero_subir/ascender_a/de quiero_ganar_el/la/un/una/mi?_primer?_torneo/liga/campeonato quiero_competir_en quiero/quisiera_dejar_de_perder_la_red quiero/quisiera_volver_a_la_red quiero/quisiera_ganar_la_red',
);
const longestGoal = 70;

function goalIn({ text, raw }: Sentence): Telling {
  const place = around(text, goalLead) ?? around(text, goalStart);
  if (place === null) return nothing;
  // «quiero subir a tercera»: the wish begins after its first word
  const isWish = goalStart.test(place.found);
  const stretch = isWish ? place.found.split(' ').slice(1).join(' ') + place.after : place.after;
  const tokens = writtenFrom(raw, stretch);
  const [first] = tokens;
  const end = tokens.find(({ raw: sign, clause }) => sign === ',' && clause === first?.clause)?.from;
  if (first === undefined) return nothing;
  const goal = raw.slice(first.from, end).trim();
  return goal.length > 2 && goal.length <= longestGoal ? told({ kind: 'goal', goal }) : nothing;
}

const tournament = phrases(`
    tengo/tenemos/juego/jugamos/hay/viene/voy/vamos_…_torneo/torneito/campeonato/open apuntado/apuntada/apuntados/apuntadas/inscrito/inscritos/inscrita_…_torneo/torneito/campeonato/open
    mi/el_proximo?_torneo/campeonato_es/empieza/sera/cae_el/este/manana/en/dentro/pasado`);
const someoneElse = phrases(
  'mi_hijo/hija/amigo/amiga/hermano/hermana_juega/tiene su_torneo ver_el_torneo no_juego no_tengo no_voy',
);

function tournamentIn({ text }: Sentence, today: string): Telling {
  if (!tournament.test(text) || someoneElse.test(text)) return nothing;
  const named = readCalendar(text, { today, isPast: false }).filter(({ kind }) => kind !== 'every');
  // «la semana que viene, el sábado»: the day counts
  const words = named.find(({ kind }) => kind === 'day') ?? named[0];
  if (words === undefined || words.kind === 'every') return nothing;
  const date = words.kind === 'day' ? words.date : words.from;
  return date < today ? nothing : told({ kind: 'tournament', date });
}

/** Only a tournament is told by its day; all else holds in general. */
export function gameIn(sentence: Sentence, today: string): readonly Telling[] {
  const event = tournamentIn(sentence, today);
  if (sentence.passing) return [event];
  const { text } = sentence;
  return [
    event,
    sideIn(sentence),
    handIn(sentence),
    partnerIn(sentence),
    categoryIn(sentence),
    playtomicIn(sentence),
    clubLead.test(text) ? clubIn(sentence) : nothing,
    racketIn(sentence),
    goalIn(sentence),
  ];
}
