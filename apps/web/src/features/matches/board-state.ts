import {
  goldenPoints,
  lostPointsOf,
  type Score,
  scoreOf,
  setsPlayed,
  usualFormat,
} from '@bandeja/domain/matches/rules';
import { lostTagSchema } from '@bandeja/domain/matches/schemas';
import { type LostTag, type Team, teams } from '@bandeja/domain/matches/vocabulary';
import * as z from 'zod/mini';
import { type MatchStart, todayIs } from '#features/matches/model.ts';
import { readStored, removeStored, writeStored } from '#lib/device-storage.ts';

const boardSchema = z.object({
  points: z.array(z.enum(teams)),
  firstServer: z.enum(teams),
  format: z.object({
    goldenPoint: z.boolean(),
    shortDecider: z.boolean(),
    setsToWin: z.union([z.literal(1), z.literal(2)]),
  }),
  /** Milliseconds of the first point; null before it. */
  begunAt: z.nullable(z.number()),
  isSwapped: z.boolean(),
  /** How points were lost, by their place among the points. A board of a former version has none. */
  lost: z._default(z.record(z.string(), lostTagSchema), {}),
});
export type Board = z.infer<typeof boardSchema>;

const newBoard: Board = {
  points: [],
  firstServer: 'us',
  format: usualFormat,
  begunAt: null,
  isSwapped: false,
  lost: {},
};

const boardKey = (userId: string) => `bandeja.match.${userId}.board`;

export function readBoard(userId: string): Board {
  try {
    return boardSchema.parse(JSON.parse(readStored(boardKey(userId)) ?? ''));
  } catch {
    return newBoard;
  }
}

export function storeBoard(userId: string, board: Board): void {
  writeStored(boardKey(userId), JSON.stringify(board));
}

export function forgetBoard(userId: string): Board {
  removeStored(boardKey(userId));
  return newBoard;
}

export function scoreOfBoard({ points, format, firstServer }: Board): Score {
  return scoreOf(points, format, firstServer);
}

export function withPoint(board: Board, team: Team, nowMs: number): Board {
  if (scoreOfBoard(board).winner) return board;
  return { ...board, points: [...board.points, team], begunAt: board.begunAt ?? nowMs };
}

export function withoutLastPoint(board: Board): Board {
  const points = board.points.slice(0, -1);
  const { [points.length]: _, ...lost } = board.lost;
  return { ...board, points, lost, begunAt: points.length === 0 ? null : board.begunAt };
}

/** The last point's, where it was lost. */
export function withLostTag(board: Board, tag: LostTag): Board {
  const last = board.points.length - 1;
  return board.points[last] === 'them' ? { ...board, lost: { ...board.lost, [last]: tag } } : board;
}

/** Whether the last point was lost and is not tagged. */
export function isTagOpen({ points, lost }: Board): boolean {
  const last = points.length - 1;
  return points[last] === 'them' && lost[last] === undefined;
}

/** Left out where nothing was tagged: that the points were counted says nothing of how they were lost. */
function lostOfBoard({ points, lost }: Board): Pick<MatchStart, 'lost'> {
  if (Object.keys(lost).length === 0) return {};
  const tagged = points.flatMap((team, index) => (team === 'them' ? [lost[index] ?? null] : []));
  return { lost: lostPointsOf(tagged) };
}

/** Left out where none was played. */
function goldenOfBoard({ points, format, firstServer }: Board): Pick<MatchStart, 'golden'> {
  const golden = goldenPoints(points, format, firstServer);
  return golden.won + golden.lost === 0 ? {} : { golden };
}

export function startOfForm(board: Board, nowMs: number): MatchStart {
  const counted = { sets: setsPlayed(scoreOfBoard(board)), ...lostOfBoard(board), ...goldenOfBoard(board) };
  if (board.begunAt === null) return counted;
  const minutes = Math.round((nowMs - board.begunAt) / 60_000 / 5) * 5;
  const begun = new Date(board.begunAt);
  return {
    ...counted,
    date: todayIs(begun),
    minutes: Math.min(360, Math.max(5, minutes)),
    startTime: begun.toISOString(),
  };
}
