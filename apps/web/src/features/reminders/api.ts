import { callQuery } from '#lib/query.ts';

export const remindersQuery = callQuery('GET /reminders', {});
