import { chatReadings } from '@bandeja/domain/coach/vocabulary';
import type { Category, Demand, Difficulty, Material, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import { adultAge } from '@bandeja/domain/minors/rules';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Goal, Weekday } from '@bandeja/domain/schedule/vocabulary';
import { type HealthReading, type ReadOptions, readLimit } from '#health.ts';
import { isExerciseAsked, isOfSkin } from '#language/health/mentions.ts';
import { wordsOf } from '#language/options.ts';
import { closing } from '#language/phrases.ts';
import { fold, type Token } from '#language/tokens.ts';
import { trainedModel } from '#model/load.ts';
import type { ReadSpan } from '#model/model.ts';
import { type Reading, readWith, type Scored } from '#model/read.ts';
import { topicOf } from '#safety/danger-topic.ts';
import { spelled } from '#speller.ts';
import { isCertainKind } from '#understand/certain.ts';
import { sure, sureIntent } from '#understand/decisions.ts';
import {
  type BodyFinding,
  type BodyPart,
  type BodyState,
  bodyParts,
  type DangerFinding,
  type DayReference,
  type Found,
  type Frame,
  type MessageDetails,
  type Ranked,
  type SpeechIntent,
  type TrainingPlace,
  type WishFrame,
} from '#understand/frame.ts';
import type { OutsideReading } from '#understand/frame-question.ts';
import { withLearned } from '#understand/health.ts';
import { detailsIn, groupValues, withoutPoliteness } from '#understand/message-details.ts';
import { minorIn } from '#understand/minors.ts';
import { withRefusedLists } from '#understand/refused-lists.ts';
import { withRefusedWords } from '#understand/refused-words.ts';
import { ofBoth, warningsIn } from '#understand/warnings.ts';

export type Door = ReadOptions & { channel: 'wish' | 'chat' };

const kindValues: Record<string, Category> = {
  fuerza: 'Fuerza',
  potencia: 'Fuerza explosiva',
  pliometria: 'Pliometría',
  cardio: 'Cardio',
  movilidad: 'Flexibilidad',
  funcional: 'Funcionalidad',
};
const strokeValues: Record<string, Stroke> = {
  bandeja: 'bandeja',
  vibora: 'víbora',
  remate: 'remate',
  volea: 'volea',
  globo: 'globo',
  saque: 'saque',
  resto: 'resto',
  derecha: 'derecha',
  reves: 'revés',
  salida: 'salida',
  bajada: 'bajada',
  contrapared: 'contrapared',
  dejada: 'dejada',
  chiquita: 'chiquita',
};
export const materialValues: Record<string, Material> = {
  gomas: 'gomas',
  mancuernas: 'mancuernas',
  kettlebell: 'kettlebell',
  balon_medicinal: 'balón medicinal',
  comba: 'comba',
  cajon: 'cajón',
  conos: 'conos',
  escalera: 'escalera de agilidad',
  bici: 'bici',
  pared: 'pared',
  silla: 'silla',
  toalla: 'toalla',
  pala: 'pala',
  bolas: 'bolas',
  companero: 'compañero',
};
const placeValues: Record<string, TrainingPlace> = {
  home: 'home',
  court: 'court',
  gym: 'gym',
  park: 'park',
  hotel: 'hotel',
};
const levelValues: Record<string, Difficulty> = { 1: 'Principiante', 2: 'Intermedio', 3: 'Avanzado' };
const demandValues: Record<string, Demand> = { jump: 'jump', run: 'run', floor: 'floor', overhead: 'overhead' };
const goalValues: Record<string, Goal | 'Ganar velocidad'> = {
  peso: 'Perder peso',
  torneo: 'Competir en torneos',
  resistencia: 'Ganar resistencia',
  velocidad: 'Ganar velocidad',
};
const dayValues: Record<string, DayReference> = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
  today: 'today',
  tomorrow: 'tomorrow',
};
const stateOf: Record<string, BodyState> = { hurt: 'hurts', acute: 'acute', healed: 'healed', protect: 'protect' };
const typeValues: Record<string, RoutineType> = {
  'type:fisico': 'Físico',
  'type:tecnico': 'Técnico',
  'type:tactico': 'Táctico',
  'type:mental': 'Mental',
};
const purposeValues: Record<string, NonNullable<WishFrame['purpose']>['value']> = {
  warmup: 'warmUp',
  cooldown: 'coolDown',
  recover: 'recovery',
};

/**
 * Reads at most 2,000 characters, spelled as they are meant; pure, never throws. `outside` is about `Frame.text`: its
 * findings come first. Dangers count as typed, as spelled and by the outside model.
 */
