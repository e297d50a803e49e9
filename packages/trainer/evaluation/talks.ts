import { readdirSync, readFileSync } from 'node:fs';
import { bodyAreas, materials, strokes } from '@bandeja/domain/exercises/vocabulary';
import { planDayTypes } from '@bandeja/domain/schedule/vocabulary';
import { isMap, isPair, isSeq, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { chatIntents } from '#chat/types.ts';
import { talkDays, worldNames } from './talk-worlds.ts';

// The format is described in talks/README.md.

/** A number needs no quotation marks. */
const text = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));
/** «a|b»: one of them. */
const split = z.pipe(
  text,
  z.transform((alternatives: string) => alternatives.split('|').map((each) => each.trim())),
);
const words = z.array(z.pipe(split, z.array(z.string().check(z.minLength(1))))).check(z.minLength(1));
const act = z.pipe(
  split,
  z.array(
    z.enum([
      'none',
      'update_day',
      'adapt_week',
      'regenerate_week',
      'make_routine',
      'log_match',
      'absence',
      'never_on',
      'season_goal',
    ]),
  ),
);
const days = z.record(
  z.string().check(z.refine((date) => talkDays.includes(date), `a day from ${talkDays[0]} to ${talkDays.at(-1)}`)),
  z.pipe(split, z.array(z.enum(planDayTypes))),
);

const mustNotSchema = z.strictObject({
  act: z.optional(act),
  days: z.optional(days),
  prompt: z.optional(words),
  says: z.optional(words),
});

const mustSchema = z.extend(mustNotSchema, {
  data: z.optional(z.record(z.string(), z.unknown())),
  minutes: z.optional(z.int()),
  maxMinutes: z.optional(z.int()),
  routine: z.optional(
    z.strictObject({
      eq: z.optional(z.array(z.enum(materials))),
      noeq: z.optional(z.array(z.enum(materials))),
      cat: z.optional(z.array(z.enum(['F', 'X', 'P', 'C', 'L', 'U']))),
      grp: z.optional(z.array(z.enum(['Pi', 'Gl', 'Co', 'Es', 'Ho', 'Br', 'Pe', 'Ca']))),
      stroke: z.optional(z.array(z.enum(strokes))),
      no: z.optional(z.array(z.enum(['j', 'r', 'o', 's']))),
      inj: z.optional(z.array(z.enum(bodyAreas))),
    }),
  ),
  intent: z.optional(z.pipe(split, z.array(z.enum(chatIntents)))),
  confirms: z.optional(z.literal(true)),
  choices: z.optional(z.boolean()),
  asks: z.optional(z.boolean()),
});

const turnSchema = z.strictObject({
  says: text,
  taps: z.optional(z.literal('confirm')),
  why: z.optional(text),
  must: z.optional(mustSchema),
  mustNot: z.optional(mustNotSchema),
});

const talkSchema = z
  .strictObject({
    title: text,
    today: z.enum(['saturday', 'wednesday']),
    world: z.enum(worldNames),
    why: z.optional(text),
    turns: z.array(turnSchema).check(z.minLength(1)),
  })
  .check(z.refine(({ turns }) => turns.some(({ must, mustNot }) => must ?? mustNot), 'a talk that demands nothing'));

export type Must = z.infer<typeof mustSchema>;
export type MustNot = z.infer<typeof mustNotSchema>;
export type TalkTurn = z.infer<typeof turnSchema>;
export type Talk = z.infer<typeof talkSchema>;

export class TalkError extends Error {}

/** Talks by author. @throws TalkError with file, line, place and fault, one line each */
export function readTalks(folder: string): Record<string, Talk[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    files
      .sort()
      .map((name) => [name.slice(0, -'.yaml'.length), parseTalks(name, readFileSync(`${folder}/${name}`, 'utf8'))]),
  );
}

export function parseTalks(file: string, content: string): Talk[] {
  const lines = new LineCounter();
  const document = parseDocument(content, { lineCounter: lines });
  const [wrong] = document.errors;
  if (wrong !== undefined) throw new TalkError(`${file}: ${wrong.message}`);
  const talks = z.array(talkSchema).check(z.minLength(1)).safeParse(document.toJS());
  if (talks.success) return talks.data;
  const faults = talks.error.issues.map((issue) => {
    const place = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
    const { line } = lines.linePos(offsetOf(document.contents, place));
    return `${file}:${line}: ${place.join('.')}: ${issue.message}`;
  });
  throw new TalkError(faults.join('\n'));
}

/** Where the deepest part of a path begins that the file has. */
function offsetOf(node: unknown, [key, ...rest]: readonly PropertyKey[], found = 0): number {
  if (isMap(node)) {
    const pair = node.items.find((each) => isPair(each) && String(each.key) === String(key));
    const at = (pair?.key as { range?: [number] } | undefined)?.range?.[0];
    return at === undefined ? found : offsetOf(pair?.value, rest, at);
  }
  if (isSeq(node) && typeof key === 'number') {
    const item = node.items[key] as { range?: [number] } | undefined;
    return item?.range === undefined ? found : offsetOf(item, rest, item.range[0]);
  }
  return found;
}
