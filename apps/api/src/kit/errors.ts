import { type ChangedMeanwhile, type ErrorBody, type ErrorCode, errorTable } from '@bandeja/domain/wire/errors';

type Issue = { path: string; message: string };

/** The only error a feature throws on purpose; status and Spanish sentence come from the domain's table. */
export class AppError extends Error {
  code: ErrorCode;
  issues: Issue[] | undefined;
  /** Takes the place of the table's sentence where it has something to count. */
  sentence: string | undefined;
  /** The version another admin stored; only with `catalogue.changed`. */
  changed: ChangedMeanwhile | undefined;
  /** When to try again; only with `rate.limited`. */
  retryAfterSeconds: number | undefined;
  constructor(code: ErrorCode, issues?: Issue[], sentence?: string, changed?: ChangedMeanwhile) {
    super(code);
    this.code = code;
    this.issues = issues;
    this.sentence = sentence;
    this.changed = changed;
  }
}

/** Returns the value, or throws the error for a missing one. */
export function found<Value>(value: Value, code: ErrorCode): NonNullable<Value> {
  if (value === null || value === undefined) throw new AppError(code);
  return value;
}

/** The answer to the client for an error code. */
export function errorAnswer(
  code: ErrorCode,
  { issues, sentence, changed }: Partial<Pick<AppError, 'issues' | 'sentence' | 'changed'>> = {},
): { status: number; body: ErrorBody } {
  const { status, message } = errorTable[code];
  return {
    status,
    body: {
      message: sentence ?? message,
      code,
      ...(issues && issues.length > 0 ? { issues } : {}),
      ...(changed ? { changed } : {}),
    },
  };
}

/** True for PostgreSQL's unique violation, optionally of one named constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}

/** True when the database refused to break a reference between rows. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}

/** True when the database could not be reached or is going away. The job library hands on copies of errors, no `Error`s. */
export function isDatabaseDown(error: unknown): error is { message: string } {
  if (typeof error !== 'object' || error === null || !('message' in error) || typeof error.message !== 'string') {
    return false;
  }
  const code = 'code' in error ? String(error.code) : '';
  // a missing socket file; other missing files are another error
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'].includes(code) ||
    /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(
      error.message,
    )
  );
}
