/** Answer sets of the training quiz; these are the values on the wire. */
export const ageRanges = ['18-25', '26-35', '36-45', '46-55', '55+'] as const;
export const quizExperiences = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const playingFrequencies = ['rarely', 'weekly', '2-3_weekly', 'daily'] as const;
export const trainingFrequencies = ['never', 'rarely', 'weekly', '2-3_weekly', 'daily'] as const;
export const paddleLevels = ['beginner', 'intermediate', 'advanced', 'professional'] as const;
export const leadGoals = [
  'improve_technique',
  'get_fit',
  'compete',
  'have_fun',
  'injury_prevention',
  'social',
] as const;
export const mainChallenges = ['consistency', 'power', 'strategy', 'fitness', 'technique', 'mental'] as const;
export const timesAvailable = ['15-30', '30-45', '45-60', '60+'] as const;
export const preferredTimes = ['morning', 'afternoon', 'evening', 'flexible'] as const;

export type AgeRange = (typeof ageRanges)[number];
export type QuizExperience = (typeof quizExperiences)[number];
export type PlayingFrequency = (typeof playingFrequencies)[number];
export type TrainingFrequency = (typeof trainingFrequencies)[number];
export type PaddleLevel = (typeof paddleLevels)[number];
export type LeadGoal = (typeof leadGoals)[number];
export type MainChallenge = (typeof mainChallenges)[number];
export type TimeAvailable = (typeof timesAvailable)[number];
export type PreferredTime = (typeof preferredTimes)[number];

export const campaigns = [
  'paddle_routine_pdf',
  'training_assessment',
  'coming_soon_forum',
  'coming_soon_events',
  'coming_soon_tournaments',
  'coming_soon_clubs',
] as const;
export type Campaign = (typeof campaigns)[number];

export const leadConsentKinds = ['email', 'marketing', 'data_processing'] as const;
export type LeadConsentKind = (typeof leadConsentKinds)[number];

export const marketingStates = ['none', 'pending', 'confirmed', 'withdrawn'] as const;
export type MarketingState = (typeof marketingStates)[number];
