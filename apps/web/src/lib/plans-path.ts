/** Where a player reads about the plans. */
export const plansPath = '/subscription';
