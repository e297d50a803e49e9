import { normalise } from '#language/normalise.ts';
import { respell } from '#language/spelling.ts';

/** What people type on a phone; health words and the commonest abbreviations are the reader's (`respell`). */
const shorthand: Record<string, string> = {
  oy: 'hoy',
  hoi: 'hoy',
  mnn: 'manana',
  mnna: 'manana',
  mnana: 'manana',
  manyana: 'manana',
  maniana: 'manana',
  xfa: 'por favor',
  xfi: 'por favor',
  porfa: 'por favor',
  porfi: 'por favor',
  porfavor: 'por favor',
  pls: 'por favor',
  plis: 'por favor',
  kiero: 'quiero',
  qiero: 'quiero',
  qro: 'quiero',
  kisiera: 'quisiera',
  cmo: 'como',
  kmo: 'como',
  komo: 'como',
  cm: 'como',
  cnd: 'cuando',
  cndo: 'cuando',
  kuando: 'cuando',
  cuant: 'cuanto',
  aser: 'hacer',
  hazer: 'hacer',
  acer: 'hacer',
  asme: 'hazme',
  azme: 'hazme',
  hasme: 'hazme',
  ago: 'hago',
  ise: 'hice',
  ize: 'hice',
  pueo: 'puedo',
  pudo: 'puedo',
  pa: 'para',
  finde: 'fin de semana',
  grax: 'gracias',
  graxias: 'gracias',
  grcs: 'gracias',
  grs: 'gracias',
  grasias: 'gracias',
  thx: 'gracias',
  tnks: 'gracias',
  okey: 'ok',
  oki: 'ok',
  okis: 'ok',
  okay: 'ok',
  wenas: 'buenas',
  guenas: 'buenas',
  bnas: 'buenas',
  bno: 'bueno',
  sip: 'si',
  sii: 'si',
  nop: 'no',
  noo: 'no',
  lun: 'lunes',
  mier: 'miercoles',
  miercole: 'miercoles',
  vie: 'viernes',
  sab: 'sabado',
  dom: 'domingo',
  sabados: 'sabado',
  domingos: 'domingo',
  biernes: 'viernes',
  vierne: 'viernes',
  jueve: 'jueves',
  juebes: 'jueves',
  savado: 'sabado',
  sabao: 'sabado',
  kita: 'quita',
  kitame: 'quitame',
  kitar: 'quitar',
  kuanto: 'cuanto',
  kuantas: 'cuantas',
  toka: 'toca',
  vandeja: 'bandeja',
  vivora: 'vibora',
  bibora: 'vibora',
  bivora: 'vibora',
  bolea: 'volea',
  boleas: 'voleas',
  rebes: 'reves',
  esmash: 'smash',
  smach: 'smash',
  saqe: 'saque',
  sake: 'saque',
  entreo: 'entreno',
  entrno: 'entreno',
  etreno: 'entreno',
  rutna: 'rutina',
  rrutina: 'rutina',
  bufandeja: 'bandeja',
};

/** Long, unmistakable words of the chat; one wrong, missing, doubled or swapped letter is read as them. */
const keywords =
  'martes jueves miercoles viernes sabado domingo descanso entrenamiento calentamiento bandeja vibora chiquita contrapared australiana agujetas sesiones suscripcion premium estadisticas zapatillas fuerza resistencia movilidad flexibilidad explosiva pliometria hidratacion proteina creatina concentracion rutina progreso regenera diferencia explicame'.split(
    ' ',
  );

/** Real words one slip away from a keyword. */
const realWords = new Set(
  'fuera fuerte parte partes marte marta martas lesion lesiones descenso descansos descansa descanse ruina retina rutinas bandejas viboras agujeta fuerzas resistencias progresos progresa explosivo explosivas explosivos domingos sabados viernesa premiun regenere diferencias diferencial proteinas jueces nueves pliometrica pliometrico pliometricos pliometricas'.split(
    ' ',
  ),
);

/** Whether two words differ by one letter: missing, doubled, wrong, or two neighbours swapped. */
function isOneSlip(word: string, keyword: string): boolean {
  if (Math.abs(word.length - keyword.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === keyword[from]) from += 1;
  let end = 0;
  while (end < Math.min(word.length, keyword.length) - from && word.at(-1 - end) === keyword.at(-1 - end)) end += 1;
  const [wrong, right] = [word.slice(from, word.length - end), keyword.slice(from, keyword.length - end)];
  if (wrong.length <= 1 && right.length <= 1) return true;
  return wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0];
}

const known = new Set(keywords);
const shortestSlip = 5;

function spellWord(word: string): string {
  if (Object.hasOwn(shorthand, word)) return shorthand[word] ?? word;
  if (word.length < shortestSlip || known.has(word) || realWords.has(word)) return word;
  return keywords.find((keyword) => keyword[0] === word[0] && isOneSlip(word, keyword)) ?? word;
}

/** A message as the chat's patterns expect it: the reader's normal form with the chat's own words put right. */
export function spell(message: string): string {
  return respell(normalise(message))
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/^[^a-z]*ola\b/, 'hola')
    .replace(/[a-z]+/g, spellWord)
    .replace(/ +/g, ' ')
    .trim();
}
