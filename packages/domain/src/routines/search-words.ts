/** Typed words → words in routines and exercises, folded. `abdomin*` matches words that begin so, `perder_peso` a phrase. */
const synonyms: readonly (readonly [typed: string, means: string])[] = [
  ['abdominal* abdomen abs tableta faja* tronco oblicuo* lumbopelvic*', 'core plancha tronco'],
  ['lumbalgia lumbago lumbares rinon* espalda_baja zona_lumbar ciatica', 'espalda lumbar core'],
  ['cervical* cuello trapecio*', 'espalda hombro dorso'],
  ['gemelo* pantorrilla* soleo aquiles', 'gemelo soleo tobillo'],
  ['cuadricep* muslo* isquio* femoral* tren_inferior', 'piernas'],
  ['culo gluteo*', 'gluteos'],
  ['bicep* tricep* antebrazo* agarre', 'brazos antebrazo agarre'],
  ['pectoral* pecho', 'pecho'],
  ['dorsal* espalda', 'espalda'],
  ['epicondil* codo_de_tenista tenista', 'codo'],
  ['manguito* rotador* supraespinoso deltoide*', 'hombro hombros'],
  ['menisco rotula rodillas', 'rodilla'],
  ['esguince* tobillos', 'tobillo'],
  ['munecas', 'muneca'],
  ['perder_peso adelgazar quemar quemar_grasa bajar_de_peso perder_grasa', 'cardio'],
  ['fuerte fuertes musculo* muscular* pesas gimnasio gym tonificar', 'fuerza'],
  ['mancuerna* kettlebell* pesa_rusa', 'mancuernas kettlebell'],
  ['banda* elastic* goma*', 'gomas'],
  ['estirar estiramiento* flexibilidad elasticidad rigidez rigido', 'flexibilidad movilidad'],
  ['calentar calentamiento* activacion activar antes_de_jugar antes_del_partido', 'calentamiento prepartido'],
  ['recuperar descansar descarga agujetas cansado cansancio despues_del_partido', 'recuperacion descargar descanso'],
  ['aguantar fondo aerobic* resistencia correr carrera pulmon* ritmo', 'cardio aerobica'],
  ['explosiv* potencia velocidad rapid* acelerar', 'explosiva potencia'],
  ['salto* saltar', 'pliometria saltos'],
  ['agil* pies desplazamiento* reaccion cambios_de_direccion piernas_rapidas', 'agilidad pies'],
  ['equilibrio estabilidad propiocepcion', 'equilibrio estable funcionalidad'],
  ['nervios nervioso concentra* cabeza calma presion mental* confianza respira*', 'mental concentracion'],
  ['pareja companero colocacion posicion* estrategia tactic*', 'tactico pareja'],
  ['tecnic* golpes', 'tecnico'],
  ['fisic* preparacion_fisica', 'fisico'],
  ['smash rematar remates x3 x4 por_tres', 'remate'],
  ['volear voleas', 'volea'],
  ['subir_a_la_red red', 'red transicion'],
  ['cristal* vidrio rebote* salida_de_pared', 'paredes'],
  ['defender defensa', 'defensa paredes'],
  ['servir servicio sacar', 'saque'],
  ['restar devolucion', 'resto'],
  ['aire lob', 'globo'],
  ['jugar amistoso partidos', 'partido'],
  ['principiantes novato* iniciacion basic* empezar nivel_bajo', 'principiante'],
  ['intermedios nivel_medio', 'intermedio'],
  ['avanzados experto* nivel_alto competicion', 'avanzado'],
  ['sin_saltos sin_saltar sin_impacto bajo_impacto poco_impacto', 'sinsaltos'],
  ['en_casa casa salon sin_pista', 'encasa casa'],
  ['lesion* prevenir prevencion', 'prevenir'],
  ['corto corta poco_tiempo express rapidita', 'corta'],
];

const fillerWords = new Set(
  'rutina rutinas ejercicio ejercicios entreno entrenos quiero hacer mejorar mas mejor bien algo trabajar'.split(' '),
);

/** Of «sin saltos» only the meaning is searched: its words would find jumping exercises. */
export type SearchTerm = { typed: readonly string[]; means: readonly string[] };

