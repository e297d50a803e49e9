import type { WishedMinutes } from '#reader/types.ts';

const time = '(\\d{1,2})(?:[:.h](\\d{2}))?(?: ?(?:h|hs|horas|de la (?:manana|tarde|noche)))?';
const clocks = [
  // «tengo un hueco de 12 a 13»
  /\b(?:hueco|rato|libre|descanso|horario|puedo|tengo(?: tiempo)?)(?: \w+){0,2}? de (\d|1\d|2[0-4])(?:[:.](\d{2}))? a (\d|1\d|2[0-4])(?:[:.](\d{2}))?\b(?! ?(?:min|'|dias|veces|series|anos|h\b|horas|kg|kilos|\d))/,
  new RegExp(
    `\\b(?:de|desde|entre|a) las? ${time}[^.;]{0,30}? (?:a|y|hasta)(?: las?)? ${time}(?![\\d ]*(?:min|dias|veces|series))`,
  ),
  /\b(?:de|desde|entre) (\d{1,2})[:.h](\d{2}) ?(?:h|hs)? ?(?:a|y|hasta) (\d{1,2})[:.h](\d{2})/,
  /\b(?:de|desde|entre) (\d{1,2})(?:[:.h](\d{2}))? ?(?:a|y|hasta) (\d{1,2})[:.](\d{2})\b/,
  // Small numbers are hours one has, not hours of the day: «de 1 a 2 h».
  /\b(?:de|entre) (\d|1\d|2[0-4])(?:[:.](\d{2}))? ?h? ?(?:a|y) ([6-9]|1\d|2[0-4])(?:[:.](\d{2}))? ?(?:h\b|hs\b|horas\b|de la (?:manana|tarde|noche))/,
];

/** The time between two hours of the day («de 19:00 a 20:30», «desde las 7 hasta las 8») and where it stands, or null. */
export function clockSpan(said: string): (WishedMinutes & { start: number; end: number }) | null {
  // «de 7 a 8 y media», keeping every character's place.
  const text = said.replace(/\b(\d{1,2}) y (media|cuarto)\b/g, (hit, hour: string, part: string) =>
    `${hour}:${part === 'media' ? 30 : 15}`.padEnd(hit.length),
  );
  for (const clock of clocks) {
    const hit = clock.exec(text);
    if (hit === null) continue;
    const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = hit;
    const minutes = 60 * (Number(toHour) - Number(fromHour)) + Number(toMinute) - Number(fromMinute);
    const span = minutes <= 0 ? minutes + 720 : minutes;
    if (span >= 10 && span <= 240)
      return { minutes: span, kind: 'about', start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}
