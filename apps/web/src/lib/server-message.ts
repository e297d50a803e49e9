import { HttpError } from '#lib/http.ts';

export function serverMessage(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.message.startsWith(`Error ${error.status}:`)) return null;
  return error.message;
}
