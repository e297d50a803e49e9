/** «6-4», «6/4», «6 a 4»; a date or an hour has other figures around it. */
const result =
  /(?<![\d:/.-])(\d{1,2}) ?(?:-|–|\/| a ) ?(\d{1,2})(?![\d:/.-]|\s?(?:h|min|anos|dias|horas|veces|partidos)\b)/g;

/** The results of a normalised text in its order: games of ours, games of theirs. */
export const scoresIn = (text: string): { us: number; them: number }[] =>
  [...text.matchAll(result)].map(([, us, them]) => ({ us: Number(us), them: Number(them) }));
