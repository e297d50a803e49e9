import type { SentLead } from '#features/leads/api.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const body: SentLead = {
  token: 'a-token-of-forty-three-characters-at-the-most',
  week: days.map((weekday, index) => ({
    weekday,
    type: index % 2 === 0 ? 'Fuerza' : 'Descanso',
    reason: index % 2 === 0 ? 'Fuerza para llegar entero al tercer set.' : 'Descanso.',
    session: index % 2 === 0 ? { name: `Pierna ${index}`, minutes: 30 + index } : null,
  })),
};

/** What the server answers to a form that was taken. */
export const sentLead = { status: 200, body };