export function understand(text: string, door: Door, outside: OutsideReading | null = null): Frame {
  const typed = text.slice(0, readLimit);
  const clipped = spelled(typed);
  const builtIn = readWith(trainedModel(), clipped, door.channel);
  const all = outside === null ? builtIn : { ...builtIn, spans: joined(builtIn.spans, outside.spans) };
  const listed = { ...all, spans: withRefusedLists(all) };
  const reading = { ...listed, spans: withRefusedWords(listed) };
  const intents = afterGreeting(intentsOf(builtIn, outside?.intents ?? []), clipped, door);
  const warnings = warningsIn(clipped, builtIn, door);
  const { written, ...read } =
    clipped === typed
      ? warnings
      : ofBoth(warningsIn(typed, readWith(trainedModel(), typed, door.channel), door), warnings);
  const danger = bothDangers(read.danger, outside?.danger ?? null);
  const body = bodyOf(reading.spans);
  const learned = wishOf(reading, clipped);
  const days = { from: daysOf(reading.spans, 'from'), to: daysOf(reading.spans, 'to') };
  const hasFinding =
    reading.spans.some(({ head }) => head !== 'othernum') || learned.routineType !== null || learned.purpose !== null;
  const complaints = isOfHow(intents, door) ? [] : body.filter((each) => isComplaint(each, clipped, door));
  const years = { age: sure(learned.age === null ? [] : [learned.age])[0] ?? null, share: read.minor };
  const minor = minorIn(clipped, years) ?? (clipped === typed ? null : minorIn(typed, years));
  const joint = withLearned(written, { body: complaints, wish: learned, danger, minor }, door);
  const health = withCondition(clipped, joint, body);
  const isOfBody = health.injuries.length + health.prevent.length > 0;
  const groups = isOfBody || learned.groups.length > 0 ? learned.groups : groupsAskedFor(reading, body);
  // an age under 18 is of the minor who trains, or of a child that is only mentioned
  const isOfChild = minor === null && (learned.age?.value ?? adultAge) < adultAge;
  const wish = { ...learned, groups, ...(isOfChild ? { age: null } : {}) };
  let details: MessageDetails | undefined;
  return {
    text: clipped,
    get details() {
      details ??= detailsIn(clipped, { days, wish, body, danger });
      return details;
    },
    wish,
    body,
    danger,
    health,
    named: written.named,
    intents,
    sure: sureIntent(intents),
    days,
    otherNumbers: reading.spans
      .filter(({ head }) => head === 'othernum')
      .map((span) => found(span, span.value === '' ? null : Number(span.value))),
    isEmpty: (!hasFinding || !reading.isKnown) && danger === null,
  };
}

const leastAfterGreeting = 2;
const certainAfterGreeting = 0.5;

/** «Buenas, ¿qué hay para mañana?» greets nobody: what follows is read alone. */
function afterGreeting(intents: Ranked<SpeechIntent>[], text: string, { channel }: Door): Ranked<SpeechIntent>[] {
  const first = intents[0]?.value;
  if (channel !== 'chat' || (first !== 'hi' && first !== 'thanks')) return intents;
  const rest = withoutPoliteness(text);
  if (rest === null || wordsOf(rest).length < leastAfterGreeting) return intents;
  const left = intentsOf(readWith(trainedModel(), rest, channel), []);
  return (left[0]?.certainty ?? 0) >= certainAfterGreeting ? left : intents;
}

/** The text of a condition names no part of the body. */
function withCondition(text: string, health: HealthReading, body: readonly BodyFinding[]): HealthReading {
  if (health.redFlag !== 'prof' || health.injuries.length + body.length > 0) return health;
  return topicOf(text, { danger: null, body }) === 'condition' ? { ...health, isCondition: true } : health;
}

const surelyExplains = 0.85;
const unlikelyComplaint = 0.05;

/** «y el pulgar, ¿dónde va?»: surely how something is done, of which the body is a part. */
function isOfHow(intents: readonly Ranked<SpeechIntent>[], { channel }: Door): boolean {
  const share = (wanted: readonly SpeechIntent[]): number =>
    intents.reduce((sum, { value, certainty }) => sum + (wanted.includes(value) ? certainty : 0), 0);
  return channel === 'chat' && share(['explain']) >= surelyExplains && share(['injury', 'health']) < unlikelyComplaint;
}

/** A question about an exercise is none; and skin that is sore changes no week, but a routine spares it. */
function isComplaint({ span: { from, to } }: BodyFinding, text: string, { channel }: Door): boolean {
  return !isExerciseAsked(text, from) && !(channel === 'chat' && isOfSkin(text, from, to));
}

