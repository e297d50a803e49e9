/** Days in the units people count in. */
export const unitDays: Record<string, number> = { dia: 1, semana: 7, mes: 30, ano: 365 };
/** «hace unas semanas»: a cautious, low number. */
const vagueCounts: Record<string, number> = { un: 1, una: 1, varios: 3, varias: 3, muchos: 6, muchas: 6, bastantes: 4 };

const counted =
  /(?<!\bdesde )\bhace (?:ya |como |casi |mas de |aproximadamente |cosa de )*(?:(\d+|un|una|varios|varias|muchos|muchas|bastantes|unos|unas|algunos|algunas) )?(?:par de )?(dia|semana|mes|ano)(?:s|es)?\b(?! que (?:no|jueg|entren|practic|estoy|llevo))/;
const longAgo =
  /\bde (?:muy )?(?:pequen|joven|nin|crio|cria|chaval)\w*|(?:con|a los) (?:[1-9]|1[0-2]) anos|en la infancia|en mi juventud|\bantigu[oa]s?\b|\bviej[oa]s?\b|\bhace (?:ya )?(?:muchisimo|mucho|bastante)\b(?! (?:que no|dano|dolor|calor|frio))|\banos atras|\b(?:19\d\d|20[01]\d|202[0-4])\b|(?:ano|verano|temporada|invierno) pasad[oa]/;
const recent = /\b(?:ayer|hoy|anoche|ahora|acabo de|acaba de|sigue|sigo|todavia|aun)\b/;

/** Words for an end: «ya bien», «totalmente recuperado». */
const healed =
  /\bya (?:(?!no\b|sin\b|casi\b|mal\b|medio\b)\w+ ){0,3}?(?:bien(?! \w+d[oa]s?\b)|perfect\w+|curad\w+|recuperad\w+|superad\w+)|(?<!\b(?:no|mal|casi|medio|sin|aun|todavia) (?:\w+ ){0,3})\b(?:recuperad[oa]s?|curad[oa]s?|superad[oa]s?|soldad[oa]s?)\b|\bya (?:no|sin) (?:me |tengo |hay |da )*(?:dolor\w*|duel\w+|molest\w+|problem\w+|nada|fiebre)|\bya se me (?:paso|quito|fue|ha (?:pasado|quitado|ido))|\bsin secuelas|de alta\b|alta medica/;

/** Days since an event according to a stretch of text; null without a date or for today. */
export function ageInDays(text: string): number | null {
  if (recent.test(text)) return null;
  const match = counted.exec(text);
  if (match !== null) {
    const count = match[1] === undefined ? 1 : (vagueCounts[match[1]] ?? (Number(match[1]) || 2));
    return count * (unitDays[match[2] ?? ''] ?? 1);
  }
  return longAgo.test(text) ? 365 : null;
}

export const isHealed = (text: string): boolean => healed.test(text);

/** «pero ya estoy bien» is a feeling, no recovery: it does not end an undated injury. */
const isMereAssurance = (text: string): boolean =>
  !/recuperad|curad|superad|soldad|secuelas|\balta\b|visto bueno|\bya no\b|\bsin (?:dolor|molest|problem)|\bya (?:se me|esta\b)/.test(
    text,
  );

/**
 * The remaining effect of a past red flag: none after a year (or half a year and healed, or healed and undated), a
 * professional's check after three weeks, the full flag before that. An illness is over after two weeks.
 */
export function fade(kind: 'injury' | 'illness', text: string): 'full' | 'prof' | 'gone' {
  const age = ageInDays(text);
  const over = isHealed(text) && !recent.test(text.replace(/\bya\b/g, ''));
  if (kind === 'illness') return over || (age !== null && age >= 14) ? 'gone' : 'full';
  if (age === null) return over && !isMereAssurance(text) ? 'gone' : 'full';
  if (age >= 365 || (age >= 180 && over)) return 'gone';
  return age >= 21 ? 'prof' : 'full';
}
