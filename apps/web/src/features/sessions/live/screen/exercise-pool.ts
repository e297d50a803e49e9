import { slugOf } from '@bandeja/domain/exercises/rules';
import type { ExerciseOptions, Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { hashKey } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { storedAnswer } from '#lib/last-answers.ts';
import { keyOf, read } from '#lib/query.ts';

export type FoundOptions = ExerciseOptions & { isFromDevice: boolean };
type Option = ExerciseOptions['options'][number];
type Wish = { session: Session; instead: SessionEntry | null; search: string };

/** From the server, else from this device's catalogue. @throws the error of the call where the device has none */
export async function findOptions({ session, instead, search }: Wish, signal: AbortSignal): Promise<FoundOptions> {
  const query = { ...(instead ? { instead: instead._id } : {}), ...(search ? { search } : {}) };
  try {
    const found = await call('GET /training-sessions/:id/exercise-options', {
      params: { id: session._id },
      query,
      signal,
    });
    return { ...found, isFromDevice: false };
  } catch (error) {
    // no network, a failing server, or one that does not know the session yet
    const pool = await storedPool();
    if (!pool || signal.aborted) throw error;
    const options = pool.answer.options.filter((option) => fits(option, { session, instead, search }));
    const shared = ({ tags }: Option) => tags.filter((tag) => instead?.tags.includes(tag)).length;
    const distance = (option: Option) => (instead === null ? 0 : strokeDistance(option, instead));
    return {
      ...pool.answer,
      options: options.toSorted((one, other) => distance(one) - distance(other) || shared(other) - shared(one)),
      isFromDevice: true,
    };
  }
}

/** Drills of the same stroke first, what is no drill after all of them. */
function strokeDistance(
  { strokes = [] }: Pick<Option, 'strokes'>,
  { strokes: own = [] }: Pick<Option, 'strokes'>,
): number {
  if (strokes.some((stroke) => own.includes(stroke))) return 0;
  return strokes.length > 0 === own.length > 0 ? 1 : 2;
}

function fits({ exerciseId, name, tags }: Option, { session, instead, search }: Wish): boolean {
  if (session.exercises.some((entry) => entry.exerciseId === exerciseId)) return false;
  if (search !== '') return slugOf(name).includes(slugOf(search));
  if (instead === null) return true;
  const [kind, ...muscles] = tags;
  return instead.tags[0] === kind && muscles.some((muscle) => instead.tags.includes(muscle));
}

const poolKey = hashKey(keyOf('GET /exercise-pool', {}));

async function storedPool(): Promise<{ answer: ExerciseOptions; at: number } | undefined> {
  // stored from an answer to this contract
  return (await storedAnswer(poolKey)) as { answer: ExerciseOptions; at: number } | undefined;
}

const freshMs = 86_400_000;

/** Has the device know the catalogue before the network is gone, once a day. */
export async function fetchPool(): Promise<void> {
  const known = await storedPool();
  if (!known || Date.now() - known.at > freshMs) await read('GET /exercise-pool');
}
