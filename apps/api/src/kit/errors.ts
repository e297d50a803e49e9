import { type ErrorBody, type ErrorCode, errorTable } from '@bandeja/domain/wire/errors';

type More = Pick<ErrorBody, 'changed' | 'topic' | 'mayBeMisread'>;
type Issue = { path: string; message: string };

/** The only error a feature throws on purpose; status and Spanish sentence come from the domain's table. */
export class AppError extends Error {
  code: ErrorCode;
  issues: Issue[] | undefined;
  /** Takes the place of the table's sentence where it has something to count. */
  sentence: string | undefined;
  more: More;
  retryAfterSeconds: number | undefined;
  constructor(code: ErrorCode, issues?: Issue[], sentence?: string, more: More = {}) {
    super(code);
    this.code = code;
    this.issues = issues;
    this.sentence = sentence;
    this.more = more;
  }
}

export function found<Value>(value: Value, code: ErrorCode): NonNullable<Value> {
  if (value === null || value === undefined) throw new AppError(code);
  return value;
}

export function errorAnswer(
  code: ErrorCode,
  { issues, sentence, more }: Partial<Pick<AppError, 'issues' | 'sentence' | 'more'>> = {},
): { status: number; body: ErrorBody } {
  const { status, message } = errorTable[code];
  return {
    status,
    body: {
      message: sentence ?? message,
      code,
      ...(issues && issues.length > 0 ? { issues } : {}),
      ...more,
    },
  };
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  if (constraint === undefined) return true;
  // a machine's part of a table numbers its keys
  return 'constraint' in error && String(error.constraint).replace(/_\d+$/, '') === constraint;
}

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
