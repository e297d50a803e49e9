import { remembered } from '@bandeja/domain/wire/remembered';
import { normalise } from '#language/normalise.ts';
import { byForm, isOneSlip } from '#language/speller.ts';
import { respell } from '#language/spelling.ts';

/** Phone spellings; health words and the most common abbreviations are handled in `respell`. */
const typed: Readonly<Record<string, string>> = {
  hoy: 'oy hoi',
  manana: 'mnn mnna mnana manyana maniana',
  'por favor': 'xfa xfi porfa porfi porfavor pls plis',
  quiero: 'kiero qiero qro',
  quisiera: 'kisiera',
  como: 'cmo kmo komo cm',
  cuando: 'cnd cndo kuando',
  cuanto: 'cuant kuanto',
  hacer: 'aser hazer acer',
  hazme: 'asme azme hasme',
  hago: 'ago',
  hice: 'ise ize',
  puedo: 'pueo pudo',
  para: 'pa',
  'fin de semana': 'finde',
  gracias: 'grax graxias grcs grs grasias thx tnks',
  ok: 'okey oki okis okay',
  buenas: 'wenas guenas bnas',
  bueno: 'bno',
  si: 'sip sii',
  no: 'nop noo',
  lunes: 'lun',
  miercoles: 'mier miercole',
  viernes: 'vie biernes vierne',
  sabado: 'sab sabados savado sabao',
  domingo: 'dom domingos',
  jueves: 'jueve juebes',
  quita: 'kita',
  quitame: 'kitame',
  quitar: 'kitar',
  cuantas: 'kuantas',
  toca: 'toka',
  bandeja: 'vandeja bufandeja',
  vibora: 'vivora bibora bivora',
  volea: 'bolea',
  voleas: 'boleas',
  reves: 'rebes',
  smash: 'esmash smach',
  saque: 'saqe sake',
  entreno: 'entreo entrno etreno',
  rutina: 'rutna rrutina',
};
const shorthand = byForm(typed);

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

const known = new Set(keywords);
const shortestSlip = 5;

const spellWord = remembered((word: string) => {
  const meant = shorthand.get(word);
  if (meant !== undefined) return meant;
  if (word.length < shortestSlip || known.has(word) || realWords.has(word)) return word;
  return keywords.find((keyword) => keyword[0] === word[0] && isOneSlip(word, keyword)) ?? word;
});

/** Normalises a message for the chat's patterns: the reader's normal form with the chat's own words corrected. */
export function spell(message: string): string {
  return respell(normalise(message))
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/^[^a-z]*ola\b/, 'hola')
    .replace(/[a-z]+/g, spellWord)
    .replace(/ +/g, ' ')
    .trim();
}
