import type { Better, Recap } from '#recap/contract.ts';

const words = ['Ninguna', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'];
const inWords = (count: number) => words[count] ?? String(count);
const figure = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const sessions = (count: number) => (count === 1 ? '1 sesión' : `${count} sesiones`);

type NextBlock = NonNullable<NonNullable<Recap['next']>['block']>;
type Sums = Pick<Recap, 'done' | 'planned'>;

/** What a week was, in words that page, mail and message share; nothing of health: others may see a screen. */
export const recapMessages = {
  title({ done, planned }: Sums): string {
    if (planned.sessions === 0 && done.sessions === 0) return 'Semana de descanso';
    if (planned.sessions === 0) return `${inWords(done.sessions)} ${done.sessions === 1 ? 'sesión' : 'sesiones'}`;
    return `${inWords(done.sessions)} de ${inWords(planned.sessions).toLowerCase()}`;
  },
  sentence({ done, planned }: Sums): string {
    const more = done.sessions - planned.sessions;
    if (done.sessions === 0) return 'Lo que no pudo ser no se acumula. La semana que viene empieza de cero.';
    if (planned.sessions === 0) return 'No había nada planeado, y aun así te moviste.';
    if (more === 0) return 'Todas las que habías planeado.';
    if (more > 0) return more === 1 ? 'Una más de las planeadas.' : `${inWords(more)} más de las planeadas.`;
    const missed = more === -1 ? 'Una no pudo ser' : `${inWords(-more)} no pudieron ser`;
    return `${missed}. No se acumulan.`;
  },
  minutes: ({ done, planned }: Sums) => `Hecho: ${done.minutes} min. Planeado: ${planned.minutes} min.`,
  better(better: Better): string {
    switch (better.kind) {
      case 'mark': {
        const { name, unit, value, before } = better;
        return `${name}: ${markText(value, unit)}. Tu mejor marca era ${markText(before, unit)}.`;
      }
      case 'minutes':
        return `${better.value} minutos. La semana anterior, ${better.before}.`;
      case 'streak':
        return `${inWords(better.weeks)} semanas seguidas entrenando.`;
    }
  },
  score: (matches: Recap['matches']): [won: number, lost: number] => [
    matches.filter((match) => match.won === true).length,
    matches.filter((match) => match.won === false).length,
  ],
  matches(matches: Recap['matches']): string {
    const [won, lost] = recapMessages.score(matches);
    return `Partidos ganados: ${won}. Perdidos: ${lost}.`;
  },
  next: ({ sessions: count, minutes }: { sessions: number; minutes: number }) => `${sessions(count)}, ${minutes} min.`,
  block({ name, week, weeks }: NextBlock): string {
    if (week === 1) return `Empieza «${name}».`;
    return week === weeks ? `Última semana de «${name}».` : `Semana ${week} de ${weeks} de «${name}».`;
  },
  subject: (title: string) => `Tu semana: ${title.toLowerCase()}`,
  open: 'Ver mi semana',
  nextHeading: 'La semana que viene',
  why: 'Recibes este correo porque pediste el resumen de tu semana.',
  push: (title: string) => `Tu semana: ${title.toLowerCase()}`,
  nudge: {
    title: 'Una semana sin sesiones: pasa',
    body: 'Cuando quieras volver, empieza por una corta. No hay nada que recuperar.',
    open: 'Ver mi semana',
    once: 'Solo te lo decimos esta vez.',
  },
} as const;

export function markText(value: number, unit: string): string {
  return `${figure.format(value)} ${unit}`;
}
