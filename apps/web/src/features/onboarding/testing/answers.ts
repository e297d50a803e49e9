import type { User } from '@bandeja/domain/profile/contract';
import type { Answers } from '#features/onboarding/answers.ts';

/** A player who has just registered. */
export const newcomer: User = {
  _id: '0198c1f0-0000-7000-8000-000000000001',
  email: 'lucia@club.es',
  name: 'Lucía Ferrer',
  isAdmin: false,
  emailVerified: false,
  subscription: { plan: 'free', status: 'inactive', features: [], expiresAt: null },
  usage: { sessions: 0, routines: 0 },
  height: null,
  weight: null,
  age: null,
  dominantHand: null,
  fitnessLevel: null,
  experience: null,
  sessionDuration: null,
  trainingDays: null,
  equipment: null,
  places: null,
  availableDays: {
    monday: false,
    tuesday: false,
    wednesday: false,
    thursday: false,
    friday: false,
    saturday: false,
    sunday: false,
  },
  goals: [],
  injuries: '',
  injuriesConsent: false,
  screening: null,
  redFlag: null,
  timeZone: 'Europe/Madrid',
  profile: { height: null, weight: null, fitnessLevel: null },
};

/** Nothing said yet. */
export const emptyAnswers: Answers = {
  height: '',
  weight: '',
  age: '',
  guardianConsent: false,
  dominantHand: null,
  fitnessLevel: null,
  experience: null,
  trainingDays: null,
  days: [],
  goals: [],
  equipment: null,
  places: null,
  injuries: '',
  injuriesConsent: false,
  screening: [],
  screeningConsent: false,
};

/** Everything said. */
export const fullAnswers: Answers = {
  height: '1,78',
  weight: '72,5',
  age: '35',
  guardianConsent: false,
  dominantHand: 'right',
  fitnessLevel: 'Intermedio',
  experience: '1-3 años',
  trainingDays: 3,
  days: ['monday', 'wednesday', 'saturday'],
  goals: ['Ganar fuerza', 'Mejorar la técnica'],
  equipment: ['gomas'],
  places: ['home'],
  injuries: ' Me molesta el codo ',
  injuriesConsent: true,
  screening: [],
  screeningConsent: false,
};
