import { type Score, scoreOf, setsPlayed, usualFormat } from '@bandeja/domain/matches/rules';
import { type Team, teams } from '@bandeja/domain/matches/vocabulary';
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
});
export type Board = z.infer<typeof boardSchema>;

const newBoard: Board = { points: [], firstServer: 'us', format: usualFormat, begunAt: null, isSwapped: false };

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
  return { ...board, points, begunAt: points.length === 0 ? null : board.begunAt };
}

export function startOfForm(board: Board, nowMs: number): MatchStart {
  const sets = setsPlayed(scoreOfBoard(board));
  if (board.begunAt === null) return { sets };
  const minutes = Math.round((nowMs - board.begunAt) / 60_000 / 5) * 5;
  const begun = new Date(board.begunAt);
  return {
    sets,
    date: todayIs(begun),
    minutes: Math.min(360, Math.max(5, minutes)),
    startTime: begun.toISOString(),
  };
}