export type SearchReading = {
  terms: SearchTerm[];
  minutes: number | null;
  isWithoutMaterial: boolean;
};

/** More words than this add nothing. */
const wordsMost = 10;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function wordsOf(typed: string): string[] {
  return [
    ...new Set(
      folded(typed)
        .split(/[^a-z0-9]+/)
        .filter(Boolean),
    ),
  ].slice(0, wordsMost);
}

function wordsIn(text: string): string[] {
  return [
    ...new Set(
      folded(text)
        .split(/[^a-z0-9]+/)
        .filter(Boolean),
    ),
  ];
}

const times: readonly (readonly [pattern: RegExp, minutes: (amount: number) => number])[] = [
  [/\b(?:una |1 )?hora y media\b/g, () => 90],
  [/\btres cuartos(?: de hora)?\b/g, () => 45],
  [/\bmedia hora\b|\bmedia horita\b/g, () => 30],
  [/\bun cuarto de hora\b/g, () => 15],
  [/\b(\d{1,3}) ?(?:minutos|minuto|minutitos|mins|min|m|')(?![a-z])/g, (amount) => amount],
  [/\b([1-3]) ?(?:horas|hora|h)\b/g, (amount) => amount * 60],
  [/\buna hor(?:a|ita)\b/g, () => 60],
];
const noMaterial = /\bsin (?:ningun )?(?:material|equipo|equipamiento|aparatos|accesorios|nada)\b/g;

export function readSearchText(text: string): SearchReading {
  const plain = folded(text);
  const time = times.find(([pattern]) => plain.search(pattern) >= 0);
  const [, amount = '0'] = time ? (new RegExp(time[0].source).exec(plain) ?? []) : [];
  const words = wordsOf(withoutMaterial(withoutMinutes(plain)));
  const meaningful = words.filter((word) => !fillerWords.has(word));
  return {
    terms: termsOf(meaningful.length > 0 ? meaningful : words),
    minutes: time ? time[1](Number(amount)) : null,
    isWithoutMaterial: plain.search(noMaterial) >= 0,
  };
}

export function withoutMinutes(text: string): string {
  return times.reduce((left, [pattern]) => cut(left, pattern), text);
}

export function withoutMaterial(text: string): string {
  return cut(text, noMaterial);
}

/** The pattern is for folded text; folding keeps the length of composed letters. */
function cut(text: string, pattern: RegExp): string {
  const composed = text.normalize('NFC');
  const found = [...folded(composed).matchAll(pattern)].reverse();
  const left = found.reduce(
    (rest, match) => rest.slice(0, match.index) + rest.slice(match.index + match[0].length),
    composed,
  );
  return left.replace(/\s+/g, ' ').trim();
}

function termsOf(words: readonly string[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhraseAt(words, at);
    const typed = words.slice(at, at + length);
    const isNegated = typed[0] === 'sin' && length > 1;
    terms.push({ typed: isNegated ? [] : typed, means: meaningsOf(typed) });
    at += length;
  }
  return terms;
}

const entries = synonyms.flatMap(([typed, means]) =>
  typed.split(/\s+/).map((entry) => ({ words: entry.split('_'), means: means.split(' ') })),
);

function longestPhraseAt(words: readonly string[], at: number): number {
  const lengths = entries.filter(({ words: phrase }) => matches(phrase, words.slice(at, at + phrase.length)));
  return Math.max(1, ...lengths.map(({ words: phrase }) => phrase.length));
}

function meaningsOf(typed: readonly string[]): string[] {
  const found = entries.filter(({ words }) => words.length === typed.length && matches(words, typed));
  return [...new Set(found.flatMap(({ means }) => means))];
}

function matches(phrase: readonly string[], typed: readonly string[]): boolean {
  return (
    phrase.length === typed.length &&
    phrase.every((part, at) => (part.endsWith('*') ? typed[at]?.startsWith(part.slice(0, -1)) : typed[at] === part))
  );
}

export function hasEveryTerm(text: string, terms: readonly SearchTerm[]): boolean {
  const there = wordsIn(text);
  const has = (word: string) => there.some((other) => other.startsWith(word) || other === word.replace(/e?s$/, ''));
  return terms.every(({ typed, means }) => (typed.length > 0 && typed.every(has)) || means.some(has));
}
