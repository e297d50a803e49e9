import { generatorTexts } from '#features/generator/texts.ts';
import { HttpError, NetworkError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';

export type ShownError = {
  message: string;
  hint: string | null;
  way: 'plans' | 'shelf' | null;
};

const texts = generatorTexts.errors;

function refusal(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.status >= 500) return null;
  const reasons = error.issues.map(({ message }) => message);
  return reasons.length > 0 ? [...new Set(reasons)].join(' ') : serverMessage(error);
}

export function describeError(error: unknown, fallback: string): ShownError {
  if (error instanceof HttpError && error.code === 'routine.not_found') {
    return { message: texts.gone, hint: null, way: 'shelf' };
  }
  const isOfPlan = error instanceof HttpError && error.code.startsWith('plan.');
  return {
    message: refusal(error) ?? fallback,
    hint: error instanceof NetworkError ? texts.offline : null,
    way: isOfPlan ? 'plans' : null,
  };
}

export const describeStartError = (error: unknown): string => refusal(error) ?? texts.start;
