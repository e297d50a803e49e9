import type { User } from '@bandeja/domain/profile/contract';

export function aUser(overrides: Partial<User> = {}): User {
  const days = { monday: true, wednesday: true, friday: true };
  return {
    _id: '0198c1f0-0000-7000-8000-000000000001',
    email: 'lucia@club.es',
    name: 'Lucía Ferrer',
    isAdmin: false,
    emailVerified: true,
    subscription: { plan: 'free', status: 'inactive', features: [], expiresAt: null, renews: false },
    usage: { sessions: 0, routines: 0 },
    height: 168,
    weight: 61,
    age: null,
    dominantHand: 'right',
    fitnessLevel: 'Intermedio',
    experience: '1-3 años',
    sessionDuration: { min: 45, max: 60 },
    trainingDays: 3,
    equipment: null,
    places: null,
    matchDays: [],
    tournament: null,
    availableDays: { ...days, tuesday: false, thursday: false, saturday: false, sunday: false },
    goals: [],
    injuries: '',
    injuriesConsent: false,
    screening: null,
    redFlag: null,
    discomforts: [],
    hasDiscomforts: false,
    healed: [],
    suspicion: null,
    timeZone: 'Europe/Madrid',
    profile: { height: 168, weight: 61, fitnessLevel: 'Intermedio' },
    ...overrides,
  };
}
