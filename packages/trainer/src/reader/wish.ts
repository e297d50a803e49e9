import {
  type Category,
  type Demand,
  demands,
  type MuscleGroup,
  type Stroke,
} from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { type Parsed, parse } from '#reader/clauses.ts';
import { readAlone } from '#reader/company.ts';
import { readDaysPerWeek, readTrainingDays } from '#reader/days.ts';
import { readMinutes } from '#reader/duration.ts';
import { equipmentLines, readEquipment } from '#reader/equipment.ts';
import { goalLines } from '#reader/goals.ts';
import { type HealthReading, readHealth, readLimit } from '#reader/health.ts';
import { hurtWords } from '#reader/injuries.ts';
import { readLevel } from '#reader/level.ts';
import { exerciseLines, muscleLines } from '#reader/muscles.ts';
import { normalise } from '#reader/normalise.ts';
import { readAge } from '#reader/personAge.ts';
import { placeLines, readPlace } from '#reader/place.ts';
import { respell } from '#reader/spelling.ts';
import { type Stanced, stancesOf } from '#reader/stance.ts';
import { strokeLines } from '#reader/strokes.ts';
import { type Named, targetsIn } from '#reader/targets.ts';
import type { Wish } from '#reader/types.ts';
import { respellWish } from '#reader/wishSpelling.ts';

/** Of two readings of the same words the first counts: «sin pared» is about kit. */
const lines = [...equipmentLines, ...placeLines, ...strokeLines, ...goalLines, ...muscleLines, ...exerciseLines];

/** `fortalecer`, `reforzar`: what is spared in the health reading is a target here (domain.md section 6). */
const strengthening = /\b(?:fortalec|refor|refuer|trabaj|entren|muscul)\w*(?: \w+){0,4} $/;

/** Tells the body words that stand for a pain or for something to protect: they are no muscle groups. */
function bodyTalk(parsed: Parsed, text: string): (mention: Named) => boolean {
  const { hurt, spared } = hurtWords(parsed);
  const touches = (words: ReadonlySet<number>, { start, end }: Named): boolean =>
    [...words].some((at) => {
      const token = parsed.tokens[at];
      return token !== undefined && token.start < end && start < token.end;
    });
  return (mention) => {
    if (mention.target.topic !== 'group') return false;
    if (touches(hurt, mention)) return true;
    const weak = /^(?: \w+){0,3} debil/.test(text.slice(mention.end, mention.end + 40));
    return (
      touches(spared, mention) &&
      !weak &&
      !strengthening.test(text.slice(Math.max(0, mention.start - 60), mention.start))
    );
  };
}

/** Each value once, in the order of the text; the last stance of a value decides. */
function sorted<T>(
  mentions: readonly Stanced[],
  valuesOf: (mention: Stanced) => readonly T[],
): { wanted: T[]; refused: T[] } {
  const stands = new Map<T, boolean>();
  for (const mention of mentions) {
    if (mention.stance === 'ignored') continue;
    for (const value of valuesOf(mention)) stands.set(value, mention.stance === 'wanted');
  }
  const all = [...stands];
  return {
    wanted: all.filter(([, wanted]) => wanted).map(([value]) => value),
    refused: all.filter(([, wanted]) => !wanted).map(([value]) => value),
  };
}

/** Exclusions the health reading did not see: «saltos ni uno», «lo de correr no lo llevo bien». */
function withDemands(health: HealthReading, mentions: readonly Stanced[]): HealthReading {
  const { refused } = sorted<Demand>(mentions, ({ target }) => target.demands ?? []);
  const excluded = new Set([...health.excludedDemands, ...refused]);
  return { ...health, excludedDemands: demands.filter((demand) => excluded.has(demand)) };
}

