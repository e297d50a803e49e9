import { type GraphTypes, type ObjectOf, schemaOf, selectionOf } from '#wire/graph.ts';

export const progressTypes = {
  Progress: {
    from: ['Date!', 'First day of the period, a Monday; later than asked when the plan looks back less far.'],
    to: ['Date!', 'Last day of the period.'],
    isLimited: ['Boolean!', 'The plan shows fewer weeks than were asked for.'],
    hidesEarlier: ['Boolean!', 'There are sessions before the weeks that the plan shows.'],
    totals: ['Totals!', 'Sums of the period.'],
    previous: [
      'Totals',
      'Sums of the same days of the period before it; null when it has no session or is out of reach.',
    ],
    weeks: ['[Week!]!', 'Every week of the period, oldest first, empty ones included.'],
    days: ['[Day!]!', 'The days with a finished session, oldest first.'],
    kinds: ['[Kind!]!', 'Minutes by kind of session, most first.'],
    scores: ['[Score!]!', 'The last scored sessions of the period, oldest first.'],
    bests: ['[Best!]!', 'Best marks by exercise, latest first.'],
    strokes: ['[Stroke!]!', 'The strokes as the player rates them on the last day of the period.'],
    drills: ['[Drill!]!', 'Balls counted in drills, by stroke, most balls first.'],
    strokesDue: ['Boolean!', 'A month has passed since they were rated or put off.'],
    weights: ['[Weight!]!', 'Body weight by day of the period, oldest first; empty without consent.'],
    streak: ['Streak!', 'Weeks in a row with a session.'],
    spike: ['Spike', 'The last session beside the largest of the 30 days before it.'],
  },
  Totals: {
    sessions: ['Int!', 'Finished sessions.'],
    minutes: ['Int!', 'Sum of the minutes of each session.'],
    load: ['Int!', 'Session-RPE load in AU.'],
    averageScore: ['Float', 'Mean of the scores 0–10, one decimal; null without a score.'],
    recordedEfforts: ['Int!', 'Sessions whose effort the player recorded; the others count with an assumed effort.'],
  },
  Week: {
    monday: ['Date!', 'First day of the week.'],
    sessions: ['Int!', 'Finished sessions.'],
    minutes: ['Int!', 'Trained minutes.'],
    plannedMinutes: ['Int!', 'Minutes of the routines planned for this week.'],
    load: ['Int!', 'Session-RPE load W in AU.'],
    pulseLoad: ['Int', 'Minutes in pulse zones times their number, beside the load; null without a recorded pulse.'],
    monotony: ['Float', 'Mean of the daily loads through their sample deviation; null when all days are equal.'],
    strain: ['Float', 'Load times monotony in AU; null without a monotony.'],
    changePercent: ['Float', 'Load against the week before in percent; null when that week was empty.'],
    averageScore: ['Float', 'Mean of the scores 0–10, one decimal.'],
  },
  Day: {
    date: ['Date!', 'Calendar day of the player.'],
    sessions: ['Int!', 'Finished sessions.'],
    minutes: ['Int!', 'Trained minutes.'],
    load: ['Int!', 'Session-RPE load in AU.'],
  },
  Kind: {
    kind: ['String!', 'Físico, Técnico, Táctico, Mental, Partido or Descanso.'],
    minutes: ['Int!', 'Trained minutes of the period.'],
    weekMinutes: ['[Int!]!', 'Minutes of each week of the period, in the order of weeks.'],
  },
  Score: {
    sessionId: ['ID!', 'The session.'],
    date: ['Date!', 'Calendar day of the player.'],
    name: ['String!', 'Name of the routine or match.'],
    score: ['Int!', 'Quality 0–10 as the player gave it.'],
    rpe: ['Float', 'Effort 0–10; null when the player gave none.'],
  },
  Best: {
    key: ['ID!', 'The exercise: its id, or its name where it came from a file.'],
    name: ['String!', 'Name of the exercise.'],
    unit: ['String!', 'kg (estimated one-repetition maximum by Epley), reps, s or m.'],
    value: ['Float!', 'Best mark of the period.'],
    date: ['Date!', 'Monday of the week of that mark.'],
    before: ['Float', 'Best mark before the period; null when there is none or it is out of reach.'],
    points: ['[BestPoint!]!', 'The best mark of each week with one, oldest first.'],
  },
  BestPoint: {
    date: ['Date!', 'Monday of the week.'],
    value: ['Float!', 'Best mark of that week.'],
  },
  Stroke: {
    stroke: ['String!', 'Name of the stroke or situation.'],
    level: ['Int!', 'The player’s own rating, 1 to 5.'],
    ratedOn: ['Date!', 'Day of that rating.'],
    before: ['Int', 'The rating that stood on the first day of the period; null when there was none.'],
  },
  Drill: {
    stroke: ['String!', 'Name of the stroke or situation.'],
    points: ['[DrillPoint!]!', 'The days with counted balls, oldest first.'],
  },
  DrillPoint: {
    date: ['Date!', 'Calendar day of the player.'],
    hits: ['Int!', 'Balls that were good.'],
    attempts: ['Int!', 'Balls that were played.'],
  },
  Weight: {
    date: ['Date!', 'Calendar day of the player.'],
    kilograms: ['Float!', 'Body weight in kilograms.'],
  },
  Streak: {
    weeks: ['Int!', 'Weeks in a row until now with a session; up to one pause of two weeks is forgiven.'],
    best: ['Int!', 'Longest such row.'],
    pausedWeeks: ['Int!', 'Forgiven weeks within the current row.'],
  },
  Spike: {
    sessionId: ['ID!', 'The last finished session.'],
    load: ['Int!', 'Its load in AU.'],
    largestBefore: ['Int!', 'Largest session load of the 30 days before it in AU.'],
    ratio: ['Float!', 'Load through the largest before, two decimals.'],
  },
} as const satisfies GraphTypes;

export type Progress = ObjectOf<typeof progressTypes, 'Progress'>;
export type ProgressOf<N extends keyof typeof progressTypes> = ObjectOf<typeof progressTypes, N>;

export const progressSchema = `scalar Date\n\n${schemaOf(progressTypes)}\n
type Query {
  "The player's own numbers between two days; at most six years."
  progress(from: Date!, to: Date!): Progress!
}`;

/** Variables: {@link ProgressPeriod}. */
export const progressQuery = `query Progress($from: Date!, $to: Date!) {
  progress(from: $from, to: $to) ${selectionOf(progressTypes, 'Progress')}
}`;

/** A period by its first and last day, `YYYY-MM-DD`. */
export type ProgressPeriod = { from: string; to: string };

export const longestPeriodDays = 6 * 366;
export const scoresShown = 18;
