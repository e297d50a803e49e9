import { isFirstName } from '#understand/facts/names.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Names that are words, too: only with a capital letter. */
const words = set(`
  alba ana angel angeles candela clara concha consuelo cristina curro dolores esther estrella fede fran gema gloria isa leo luz mar maria marco marina mario mati mercedes mica olga paco
  paloma pau paz pepe pilar rafa rocio rosa rosario salva salvador sol sole soledad tere toni victor victoria vane vera vicente`);
/** Capital letters that name nobody. */
const things = set(`
  lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad reyes semana santa pascua
  playtomic bullpadel nox head adidas babolat wilson siux starvie varlion dunlop kuikma decathlon asics joma vibora bandeja premium pro gratis strava garmin whatsapp youtube google apple watch
  fip wpt premier padel tour club fuerza explosiva cardio pliometria flexibilidad funcionalidad descanso partido tecnico tactico fisico espana madrid barcelona valencia sevilla malaga bilbao
  zaragoza argentina mexico chile colombia galicia andalucia cataluna canarias perfil dashboard ia dios`);

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);
const sentenceEnd = /(?:^|[.!?…:\n«"“(¿¡-])\s*$/u;

type Name = { from: number; to: number; word: string };

/** What may be the name of a person: a usual first name, or a capital letter within a sentence. In doubt it is one. */
export function personsIn(text: string): Name[] {
  return [...text.matchAll(/\p{L}{2,}/gu)].flatMap(({ 0: word, index }) => {
    const key = plain(word);
    const isFirst = sentenceEnd.test(text.slice(0, index));
    const isNamed = isFirstName(key) && (!words.has(key) || (isCapital(word) && !isFirst));
    const isCapitalWithin = isCapital(word) && !isFirst && !things.has(key);
    return isNamed || isCapitalWithin ? [{ from: index, to: index + word.length, word }] : [];
  });
}
