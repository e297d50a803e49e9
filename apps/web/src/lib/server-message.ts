import { HttpError } from '#lib/http.ts';

/** The sentence the server itself gave with a refusal; null when it gave none or did not answer. */
export function serverMessage(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.message.startsWith(`Error ${error.status}:`)) return null;
  return error.message;
}
