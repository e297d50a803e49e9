import * as z from 'zod/mini';
import { endpointsOf, instantSchema } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Cuenta' });

const feedSchema = z.object({
  feed: z.nullable(z.object({ url: z.string(), createdAt: instantSchema, lastReadAt: z.nullable(instantSchema) })),
});
export type CalendarFeed = NonNullable<z.infer<typeof feedSchema>['feed']>;

export const getCalendarFeed = endpoint('GET /account/calendar', {
  summary: 'The private ICS address of the week, if there is one',
  response: feedSchema,
});

export const createCalendarFeed = endpoint('POST /account/calendar', {
  summary: 'Makes a new private ICS address; a former one stops working',
  response: feedSchema,
  ratePerMinute: 10,
});

export const revokeCalendarFeed = endpoint('DELETE /account/calendar', {
  summary: 'Deletes the private ICS address; repeating it changes nothing',
  response: null,
});

/** Named like a file because calendar programs look at the end of an address. */
export const readCalendar = endpoint('GET /calendar/:file', {
  access: 'public',
  summary: 'The weeks as iCalendar (RFC 5545); the address `{token}.ics` is the only proof of access',
  params: z.object({ file: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}\.ics$/)) }),
  media: 'text/calendar; charset=utf-8',
  response: z.string(),
  errors: ['calendar.not_found'],
  ratePerMinute: 60,
});
