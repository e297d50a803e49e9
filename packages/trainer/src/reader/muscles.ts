import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import type { Line } from '#reader/lexicon.ts';
import type { Target } from '#reader/targets.ts';

const group = (id: string, groups: readonly MuscleGroup[], pattern: RegExp): Line<Target> => ({
  id: `gr.${id}`,
  pattern,
  effect: { topic: 'group', groups },
});

/** Muscle groups as training targets; whether they hurt is for the health reading to say. */
export const muscleLines: Line<Target>[] = [
  group(
    'core',
    ['Core'],
    /\bcore\b|\babdomin\w+|\babdomen\b|\boblicuos?\b|\babs\b|\babdos\b|\bzona media\b|\bfaja abdominal\b|\bsix ?pack\b|\btronco\b|\btableta\b/,
  ),
  group(
    'piernas',
    ['Piernas'],
    /\bpiern(?:a|as|itas?)\b|\bcuadriceps\b|\bmuslos?\b|\bisquio\w*|\bfemorales\b|\bgemel[oa]s?\b|\bpantorrillas?\b|\bsoleos?\b|\baductores\b|\blegs?\b/,
  ),
  group(
    'gluteos',
    ['Glúteos'],
    /\bglute\w+|\bgluteitos?\b|\bculo\b|\bpomp(?:a|as|is)\b|\bnalgas?\b|\bcachetes\b|\btrasero\b|\bcola(?= (?:y|firme)\b)|\bglutes\b/,
  ),
  group('espalda', ['Espalda'], /\bespald(?:a|as|ita)\b(?! baja)|\bdorsal\w*|\blumbares\b|\bzona lumbar\b|\bback\b/),
  group('hombros', ['Hombros'], /\bhombr(?:o|os|itos?)\b|\bdeltoides\b|\bmanguitos?(?: rotador\w*)?\b|\bshoulders?\b/),
  group(
    'brazos',
    ['Brazos'],
    /\bbra(?:zo|zos|citos?)\b|\bbiceps\b|\btriceps\b|\bantebrazos?\b|\bagarre\b(?! (?:de la pala|continental))|\barms?\b/,
  ),
  group('pecho', ['Pecho'], /\bpecho\b|\bpectoral\w*|\bpecs\b|\bchest\b/),
  group(
    'superior',
    ['Espalda', 'Hombros', 'Pecho', 'Brazos'],
    /\b(?:tren|parte|cuerpo|miembro) (?:superior\b|sup\b\.?)|\bupper ?body\b|\bde cintura para arriba\b|\bparte de arriba\b|\bhoy (?:toca )?arriba\b/,
  ),
  group(
    'inferior',
    ['Piernas', 'Glúteos'],
    /\b(?:tren|parte|cuerpo|miembro) (?:inferior\b|inf\b\.?)|\blower ?body\b|\bde cintura para abajo\b|\bparte de abajo\b|\bhoy (?:toca )?abajo\b/,
  ),
  {
    id: 'gr.pecho.otro',
    pattern:
      /\b(?:duele|dolor|molest\w*|opresion|presion|pinchazos?|punzadas?|aprieta)(?: \w+){0,4} pecho\b|\bpecho(?: (?:me|que|se))* (?:duele|aprieta|oprime|molesta)/,
    effect: { topic: 'hush' },
  },
  {
    id: 'gr.otro',
    pattern:
      /\b(?:levantar|subir|elevar) (?:el|los|mi|mis) (?:brazos?|hombros?)\b|\bpor encima de (?:los|el|mi|mis) hombros?\b|\bbrazo (?:por encima|arriba|izquierdo dormido)|\bmano derecha\b|\bespalda con espalda\b/,
    effect: { topic: 'hush' },
  },
];

/** Exercises people refuse by their name; the value is how catalogue names begin that word. */
const exerciseStems: [stem: string, pattern: RegExp][] = [
  ['sentadilla', /\bsentadill\w+|\bsquats?\b/],
  ['zancada', /\bzancadas?\b|\blunges?\b|\bestocadas?\b/],
  ['flexion', /\bflexion(?:es)?\b(?! de (?:cadera|rodilla|tronco))|\blagartijas?\b|\bpush ?ups?\b/],
  ['plancha', /\bplanchas?\b|\bplanks?\b/],
  ['peso muerto', /\bpesos? muertos?\b|\bdeadlifts?\b/],
  ['puente', /\bpuentes?\b(?= de glute|s\b)|\bhip ?thrusts?\b/],
  ['remo', /\bremo\b/],
  ['press', /\bpress\b/],
  ['swing', /\bswings?\b/],
  ['escaladores', /\bescaladores?\b|\bmountain ?climbers?\b/],
  ['boxeo', /\bboxeo\b/],
  ['curl nordico', /\bnordicos?\b|\bcurl nordico\b/],
  ['copenhague', /\bcopenhague\b/],
  ['granjero', /\bgranjero\b/],
];

const isCardio = new Set(['escaladores', 'boxeo']);

export const exerciseLines: Line<Target>[] = exerciseStems.map(([stem, pattern]) => ({
  id: `ex.${stem}`,
  pattern,
  effect: { topic: 'exercise', exercise: stem, fallback: [isCardio.has(stem) ? 'Cardio' : 'Fuerza'] },
}));