/** An outside span replaces our own for the same words. */
function joined(builtIn: readonly ReadSpan[], outside: readonly ReadSpan[]): ReadSpan[] {
  const isFree = ({ from, to }: ReadSpan) => !outside.some((other) => other.from < to && from < other.to);
  return [...builtIn.filter(isFree), ...outside].sort((one, other) => one.from - other.from);
}

/** Shares of the first intents an outside model names; ours share the rest. */
const outsideShares = [0.7, 0.15, 0.05];

function intentsOf({ intents }: Reading, outside: readonly SpeechIntent[]): Ranked<SpeechIntent>[] {
  const first = outside
    .slice(0, outsideShares.length)
    .map((value, at) => ({ value, certainty: outsideShares[at] ?? 0 }));
  const left = 1 - first.reduce((sum, { certainty }) => sum + certainty, 0);
  const builtIn = intents.flatMap(({ label, certainty }): Ranked<SpeechIntent>[] => {
    const value = chatReadings.find((intent) => intent === label);
    return value === undefined || outside.includes(value) ? [] : [{ value, certainty: certainty * left }];
  });
  return [...first, ...builtIn];
}

/** What only the outside model sees is a suspicion; our own findings stay unchanged. */
function bothDangers(builtIn: DangerFinding | null, outside: DangerFinding['kind'] | null): DangerFinding | null {
  if (builtIn !== null || outside === null) return builtIn;
  if (isCertainKind(outside)) return { kind: outside, certainty: 0.5, decision: 'act' };
  return { kind: outside, certainty: 0.5, decision: outside === 'crisis' ? 'soft' : 'ask' };
}

function found<Value>({ from, to, certainty }: ReadSpan, value: Value): Found<Value> {
  return { value, certainty, span: { from, to } };
}

function valuesOf<Value>(
  spans: readonly ReadSpan[],
  head: string,
  values: Readonly<Record<string, Value>>,
): Found<Value>[] {
  const all = spans.flatMap((span) => {
    const value = span.head === head ? values[span.value] : undefined;
    return value === undefined ? [] : [found(span, value)];
  });
  return all.filter(
    (each) => !all.some((other) => other !== each && other.value === each.value && isBetter(other, each)),
  );
}

function isBetter(one: Found<unknown>, other: Found<unknown>): boolean {
  return one.certainty > other.certainty || (one.certainty === other.certainty && one.span.from < other.span.from);
}

function mostCertain<Value>(all: readonly Found<Value>[]): Found<Value> | null {
  return all.reduce<Found<Value> | null>(
    (best, each) => (best === null || each.certainty > best.certainty ? each : best),
    null,
  );
}

function named(spans: readonly ReadSpan[], head: string): Found<string>[] {
  return spans.filter((span) => span.head === head && span.value !== '').map((span) => found(span, span.value));
}

function numbers(spans: readonly ReadSpan[], head: string): Found<number>[] {
  return spans.filter((span) => span.head === head && span.value !== '').map((span) => found(span, Number(span.value)));
}

function daysOf(spans: readonly ReadSpan[], head: string): Found<DayReference>[] {
  return valuesOf(spans, head, dayValues);
}

function isWeekday(day: Found<DayReference>): day is Found<Weekday> {
  return day.value !== 'today' && day.value !== 'tomorrow';
}

function groupsOf(spans: readonly ReadSpan[], head: string): Found<MuscleGroup>[] {
  return valuesOf(spans, head, groupValues);
}

/** No label of the examples has the hook: its name alone is read. */
function hooksIn(tokens: readonly Token[]): Found<Stroke>[] {
  const at = tokens.findIndex(({ word }) => word === 'gancho' || word === 'ganchos');
  const hook = tokens[at];
  const isRefused = tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ word }) => ['sin', 'no', 'ni', 'nada'].includes(word));
  if (hook === undefined || isRefused) return [];
  return [{ value: 'gancho', certainty: 0.5, span: { from: hook.from, to: hook.to } }];
}

const askedFor = closing('algo/ejercicio*/rutina*/entreno/trabaj*_suave?_para/de/del?_el/la/los/las/mi/mis?');

/** «algo para la espalda, que estoy tieso»: the certainty is too low to spare it, so it is wished. */
function groupsAskedFor({ tokens, concepts }: Reading, body: readonly BodyFinding[]): Found<MuscleGroup>[] {
  return tokens.flatMap(({ from, to }, at) => {
    if (!body.some(({ span }) => span.from <= from && to <= span.to)) return [];
    const [group] = (concepts[at] ?? []).flatMap((concept) => groupValues[concept.replace('grp:', '')] ?? []);
    const before = tokens.slice(Math.max(0, at - 4), at).map(({ word }) => word);
    const isAsked = group !== undefined && askedFor.test(before.join(' '));
    return isAsked ? [{ value: group, certainty: 0.5, span: { from, to } }] : [];
  });
}

