import { type Material, materials, type Place } from '@bandeja/domain/exercises/vocabulary';
import { spokenMinutes } from '#language/durations.ts';
import { normalise } from '#language/normalise.ts';

/** What an answer says of how sessions are; null: not said. */
export type SessionsReading = {
  minutes: number | null;
  equipment: Material[] | null;
  places: Place[] | null;
};

/** Besides the name itself. */
const otherNames: Partial<Record<Material, RegExp>> = {
  mancuernas: /\bmancuernas?\b|\bpesas?\b(?! rusas?)/,
  kettlebell: /\bkettlebells?\b|\bpesas? rusas?\b/,
  gomas: /\bgom(?:a|as|ita|itas)\b|\bbandas?(?: elasticas?)?\b|\belasticos?\b/,
  bolas: /\b(?:pelotas|bolas)\b/,
  'balón medicinal': /\bbalon(?:es)? (?:medicinal(?:es)?|de peso)\b/,
  comba: /\bcomba\b|\bcuerda\b/,
  bici: /\bbici(?:cleta)?s?\b/,
  cajón: /\bcajon(?:es)?\b|\bstep\b/,
};

/** Found on a court or at home anyway: naming one of them takes no other away. */
const alwaysThere: readonly Material[] = ['pista', 'pared', 'pala', 'compañero', 'silla', 'toalla'];

const nothing =
  /\b(?:sin|no tengo|nada de|ningun) (?:nada de )?(?:material|equipo|equipamiento|aparatos|nada)\b|^no tengo nada$/;
const places: Record<Place, RegExp> = {
  home: /\b(?:en|por) (?:mi )?casa\b|\bsalon\b|\bterraza\b|\bgaraje\b/,
  court: /\bpistas?\b|\ben el club\b/,
};
const denied = /\b(?:no|ni|sin)(?: \w+){0,2} ?$/;

/** «45 minutos, en casa y con gomas», «una hora en la pista», «no tengo material». */
export function readSessions(text: string): SessionsReading | null {
  const plain = normalise(text);
  const named = materials.filter(
    (material) => !alwaysThere.includes(material) && isSaid(plain, otherNames[material] ?? wordOf(material)),
  );
  const where = (['home', 'court'] as const).filter((place) => isSaid(plain, places[place]));
  const minutes = spokenMinutes(plain);
  const without = nothing.test(plain) ? [] : null;
  const equipment = named.length > 0 ? named : without;
  if (minutes === null && equipment === null && where.length === 0) return null;
  return { minutes, equipment, places: where.length > 0 ? where : null };
}

const wordOf = (material: Material) => new RegExp(`\\b${normalise(material)}\\b`);

function isSaid(text: string, pattern: RegExp): boolean {
  const hit = pattern.exec(text);
  return hit !== null && !denied.test(text.slice(0, hit.index));
}
