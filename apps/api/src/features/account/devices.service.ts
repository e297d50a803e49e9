import type { Device } from '@bandeja/domain/account/contract';
import { deviceName } from '@bandeja/domain/account/rules';
import { endSignIn, signIns } from '#features/account/queries.ts';
import { calendarAsDevice, endCalendar } from '#features/calendar/device.service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

export async function listDevices(deps: Deps, actor: Actor): Promise<Device[]> {
  const found = await signIns(deps.db, actor.userId, deps.now());
  const devices = found.map(({ _id, userAgent, createdAt, lastSeenAt }) => ({
    _id,
    name: deviceName(userAgent),
    createdAt,
    lastSeenAt,
    isCurrent: _id === actor.authSessionId,
  }));
  devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return [...devices, ...(await calendarAsDevice(deps.db, actor.userId))];
}

/** Ends a sign-in (the caller's own too) or the calendar's address. @throws AppError device.not_found */
export async function signOutDevice(deps: Deps, actor: Actor, id: string): Promise<void> {
  const isCalendar = id === actor.userId;
  const isEnded = isCalendar ? await endCalendar(deps.db, id) : await endSignIn(deps.db, actor.userId, id);
  if (!isEnded) throw new AppError('device.not_found');
}
