import { addDays, localDateIn, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import { createConversation, sendMessage } from '@bandeja/domain/coach/contract';
import * as contract from '@bandeja/domain/coaching/contract';
import { generateWeek, getWeek } from '@bandeja/domain/schedule/contract';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { approvedCoach, link, proPlayer } from '#testing/coaching.ts';
import type { Player } from '#testing/factories.ts';

const api = useApi();
/** A Monday: the whole week lies ahead. */
const now = new Date('2027-03-01T09:00:00Z');
const monday = mondayOf(localDateIn('Europe/Madrid', now));
const [tuesday, thursday] = [addDays(monday, 1), addDays(monday, 3)];

async function publish(coach: Player, player: Player, date: string, note: string): Promise<void> {
  const params = { id: player.user._id };
  const day = { date, type: 'Descanso' as const, routineId: null, minutes: null, note };
  await api.call(contract.putDrafts, { token: coach.token, params, body: { days: [day] } });
  const { status } = await api.call(contract.publishDrafts, { token: coach.token, params, body: {} });
  expect(status).toBe(200);
}

const dayOf = async ({ token }: Player, date: string) => (await api.call(getWeek, { token })).body[weekdayOf(date)];

it('a day has one coach: the new one’s stands in place of the former’s, whose other days stay', async () => {
  await api.at(now, async () => {
    const [former, next] = [await approvedCoach(api), await approvedCoach(api, { name: 'Otro Coach' })];
    const player = await proPlayer(api);
    await link(api, former, player);
    await publish(former, player, tuesday, 'Piernas frescas');
    await publish(former, player, thursday, 'Descansa de verdad');
    await api.call(contract.endCoach, { token: player.token });
    await link(api, next, player);
    expect(await dayOf(player, tuesday)).toMatchObject({ coach: 'Marta', reason: 'Piernas frescas' });
    await publish(next, player, tuesday, 'Hoy paseo');
    expect(await dayOf(player, tuesday)).toMatchObject({ coach: 'Otro', reason: 'Hoy paseo' });
    expect(await dayOf(player, thursday)).toMatchObject({ coach: 'Marta', reason: 'Descansa de verdad' });
    const page = await api.call(contract.getCoached, { token: former.token, params: { id: player.user._id } });
    expect(page.error.code).toBe('coaching.not_found');
  });
});

it('«Regenerar» plans round the coach’s days, and the chat leaves them to the coach', async () => {
  await api.at(now, async () => {
    const [coach, player] = [await approvedCoach(api), await proPlayer(api)];
    await link(api, coach, player);
    const { token } = player;
    await publish(coach, player, thursday, 'Descansa de verdad');
    await api.call(generateWeek, { token, body: null });
    expect(await dayOf(player, thursday)).toMatchObject({
      type: 'Descanso',
      coach: 'Marta',
      reason: 'Descansa de verdad',
    });
    const { body } = await api.call(createConversation, { token, body: { title: 'Nueva conversación' } });
    const say = async (message: string) =>
      (await api.call(sendMessage, { token, params: { id: body._id }, body: { message } })).body;
    const asked = await say('pon fuerza el jueves');
    expect(asked).not.toHaveProperty('action');
    expect(asked.response).toContain('es de Marta');
    expect((await say('regenera mi semana')).response).toContain('Los de Marta se quedan.');
  });
});
