import { measureReplies } from './chat-measure.ts';
import { workReplies } from './chat-work.ts';
import { domainReplies, domainRoutines } from './domain-sets.ts';
import { evaluateReply, evaluateRoutine, type Outcome } from './evaluate.ts';
import { measureRoutines } from './generator-measure.ts';
import { workRoutines } from './generator-work.ts';
import type { ReplyCases, RoutineCases } from './types.ts';

export type EvaluationSet = { name: string; least: number; run: (seeds: readonly string[]) => Outcome[] };

const routines = (cases: RoutineCases) => (seeds: readonly string[]) =>
  Object.entries(cases).map(([id, each]) => evaluateRoutine(id, each, seeds));
const replies = (cases: ReplyCases) => () => Object.entries(cases).map(([id, each]) => evaluateReply(id, each));

/** Regression sets must be right entirely, measuring ones at nine of ten. */
export const evaluationSets: readonly EvaluationSet[] = [
  { name: 'regression, generator', least: 1, run: routines(domainRoutines) },
  { name: 'regression, chatbot', least: 1, run: replies(domainReplies) },
  { name: 'generator-work', least: 0, run: routines(workRoutines) },
  { name: 'chat-work', least: 0, run: replies(workReplies) },
  { name: 'generator-measure', least: 0.9, run: routines(measureRoutines) },
  { name: 'chat-measure', least: 0.9, run: replies(measureReplies) },
];
