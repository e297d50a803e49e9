import { normalise } from '@bandeja/reader/language/normalise';
import { namedExercise } from '#chat/exercises.ts';
import { openProposal } from '#chat/open-proposal.ts';
import { dayOn } from '#chat/plan-days.ts';
import type { ChatContext, ChatExercise } from '#chat/types.ts';

/** Turns, the last included, in which an exercise is looked for. */
const turnsBack = 2;
const most = 3;

const quotations = /«([^»]+)»/g;

/** Names between «» of an answer, in its order. */
export const namesIn = (answer: string): string[] => [...answer.matchAll(quotations)].flatMap(([, name]) => name ?? []);

/** The exercises that «cuántas», «en casa», «ponlo el viernes» are about: those an answer named last, or of the session that was spoken of. */
export function talkedOf(context: ChatContext): readonly ChatExercise[] {
  const { state, earlier, exercises } = context;
  if (state === null || openProposal(state) !== null || state.wish?.turns === 0) return [];
  const isPlan = state.intent === 'plan' || state.intent === 'cambiar_plan';
  if (isPlan) return ofSession(context);
  return ownWords(earlier, exercises) ?? ofAnswers(earlier, exercises);
}

/** What the player named themselves counts before what was named to them. */
function ownWords(earlier: ChatContext['earlier'], exercises: readonly ChatExercise[]): readonly ChatExercise[] | null {
  const said = earlier.filter(({ role }) => role === 'user').slice(-turnsBack);
  const named = said
    .map(({ content }) => namedExercise(normalise(content), exercises))
    .findLast((found) => found !== null);
  return named ? [named] : null;
}

function ofAnswers(earlier: ChatContext['earlier'], exercises: readonly ChatExercise[]): readonly ChatExercise[] {
  const answers = earlier.filter(({ role }) => role === 'assistant').slice(-turnsBack);
  const named = answers.map(({ content }) =>
    namesIn(content).flatMap((each) => exercises.find(({ name }) => name === each) ?? []),
  );
  return (named.findLast((found) => found.length > 0) ?? []).slice(0, most);
}

/** What a session is for: its warm-up and its closing aside. */
function ofSession(context: ChatContext): readonly ChatExercise[] {
  const [date] = context.state?.dates ?? [];
  const day = date === undefined ? undefined : dayOn(date, context);
  const routine = context.routines.find(({ id }) => id === day?.routineId);
  const codes = routine?.entries.map(({ exercise }) => exercise.code) ?? [];
  return context.exercises
    .filter(({ code }) => code !== null && !code.startsWith('L') && codes.includes(code))
    .slice(0, most);
}
