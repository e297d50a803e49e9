import { getReminders } from '@bandeja/domain/reminders/contract';
import { callQuery } from '#lib/query.ts';

export const remindersQuery = callQuery(getReminders, {});
