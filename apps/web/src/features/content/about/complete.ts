import type { SiteFacts } from '#lib/site-facts.ts';

export const teamRoles = ['lead', 'trainer', 'health'] as const;

export function isTeamComplete({ people }: Pick<SiteFacts, 'people'>): boolean {
  return people?.hasOperator === true && teamRoles.every((role) => people[role] !== null);
}