/** Going out over two walls has its own name in the catalogue. */
/** «practicar contra la pared» names a place; the stroke has no article. */
const isOfWall = ({ value, span: { from, to } }: Found<Stroke>, text: string): boolean =>
  value === 'contrapared' && /contra +(?:la|el|una?|mi) /i.test(text.slice(from, to));

function strokesOf(text: string, spans: readonly ReadSpan[], head: string): Found<Stroke>[] {
  return valuesOf(spans, head, strokeValues).map((found) =>
    found.value === 'salida' && fold(text.slice(found.span.from, found.span.to)).includes('doble')
      ? { ...found, value: 'doble pared' }
      : found,
  );
}

function wishOf({ tokens, spans, purposes }: Reading, text: string): WishFrame {
  const most = numbers(spans, 'durmax').map(
    (each): Found<WishDuration> => ({ ...each, value: { minutes: each.value, kind: 'most' } }),
  );
  const about = numbers(spans, 'dur').map(
    (each): Found<WishDuration> => ({ ...each, value: { minutes: each.value, kind: 'about' } }),
  );
  const alone = mostCertain([
    ...spans.filter(({ head }) => head === 'alone').map((span) => found(span, true)),
    ...spans.filter(({ head }) => head === 'with').map((span) => found(span, false)),
  ]);
  const effort = mostCertain([
    ...spans.filter(({ head }) => head === 'hard').map((span) => found(span, 'hard' as const)),
    ...spans.filter(({ head }) => head === 'soft').map((span) => found(span, 'gentle' as const)),
  ]);
  return {
    duration: mostCertain([...about, ...most]),
    refusedMinutes: numbers(spans, 'durno'),
    equipment: valuesOf(spans, 'eq', materialValues),
    missingEquipment: valuesOf(spans, 'noeq', materialValues),
    noEquipment: mostCertain(spans.filter(({ head }) => head === 'eqnone').map((span) => found(span, true as const))),
    places: valuesOf(spans, 'place', placeValues),
    excludedPlaces: valuesOf(spans, 'noplace', placeValues),
    alone,
    level: mostCertain(valuesOf(spans, 'lvl', levelValues)),
    kinds: valuesOf(spans, 'cat', kindValues),
    excludedKinds: valuesOf(spans, 'nocat', kindValues),
    groups: groupsOf(spans, 'grp'),
    excludedGroups: groupsOf(spans, 'nogrp'),
    strokes: [...strokesOf(text, spans, 'stroke').filter((each) => !isOfWall(each, text)), ...hooksIn(tokens)],
    excludedStrokes: strokesOf(text, spans, 'nostroke'),
    refusedDemands: valuesOf(spans, 'no', demandValues),
    wantedDemands: valuesOf(spans, 'yes', demandValues),
    exercises: named(spans, 'ex'),
    refusedExercises: named(spans, 'noex'),
    effort,
    daysPerWeek: mostCertain(numbers(spans, 'days').filter(({ value }) => value >= 1 && value <= 7)),
    weekdays: daysOf(spans, 'weekday').filter(isWeekday),
    goals: valuesOf(spans, 'goal', goalValues),
    age: mostCertain(numbers(spans, 'age').filter(({ value }) => value >= 5 && value <= 100)),
    routineType: chosen(purposes, typeValues),
    purpose: chosen(purposes, purposeValues),
  };
}

type WishDuration = NonNullable<WishFrame['duration']>['value'];

/** Many writers of examples leave the kind of routine out, so that a quarter of certainty is a good one. */
const chosenFrom = 0.25;

function chosen<Value>(ranked: readonly Scored[], values: Readonly<Record<string, Value>>): Ranked<Value> | null {
  const first = ranked.find(({ label }) => label !== 'none');
  const value = first === undefined ? undefined : values[first.label];
  return first === undefined || value === undefined || first.certainty < chosenFrom
    ? null
    : { value, certainty: first.certainty };
}

function bodyOf(spans: readonly ReadSpan[]): BodyFinding[] {
  return spans.flatMap((span) => {
    const state = stateOf[span.head];
    const part = bodyParts.find((each: BodyPart) => each === span.value);
    return state === undefined || part === undefined ? [] : [{ ...found(span, part), state }];
  });
}
