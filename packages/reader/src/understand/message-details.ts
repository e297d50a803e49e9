import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import type { SetGames } from '@bandeja/domain/matches/schemas';
import { mostMatchSets } from '@bandeja/domain/matches/vocabulary';
import { spell } from '#language/chat-spelling.ts';
import { type NamedDay, readDays, withDaysInQuestion } from '#language/days.ts';
import { spokenMinutes } from '#language/durations.ts';
import { type Kind, readKinds } from '#language/kinds.ts';
import { fromFirstWord } from '#language/options.ts';
import { closing, opening, phrases } from '#language/phrases.ts';
import { scoresIn } from '#language/scores.ts';
import { sayTired } from '#language/slang.ts';
import { fold, tokenise } from '#language/tokens.ts';
import { certainFrom } from '#understand/decisions.ts';
import type { DayReference, Found, Frame, MessageDetails, NamedGroup, NamedStroke } from '#understand/frame.ts';
import { conceptsOf } from '#vocabulary/concepts.ts';
import { strokeNames } from '#vocabulary/stroke-names.ts';
import { vocabulary } from '#vocabulary/vocabulary.ts';

const polite = opening(`
    muy?_buena/buenas_tardes/noches/dias? buenos_dias hola/hey/ey/holi/oye/oiga/perdona/disculpa/crack/maquina/figura/entrenador/entrenadora/coach/
    mister/profe/amigo/tio/saludos/vale/ok/bueno/perfecto/genial/guay/estupendo/pues/jaja* por_favor una_pregunta/cosa/duda a_ver
    muchas/mil?_gracias que_tal_|`);
const thanking = closing('por_favor crack maquina figura muchas?_gracias un_saludo entrenador coach');

export const groupValues: Record<string, MuscleGroup> = {
  piernas: 'Piernas',
  caderas: 'Glúteos',
  gluteos: 'Glúteos',
  core: 'Core',
  espalda: 'Espalda',
  hombros: 'Hombros',
  brazos: 'Brazos',
  pecho: 'Pecho',
};

/** Word lists joined with the learned findings. A muscle word counts only beside a day: «espalda» hurts as often. */
export function detailsIn(message: string, frame: Pick<Frame, 'days' | 'wish' | 'body' | 'danger'>): MessageDetails {
  const {
    days: { from, to },
    wish,
    body,
    danger,
  } = frame;
  const spelled = spell(sayTired(message.trim()));
  const text = withDaysInQuestion(plainOf(spelled));
  const placed = <Value>(all: readonly Found<Value>[], least = certainFrom) =>
    all.flatMap(({ value, certainty, span }) =>
      certainty < least ? [] : { value, ...placeIn(text, message.slice(span.from, span.to)) },
    );
  const learned = [
    ...placed(from, 0).map((day) => ({ ...day, role: 'from' as const })),
    ...placed(to, 0).map((day) => ({ ...day, role: 'to' as const })),
    ...placed(wish.weekdays, 0).map((day) => ({ ...day, role: undefined })),
  ];
  const known = readDays(spelled);
  const kinds = readKinds(text);
  const strokes = strokesIn(text);
  const groups = placed(wish.groups).map(({ value, start }) => ({ group: value, start }));
  const named = [
    ...readDays(text).map((day): NamedDay => {
      const role = learned.find((each) => isSame(each.value, day))?.role;
      return role && !day.role ? { ...day, role } : day;
    }),
    ...learned.flatMap(({ value, ...day }): NamedDay[] => {
      if (known.some((each) => isSame(value, each))) return [];
      if (value === 'today' || value === 'tomorrow') return [{ ...day, offset: value === 'today' ? 0 : 1 }];
      return [{ ...day, weekday: value, week: 'this' }];
    }),
  ].sort(byStart);
  const isOfDay = named.length > 0 && body.length + wish.excludedGroups.length === 0 && danger === null;
  return {
    spelled,
    text,
    days: named,
    kinds: [
      ...kinds,
      ...placed(wish.kinds).flatMap(({ value: category, start }): Kind[] =>
        kinds.some((kind) => kind.category === category) ? [] : [{ category, first: null, gentle: false, start }],
      ),
    ].sort(byStart),
    groups: isOfDay && groups.length === 0 ? groupsIn(text) : groups,
    strokes:
      strokes.length > 0
        ? strokes
        : placed(wish.strokes).flatMap(({ value, start }) => (value === 'todos' ? [] : { stroke: value, start })),
    sets: setsIn(spelled),
    minutes: spokenMinutes(spelled),
    rpe: rpeIn(spelled),
  };
}

/** Fewer games than these are no set: «2-3 partidos». */
const leastGames = 4;
const mostGames = 30;

function setsIn(text: string): SetGames[] {
  return scoresIn(text)
    .filter(({ us, them }) => Math.max(us, them) >= leastGames && Math.max(us, them) <= mostGames)
    .slice(0, mostMatchSets);
}

const effort = phrases('rpe/esfuerzo_de/del?_#');
const mostEffort = 10;

function rpeIn(text: string): number | null {
  const [effortWords] = effort.exec(text) ?? [];
  const rpe = Number(effortWords?.split(' ').at(-1)?.replace(',', '.') ?? Number.NaN);
  return rpe <= mostEffort ? rpe : null;
}

const byStart = (one: { start: number }, other: { start: number }): number => one.start - other.start;

/** The place of a finding's last word, or its end if it is spelled differently. */
function placeIn(text: string, words: string): { start: number; end: number } {
  const word = fold(words).split(' ').at(-1) ?? '';
  const start = text.includes(word) ? text.indexOf(word) : text.length;
  return { start, end: Math.min(text.length, start + word.length) };
}

/** The spelled text after its greeting; null where it begins with none. */
export function withoutPoliteness(message: string): string | null {
  const spelled = spell(message.trim());
  const left = plainOf(spelled);
  return left.length < fromFirstWord(spelled).length ? left : null;
}

function plainOf(spelled: string): string {
  let text = spelled;
  for (let round = 0; round < 6 && polite.test(text); round += 1) text = text.replace(polite, '');
  return fromFirstWord(text).replace(thanking, '').trim();
}

function isSame(value: DayReference, day: NamedDay): boolean {
  if ('weekday' in day) return day.weekday === value;
  return value === ['today', 'tomorrow'][day.offset];
}

function groupsIn(text: string): NamedGroup[] {
  const tokens = tokenise(text);
  const found = conceptsOf(tokens, vocabulary).flatMap((concepts, at) =>
    concepts.flatMap((concept) => {
      const group = concept.startsWith('grp:') ? groupValues[concept.slice('grp:'.length)] : undefined;
      return group === undefined ? [] : { group, start: tokens[at]?.from ?? 0 };
    }),
  );
  return found.filter(({ group }, at) => found.findIndex((each) => each.group === group) === at);
}

const names = strokeNames.map(([stroke, words]) => ({ stroke, pattern: phrases(words) }));

/** Words inside a longer name («doble pared») are not found again. */
function strokesIn(text: string): NamedStroke[] {
  let left = text;
  const found: NamedStroke[] = [];
  for (const { stroke, pattern } of names) {
    const match = pattern.exec(left);
    if (match === null) continue;
    found.push({ stroke, start: match.index });
    left = left.slice(0, match.index) + ' '.repeat(match[0].length) + left.slice(match.index + match[0].length);
  }
  return found.sort((one, other) => one.start - other.start);
}