function readCategories(
  mentions: readonly Stanced[],
  health: HealthReading,
): { wanted: Category[]; refused: Category[] } {
  const { wanted, refused } = sorted<Category>(mentions, ({ target, stance }) =>
    // Refusing to jump or run is a demand, no category; and a refused bike is kit.
    // … and whoever will not warm up may still stretch.
    stance !== 'wanted' && (target.warmUp === true || target.topic === 'demand' || target.topic === 'kit')
      ? []
      : (target.categories ?? []),
  );
  const jumpless = health.excludedDemands.includes('jump');
  return { wanted: wanted.filter((category) => !jumpless || category !== 'Pliometría'), refused };
}

/** The first type that is wished; «golpes» only counts when no other is named. */
function readType(mentions: readonly Stanced[], warmUp: boolean): RoutineType | null {
  const typed = mentions.filter(({ target, stance }) => target.routineType !== undefined && stance === 'wanted');
  const types = typed.filter(({ target }) => !(warmUp && target.routineType === 'Partido'));
  return (types.find(({ target }) => target.weakType !== true) ?? types[0])?.target.routineType ?? null;
}

/**
 * Reads what a player wishes and what limits them from free Spanish text (domain.md section 6). Any string, at most
 * {@link readLimit} characters of it; never throws, same text same wish. Safety first: `health` is what `readHealth`
 * says, with more exclusions, never with fewer.
 */
export function readWish(text: string): Wish {
  const clipped = text.slice(0, readLimit).replace(/[\r\n]+/g, '. ');
  const plain = respellWish(respell(normalise(clipped)));
  const isBodyTalk = bodyTalk(parse(plain), plain);
  const all = targetsIn(plain, lines);
  const named = all.filter((mention) => !isBodyTalk(mention));
  // «brazos y espalda, bueno, espalda no que la tengo cargada»: what is taken back because it hurts is not wished.
  const takenBack = stancesOf(plain, all).filter(
    ({ stance, ...mention }) => stance === 'refused' && isBodyTalk(mention),
  );
  const mentions = stancesOf(plain, named).filter(
    ({ target }) =>
      target.topic !== 'group' ||
      !takenBack.some((back) => target.groups?.every((group) => back.target.groups?.includes(group))),
  );

  const health = withDemands(readHealth(clipped), mentions);
  const minutes = readMinutes(plain);
  const strokes = sorted<Stroke>(mentions, ({ target }) => target.strokes ?? []);
  const muscleGroups = sorted<MuscleGroup>(mentions, ({ target }) => target.groups ?? []);
  const exercises = sorted<string>(mentions, ({ target }) => (target.exercise === undefined ? [] : [target.exercise]));
  const categories = readCategories(mentions, health);
  const wanted = mentions.filter(({ stance }) => stance === 'wanted');
  const warmUp = wanted.some(({ target }) => target.warmUp === true);
  const routineType = readType(mentions, warmUp);
  const goalless =
    categories.wanted.length + strokes.wanted.length + muscleGroups.wanted.length === 0 && routineType === null;
  const fallback = goalless ? sorted<Category>(wanted, ({ target }) => target.fallback ?? []).wanted : [];
  const alone = readAlone(plain);
  return {
    health,
    duration: minutes?.duration ?? null,
    clampedFrom: minutes?.clampedFrom ?? null,
    ...readEquipment(plain, mentions, alone === false),
    ...readPlace(plain, mentions),
    alone,
    level: readLevel(plain),
    strokes: strokes.wanted,
    categories: [...categories.wanted, ...fallback.filter((category) => !categories.refused.includes(category))],
    muscleGroups: muscleGroups.wanted,
    excludedCategories: categories.refused,
    excludedStrokes: strokes.refused,
    excludedMuscleGroups: muscleGroups.refused,
    excludedExercises: exercises.refused,
    routineType,
    warmUp,
    aerobicBase: wanted.some(({ target }) => target.aerobicBase === true),
    daysPerWeek: readDaysPerWeek(plain),
    weekdays: readTrainingDays(clipped),
    age: readAge(plain),
  };
}
