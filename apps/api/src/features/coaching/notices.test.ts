import { addDays, localDateIn } from '@bandeja/domain/calendar/dates';
import * as contract from '@bandeja/domain/coaching/contract';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { approvedCoach, link, proPlayer, pushKinds } from '#testing/coaching.ts';
import type { Player } from '#testing/factories.ts';
import { mailKinds, mailsTo } from '#testing/leads.ts';

const api = useApi();

async function pair(): Promise<{ coach: Player; player: Player }> {
  const [coach, player] = [await approvedCoach(api), await proPlayer(api)];
  for (const { user } of [coach, player]) {
    await api.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', user._id).execute();
  }
  await link(api, coach, player);
  return { coach, player };
}

const told = async (player: Player) => ({
  mails: (await mailKinds(api, player.email)).filter((kind) => kind.startsWith('coach_') && kind !== 'coach_decided'),
  pushes: await pushKinds(api, player),
});

async function publish({ token }: Player, { user }: Player): Promise<void> {
  const params = { id: user._id };
  const date = addDays(localDateIn('Europe/Madrid', new Date()), 1);
  const day = { date, type: 'Descanso' as const, routineId: null, minutes: null, note: '' };
  await api.call(contract.putDrafts, { token, params, body: { days: [day] } });
  await api.call(contract.publishDrafts, { token, params, body: {} });
}

const write = (coach: Player, player: Player, text: string) =>
  api.call(contract.writeToCoached, {
    token: coach.token,
    params: { id: player.user._id },
    body: { text, about: 'day', aboutId: '2027-03-02' },
  });

it('published days and comments come by mail and push, each while its switch is on', async () => {
  const { coach, player } = await pair();
  await publish(coach, player);
  await publish(coach, player);
  await write(coach, player, 'Mañana, suave');
  expect(await told(player)).toEqual({
    mails: ['coach_published', 'coach_message'],
    pushes: ['published', 'published', 'toPlayer'],
  });
  const texts = (await mailsTo(api, player.email)).map(({ text }) => text ?? '');
  expect(texts.some((text) => text.includes('Ver mi semana'))).toBe(true);
  const { coach: another, player: quiet } = await pair();
  await api.call(contract.putNotices, { token: quiet.token, body: { mails: false, pushes: true } });
  await publish(another, quiet);
  await write(another, quiet, 'Uno');
  expect(await told(quiet)).toEqual({ mails: [], pushes: ['published', 'toPlayer'] });
  await api.call(contract.putNotices, { token: quiet.token, body: { mails: false, pushes: false } });
  await publish(another, quiet);
  await write(another, quiet, 'Dos');
  expect(await told(quiet)).toEqual({ mails: [], pushes: ['published', 'toPlayer'] });
});

it('the coach is told of what a player writes, each while its switch is on', async () => {
  const { coach, player } = await pair();
  const say = (text: string) => api.call(contract.writeToCoach, { token: player.token, body: { text } });
  await say('Llego cansado');
  expect(await told(coach)).toEqual({ mails: ['coach_message'], pushes: ['toCoach'] });
  await api.call(contract.putCoachNotices, { token: coach.token, body: { mails: false, pushes: false } });
  await say('Y sin dormir');
  expect(await told(coach)).toEqual({ mails: ['coach_message'], pushes: ['toCoach'] });
});
