import { stopRecapMail as stopContract } from '@bandeja/domain/recap/contract';
import * as contract from '@bandeja/domain/reminders/contract';
import { removeDevice } from '#features/reminders/queries.ts';
import { stopRecapMail } from '#features/reminders/recap.service.ts';
import * as service from '#features/reminders/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';
import { AppError } from '#kit/errors.ts';

export function reminderRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getReminders, async ({ actor }) => service.remindersOf(deps, actor));
  bind(contract.putReminders, async ({ actor, body }) => service.saveReminders(deps, actor, body));
  bind(contract.addReminderDevice, async ({ actor, body }) => ({ _id: await service.addDevice(deps, actor, body) }));
  bind(contract.removeReminderDevice, async ({ actor, params }) => {
    if (!(await removeDevice(deps.db, actor.userId, params.id))) throw new AppError('reminder_device.not_found');
  });
  bind(contract.remindOfRest, async ({ actor, body }) => service.remindOfRest(deps, actor, body.seconds));
}

export function stopRecapRoute(bind: Bind, deps: Deps): void {
  bind(stopContract, async ({ query }) => stopRecapMail(deps, query.token));
}
