/** What a player may open to their coach besides plan and sessions, which accepting means; each is off at first. */
export const coachScopes = ['health', 'weight', 'strokes', 'films', 'pulse'] as const;
export type CoachScope = (typeof coachScopes)[number];

/** The consent behind a scope, by its name among the consents of a player. */
export const coachConsents = {
  plan: 'coachPlan',
  health: 'coachHealth',
  weight: 'coachWeight',
  strokes: 'coachStrokes',
  films: 'coachFilms',
  pulse: 'coachPulse',
} as const satisfies Record<'plan' | CoachScope, string>;

/** What a coach does with a player; the player reads it in their log. */
export const coachActions = [
  'listed',
  'read_player',
  'read_week',
  'read_session',
  'read_sessions',
  'read_health',
  'read_weight',
  'read_strokes',
  'read_pulse',
  'read_progress',
  'read_goals',
  'read_thread',
  'read_films',
  'watched_film',
  'read_check_ins',
  'drafted',
  'discarded_draft',
  'published',
  'rated_strokes',
  'wrote',
  'commented',
  'noted',
  'changed_questions',
  'nudged',
] as const;
export type CoachAction = (typeof coachActions)[number];

export const coachStates = ['applied', 'approved', 'rejected'] as const;
export type CoachState = (typeof coachStates)[number];

export const coachLanguages = ['es', 'ca', 'eu', 'gl', 'en', 'fr', 'de', 'it', 'pt'] as const;
export type CoachLanguage = (typeof coachLanguages)[number];

/** What a message of the thread is about; without it, it is about nothing in particular. */
export const commentSubjects = ['session', 'day', 'exercise', 'film'] as const;
export type CommentSubject = (typeof commentSubjects)[number];

/** Without letters and digits that look alike. */
export const codeCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const codeLength = 6;
export const inviteDays = 14;
