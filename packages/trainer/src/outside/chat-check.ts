import { wordLimit } from '#chat/phrase.ts';
import { normalise } from '#language/normalise.ts';
import { readHealth } from '#reader/health.ts';

/** An outside model's answer is refused from here on; our own are shorter still. */
const charactersMost = 1200;

const forbidden: RegExp[] = [
  // markup, addresses, code
  /[<>{}[\]|`#*_]|https?:|www\.|\w@\w/,
  // medicines and doses
  /\d\s?(?:mg|ml|mcg|ui)\b|ibuprofen|paracetamol|antiinflamator|corticoid|infiltra|esteroid|anaboliz|testoster|pastilla/,
  // a diagnosis
  /\btienes (?:una? )?(?:\w+ )?(?:tendinitis|rotura|fractura|esguince|hernia|bursitis|fascitis|epicondil\w+|lesion)/,
  // promises
  /\bcura(?:s|n|r|ras|ra)?\b|\bgarantiz|\bevit\w+ (?:\w+ )?lesion|\bsin lesiones\b|\ben \d+ dias\b|milagr/,
  // something it cannot have done
  /\b(?:he|hemos) (?:cambiad|movid|borrad|guardad|actualizad|regenerad|reservad|enviad|apuntad|programad|anadid|quitad)/,
  /\b(?:ya (?:esta|queda)|queda) (?:cambiad|movid|borrad|guardad|actualizad|regenerad|reservad|enviad|apuntad|programad)/,
  // about itself and its rules
  /\b(?:system prompt|instruccion\w*|mis reglas|modelo de lenguaje|as an ai|language model)\b/,
  // training through what forbids it
  /sin dolor no hay|aguanta el dolor|entrena con fiebre|al fallo|1 ?rm\b/,
];

/** What only the draft can know or allow: the player's plan and days, and work that somebody may have to avoid. */
const onlyFromDraft =
  /\b(?:te toca|llevas|tu (?:plan|semana)|est[ae] (?:semana|mes)|hoy|ayer|manana|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|salt(?:os?|ar|as?|ando)|brinc\w*|burpees?|pliometr\w*|sprints?|corr(?:er|e|es|iendo)|carreras?|trot\w*)\b/g;

export type Known = {
  draft: string;
  message: string;
  /** Names of the catalogue's exercises: one that the draft does not name may be one to avoid. */
  exercises: readonly string[];
};

/**
 * Whether a piece of an outside model's answer (whole sentences) may be shown: nothing that is never recommended
 * (docs/training.md#never-recommend), no number, day or exercise that neither our draft nor the player's message holds,
 * no word on health of its own.
 */
export function mayShow(text: string, { draft, message, exercises }: Known): boolean {
  if (text.length > charactersMost || text.split(/\s+/).length > wordLimit * 1.5) return false;
  const plain = normalise(text);
  if (forbidden.some((pattern) => pattern.test(plain) || pattern.test(text.toLowerCase()))) return false;
  if (readHealth(text).redFlag !== null) return false;
  const given = normalise(`${draft} ${message}`);
  const said = new Set(given.match(onlyFromDraft) ?? []);
  if ((plain.match(onlyFromDraft) ?? []).some((word) => !said.has(word))) return false;
  if (exercises.map(normalise).some((name) => plain.includes(name) && !given.includes(name))) return false;
  const allowed = numbersIn(given);
  return [...numbersIn(text)].every((number) => allowed.has(number));
}

function numbersIn(text: string): Set<string> {
  return new Set(normalise(text).match(/\d+(?:[.,]\d+)*/g) ?? []);
}

/** Splits what has come so far into whole sentences and the rest that is still being written. */
export function wholeSentences(text: string): { whole: string; rest: string } {
  const ends = [...text.matchAll(/[.!?…:][»")]?(?=\s)|\n/g)];
  const last = ends.at(-1);
  if (last === undefined) return { whole: '', rest: text };
  const end = last.index + last[0].length;
  return { whole: text.slice(0, end), rest: text.slice(end) };
}
