import type { CoachScope } from '#coaching/vocabulary.ts';

export const coachingMessages = {
  qualification: 'Escribe tu título y dónde entrenas, en 120 caracteres como máximo',
  about: 'Cuéntalo en 600 caracteres como máximo',
  languages: 'Elige al menos un idioma',
  capacity: 'Escribe cuántos jugadores puedes llevar, de 1 a 200',
  photo: 'La foto tiene que ser JPEG, PNG o WebP, de 200 kB como máximo',
  terms: 'Marca la casilla para comprometerte a la confidencialidad',
  code: 'El código tiene seis letras o cifras, como 7K4-Q2M',
  guardianEmail: 'Escribe el correo de tu madre, padre o tutor',
  guardianOwn: 'Tiene que ser su correo, no el tuyo',
  reason: 'Cuéntanos qué ha pasado',
  text: 'Escribe tu mensaje',
  textLong: 'El mensaje puede tener 4000 caracteres como máximo',
  note: 'La nota puede tener 4000 caracteres como máximo',
  dayNote: 'Puede tener 200 caracteres como máximo',
  templateName: 'Ponle un nombre de 60 caracteres como máximo',
} as const;

/** What a coach agrees to; a changed wording gets a new version. */
export const coachTerms = {
  version: '2026-11-30',
  text: 'Me comprometo a guardar en secreto lo que vea de mis jugadores, a usarlo solo para entrenarles, a no sacarlo de Bandeja y a seguir guardándolo cuando dejemos de entrenar juntos.',
} as const;

/** Between accepting and ending, each can be switched. */
export const scopeTexts: Record<'plan' | CoachScope, { name: string; what: string }> = {
  plan: { name: 'Plan y sesiones', what: 'Tu semana, lo que haces y tu esfuerzo. Puede cambiar tus días. Va siempre.' },
  health: { name: 'Salud y molestias', what: 'Zonas, dolor de 0 a 10, avisos y tu control semanal.' },
  strokes: { name: 'Golpes', what: 'Tus notas, junto a las suyas.' },
  films: { name: 'Vídeos', what: 'Solo los que tú le envíes, uno a uno.' },
  weight: { name: 'Peso', what: 'Tu peso y su historia.' },
  pulse: { name: 'Pulso', what: 'Las pulsaciones de tus sesiones.' },
};

const dayName = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayOf = (date: string): string => dayName.format(new Date(`${date}T12:00:00Z`)).replace(',', '');
const quotedMost = 80;

/** Why a player needs the coach, with its figures. */
export const attentionFacts = {
  redFlag: 'Ha contado algo que tiene que mirar un médico. Su semana está en pausa y ya le hemos dicho que no entrene.',
  alarmingCheckIn: 'En su control ha contado algo que tiene que mirar un médico. Ya le hemos dicho qué hacer.',
  film: ({ title, since }: { title: string; since: string }) => `«${title}», desde el ${dayOf(since)}.`,
  comment: (text: string) => `«${text.length > quotedMost ? `${text.slice(0, quotedMost).trim()}…` : text}»`,
  discomfort: ({ region, days, least, most }: { region: string; days: number; least: number; most: number }) =>
    `${region.charAt(0).toLocaleUpperCase('es')}${region.slice(1)}: ${days} días esta semana, ${least === most ? `${most}` : `de ${least} a ${most}`} sobre 10.`,
  effort: ({ name, rpes }: { name: string; rpes: readonly number[] }) =>
    `${name}: esfuerzo ${rpes.slice(0, -1).join(', ')} y ${rpes.at(-1)} en tres sesiones, con el mismo peso.`,
  idle: (days: number | null, last: { date: string; name: string } | null) =>
    last === null || days === null
      ? 'Aún no ha terminado ninguna sesión.'
      : `${days} días sin sesión. La última, el ${dayOf(last.date)}: ${last.name}.`,
  planEnds: (until: string, today: string) =>
    until < today ? `Tu plan acabó el ${dayOf(until)}.` : `Tu plan acaba el ${dayOf(until)}.`,
} as const;

export const coachTitle = (feminine: boolean): string => (feminine ? 'entrenadora' : 'entrenador');
