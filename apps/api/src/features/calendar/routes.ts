import { createHash } from 'node:crypto';
import * as contract from '@bandeja/domain/calendar/contract';
import { endCalendar } from '#features/calendar/device.service.ts';
import { feedOf, makeFeed, readCalendar } from '#features/calendar/service.ts';
import type { Deps } from '#kit/deps.ts';
import { hasTag } from '#kit/document.ts';
import type { Bind } from '#kit/endpoint.ts';

export function calendarRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getCalendarFeed, async ({ actor }) => ({ feed: await feedOf(deps, actor) }));
  bind(contract.createCalendarFeed, async ({ actor }) => ({ feed: await makeFeed(deps, actor) }));
  bind(contract.revokeCalendarFeed, async ({ actor }) => endCalendar(deps.db, actor.userId));

  bind(contract.readCalendar, async ({ params, request, reply }) => {
    const text = await readCalendar(deps, params.file.slice(0, -'.ics'.length));
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (hasTag(request.headers['if-none-match'], etag)) {
      reply.code(304);
      return '';
    }
    reply.type(contract.readCalendar.media).header('content-disposition', 'inline; filename="bandeja.ics"');
    return text;
  });
}
