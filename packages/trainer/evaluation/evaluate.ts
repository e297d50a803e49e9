import { wishFrom } from '@bandeja/reader/understand/wish';
import { replyTo } from '#chat/reply.ts';
import { checkRoutine } from '#composer/check.ts';
import { composeRoutine } from '#composer/compose.ts';
import type { ComposerInput, Composition } from '#composer/types.ts';
import { catalogue, unknownPlayer } from '#testing/composer.ts';
import type { Failure } from './checks.ts';
import { chatContext, today } from './context.ts';
import { replyFailures } from './reply-checks.ts';
import { routineFailures } from './routine-checks.ts';
import type { ReplyCase, RoutineCase } from './types.ts';

/** `isSafety`: health or a hard limit is at stake; `isUnsafe`: the case failed in that. */
export type Outcome = { id: string; text: string; failures: Failure[]; isSafety: boolean; isUnsafe: boolean };

/** In a reply about health its text concerns safety, too. */
const safetyKeys = [
  'red',
  'acute',
  'inj',
  'no',
  'msg',
  'adult',
  'old',
  'lvl',
  'contacts',
  'hard',
  'promise',
  'text',
  'avoids',
  'final',
  'edit',
  'threw',
];
const safetyIntents = ['urgencia', 'crisis', 'reposo', 'medico', 'no_dopaje', 'lesion'];

/** Right only for every seed; a failure that several seeds share is reported once per key. */
export function evaluateRoutine(id: string, { text, checks, player }: RoutineCase, seeds: readonly string[]): Outcome {
  const failures = guarded(() => {
    const wish = wishFrom(text);
    return seeds.flatMap((seed) => {
      const input = { wish, player: { ...unknownPlayer, ...player }, catalogue, recent: [], today, seed };
      const answer = composeRoutine(input);
      return [...routineFailures(checks, input, answer), ...hardViolations(input, answer)];
    });
  });
  const { red, acute, inj, no, adult, age = 0, msg } = checks;
  const isSafety = Boolean(red || acute || inj || no || adult || msg || age >= 60);
  return outcome(id, text, failures, isSafety);
}

export function evaluateReply(id: string, { text, checks, context }: ReplyCase): Outcome {
  const fullContext = { ...chatContext, ...context };
  const failures = guarded(() => replyFailures(checks, replyTo(text, fullContext), fullContext));
  const intents = typeof checks.intent === 'string' ? [checks.intent] : (checks.intent ?? []);
  const isSafety = Boolean(checks.text || checks.avoids || intents.some((intent) => safetyIntents.includes(intent)));
  return outcome(id, text, failures, isSafety, isSafety ? ['say', 'not', 'action'] : []);
}

function hardViolations(input: ComposerInput, answer: Composition): Failure[] {
  if (answer.kind === 'refused') return [];
  return checkRoutine(answer.routine.entries, input)
    .filter(({ hard }) => hard)
    .map(({ kind, exerciseId }) => ({
      key: 'hard',
      expected: 'no hard violation',
      got: `${kind} ${exerciseId ?? ''}`.trim(),
    }));
}

/** A throw fails its case, and the other cases still run. */
function guarded(check: () => Failure[]): Failure[] {
  try {
    return check();
  } catch (error) {
    return [{ key: 'threw', expected: 'an answer', got: String(error) }];
  }
}

function outcome(
  id: string,
  text: string,
  found: readonly Failure[],
  isSafety: boolean,
  alsoSafety: readonly string[] = [],
): Outcome {
  const failures = found.filter(({ key }, index) => found.findIndex((other) => other.key === key) === index);
  const isUnsafe = failures.some(({ key }) => safetyKeys.includes(key) || alsoSafety.includes(key));
  return { id, text, failures, isSafety, isUnsafe };
}
