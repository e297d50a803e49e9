import type { ConsentScope, TokenScope } from '#tokens/vocabulary.ts';
import type { Line } from '#wire/calls.ts';

/** Every call that a token may make, and the scopes it needs, all of them. A call that does not stand here is refused. */
export const scopesOfCall: Partial<Record<Line, readonly TokenScope[]>> = {
  'GET /tools': ['read'],
  'POST /tools/:name': ['read'],
  'GET /proposals': ['propose'],
  'GET /training-schedule': ['read'],
  'GET /training-schedule/week': ['read'],
  'GET /training-schedule/absences': ['read', 'health'],
  'GET /season': ['read', 'health'],
  'GET /training-sessions/past': ['read'],
  'GET /training-sessions/next': ['read'],
  'GET /training-sessions/stats': ['read'],
  'GET /training-sessions/performance': ['read'],
  'GET /training-sessions/:id': ['read'],
  'GET /training-sessions/:id/pulse': ['read', 'pulse'],
  'GET /matches/results': ['read'],
  'GET /strokes': ['read'],
  'GET /palas': ['read'],
  'GET /routines': ['read'],
  'GET /routines/:id': ['read'],
  'GET /routines/search/query': ['read'],
  'GET /exercises': ['read'],
  'GET /exercises/:id': ['read'],
  'GET /body': ['read', 'health'],
  'GET /chatbot/facts': ['read', 'facts', 'health'],
  'GET /pulse': ['read', 'pulse'],
};

export function isOpenTo(line: string, scopes: readonly TokenScope[]): boolean {
  return scopesOfCall[line as Line]?.every((scope) => scopes.includes(scope)) ?? false;
}

/** The consent behind a scope, by its name among the consents of a player. */
export const consentKinds = {
  health: 'openHealth',
  facts: 'openFacts',
  pulse: 'openPulse',
} as const satisfies Record<ConsentScope, string>;

export const isConsentScope = (scope: TokenScope): scope is ConsentScope => scope in consentKinds;
