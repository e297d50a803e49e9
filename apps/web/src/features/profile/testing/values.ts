import type { ProfileValues } from '#features/profile/values.ts';

export const validValues: ProfileValues = {
  name: 'Lucía Ferrer',
  timeZone: 'Europe/Madrid',
  height: '168',
  weight: '61,5',
  age: '34',
  guardianConsent: false,
  dominantHand: 'right',
  fitnessLevel: 'Intermedio',
  experience: '1-3 años',
  days: ['monday', 'friday'],
  trainingDays: 3,
  sessionMin: '45',
  sessionMax: '60',
  goals: ['Ganar fuerza'],
  tournament: '',
  equipment: [],
  places: null,
  matchDays: [],
  injuries: '',
  injuriesConsent: false,
};
