import type { Fact, FactKind } from '#coach/schemas.ts';
import type { Diet, Job, KitPlace, PartOfDay, PlayedSide } from '#coach/vocabulary.ts';
import type { CourtSide } from '#matches/vocabulary.ts';
import { weekdayNames } from '#schedule/rules.ts';
import type { Weekday } from '#schedule/vocabulary.ts';

export const coachMessages = {
  untitled: 'Nueva conversación',
  empty: 'Escribe un mensaje',
  tooLong: 'El mensaje puede tener 2000 caracteres como máximo',
} as const;

/** The page on which players see and erase what they told. */
export const factsPageTitle = 'Qué sabe tu entrenador';

export const factGroups: readonly { title: string; kinds: readonly FactKind[] }[] = [
  {
    title: 'Tu pádel',
    kinds: ['side', 'hand', 'partner', 'category', 'playtomic', 'club', 'goal'],
  },
  { title: 'Tu semana', kinds: ['days', 'busy', 'hour', 'job'] },
  { title: 'Tu material', kinds: ['racket', 'kit'] },
  { title: 'Tus entrenos', kinds: ['refused'] },
  { title: 'Tú', kinds: ['name', 'children', 'diet'] },
];

const sides: Record<CourtSide, string> = { drive: 'drive', backhand: 'revés' };
const playedSides: Record<PlayedSide, string> = {
  drive: 'Juegas de drive',
  backhand: 'Juegas de revés',
  both: 'Juegas en los dos lados',
};
const handed = { left: 'zurd', right: 'diestr' } as const;
const hours: Record<PartOfDay, { at: string; alone: string }> = {
  morning: { at: ' de la mañana', alone: 'por la mañana' },
  noon: { at: '', alone: 'a mediodía' },
  afternoon: { at: ' de la tarde', alone: 'por la tarde' },
  night: { at: ' de la noche', alone: 'por la noche' },
};
const kitPlaces: Record<KitPlace, string> = { home: 'En casa', trip: 'De viaje' };
const jobs: Record<Job, string> = {
  shifts: 'Trabajas a turnos',
  nights: 'Trabajas de noche',
  desk: 'Trabajas muchas horas en una silla',
  standing: 'Trabajas de pie',
  home: 'Teletrabajas',
  travels: 'Viajas a menudo por trabajo',
};
const diets: Record<Diet, (ending: 'a' | 'o') => string> = {
  celiac: (ending) => `Eres celiac${ending}`,
  gluten: () => 'No puedes tomar gluten',
  lactose: () => 'No puedes tomar lactosa',
  milk: (ending) => `Eres alérgic${ending} a la leche`,
  nuts: (ending) => `Eres alérgic${ending} a los frutos secos`,
  egg: (ending) => `Eres alérgic${ending} al huevo`,
  fish: (ending) => `Eres alérgic${ending} al pescado`,
  seafood: (ending) => `Eres alérgic${ending} al marisco`,
  soy: (ending) => `Eres alérgic${ending} a la soja`,
  fructose: () => 'No puedes tomar fructosa',
  vegan: (ending) => `Eres vegan${ending}`,
  vegetarian: (ending) => `Eres vegetarian${ending}`,
  pescatarian: (ending) => `Eres pescetarian${ending}`,
};

const list = new Intl.ListFormat('es-ES', { style: 'long', type: 'conjunction' });
const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const plurals = (weekdays: readonly Weekday[]) =>
  list.format(
    weekdays.map((weekday) => {
      const name = weekdayNames[weekday].toLowerCase();
      return name.endsWith('s') ? name : `${name}s`;
    }),
  );

/** What a player told, as the trainer says it to them: «Juegas de revés», «Tu pareja, Marcos, es zurdo». */
export function factText(fact: Fact): string {
  switch (fact.kind) {
    case 'name':
      return `Te llamas ${fact.name}`;
    case 'side':
      return playedSides[fact.side];
    case 'hand':
      return `Eres ${handed[fact.hand]}${fact.feminine ? 'a' : 'o'}`;
    case 'partner':
      return partnerText(fact);
    case 'category':
      return `Juegas en ${fact.category}.ª categoría`;
    case 'playtomic':
      return `Tienes un ${decimal.format(fact.level)} de Playtomic`;
    case 'club':
      return `Tu club es ${fact.name}`;
    case 'racket':
      return `Juegas con la ${fact.name}`;
    case 'goal':
      return `Tu objetivo es ${fact.goal}`;
    case 'hour':
      return `Entrenas ${hourText(fact)}`;
    case 'days':
      return `Juegas los ${plurals(fact.weekdays)}`;
    case 'busy':
      return `Los ${plurals(fact.weekdays)} ${fact.reason === null ? 'no puedes' : fact.reason}`;
    case 'tournament':
      return `Tienes un torneo el ${day.format(new Date(fact.date))}`;
    case 'kit':
      return `${kitPlaces[fact.place]} ${fact.items.length === 0 ? 'no tienes material' : `tienes ${list.format(fact.items)}`}`;
    case 'refused':
      return `No quieres ${fact.exercise}`;
    case 'job':
      return jobs[fact.job];
    case 'children':
      return fact.count === 1 ? 'Tienes un hijo o una hija' : `Tienes ${fact.count} hijos`;
    case 'diet':
      return diets[fact.diet](fact.feminine ? 'a' : 'o');
  }
}

function partnerText({ name, hand, side, feminine }: Extract<Fact, { kind: 'partner' }>): string {
  const traits = [
    ...(hand === null ? [] : [`es ${handed[hand]}${feminine ? 'a' : 'o'}`]),
    ...(side === null ? [] : [`juega de ${sides[side]}`]),
  ];
  if (traits.length === 0) return `Tu pareja es ${name}`;
  return `Tu pareja${name === null ? '' : `, ${name},`} ${list.format(traits)}`;
}

function hourText({ at, part }: Extract<Fact, { kind: 'hour' }>): string {
  if (at === null) return hours[part ?? 'morning'].alone;
  const isOne = at === '1' || at.startsWith('1:');
  return `${isOne ? 'a la' : 'a las'} ${at}${part === null ? '' : hours[part].at}`;
}
