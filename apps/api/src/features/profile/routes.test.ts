import { getMe, putEarlyAccess, putProfile } from '@bandeja/domain/profile/contract';
import { generateWeek, getSchedule, getWeek, putSchedule } from '@bandeja/domain/schedule/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { completeProfile, newPlayer, type Player, readyPlayer, routineIdByCode } from '#testing/factories.ts';
import { consentsOf } from '#testing/rows.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

const save = (player: Player, body: Record<string, unknown>) => api.call(putProfile, { token: player.token, body });

describe('PUT /users/profile', () => {
  it('saves the wizard’s payload and shows it in both views', async () => {
    const player = await newPlayer(api);
    const trainingPlan = { physical: 2, matches: 2, suggestion: ['Lunes: Fuerza'] };
    const { status, body } = await save(player, {
      ...completeProfile,
      trainingPlan,
      age: 35,
      dominantHand: 'left',
      matchDays: ['sunday', 'wednesday'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      height: 170,
      weight: 65,
      age: 35,
      dominantHand: 'left',
      matchDays: ['wednesday', 'sunday'],
      trainingDays: 4,
      sessionDuration: { min: 60, max: 120 },
      profile: { height: 170, weight: 65, fitnessLevel: 'Intermedio' },
    });
    expect(body.availableDays).toEqual({
      monday: true,
      tuesday: false,
      wednesday: true,
      thursday: false,
      friday: true,
      saturday: false,
      sunday: true,
    });
    expect((await api.call(getMe, { token: player.token })).body).toEqual(body);
  });

  it('leaves alone what is not sent and ignores isAdmin, subscription and email', async () => {
    const player = await newPlayer(api);
    await save(player, completeProfile);
    const { body } = await save(player, {
      weight: 70.5,
      isAdmin: true,
      email: 'otra@ejemplo.es',
      subscription: { plan: 'pro', status: 'active' },
    });
    expect(body).toMatchObject({ weight: 70.5, height: 170, isAdmin: false, email: player.email });
    expect(body.subscription.plan).toBe('free');
  });

  it.each([
    [{ height: 99 }, 'height'],
    [{ height: 251 }, 'height'],
    [{ weight: 29 }, 'weight'],
    [{ weight: 201 }, 'weight'],
    [{ age: 11 }, 'age'],
    [{ age: 101 }, 'age'],
    [{ trainingDays: 0 }, 'trainingDays'],
    [{ trainingDays: 8 }, 'trainingDays'],
    [{ sessionDuration: { min: 29, max: 60 } }, 'sessionDuration.min'],
    [{ sessionDuration: { min: 60, max: 181 } }, 'sessionDuration.max'],
    [{ sessionDuration: { min: 90, max: 60 } }, 'sessionDuration.max'],
    [{ dominantHand: 'both' }, 'dominantHand'],
    [{ timeZone: 'Marte/Olimpo' }, 'timeZone'],
  ])('refuses %j and names the field', async (body, path) => {
    const player = await newPlayer(api);
    const { status, error } = await save(player, body);
    expect(status).toBe(400);
    expect(error.issues?.map((issue) => issue.path)).toEqual([path]);
  });
});

describe('health data', () => {
  const injuries = 'Me molesta el codo derecho';

  it('are only stored with their own consent, which is a row', async () => {
    const player = await newPlayer(api);
    const refused = await save(player, { injuries });
    expect([refused.status, refused.error.code]).toEqual([400, 'profile.consent_required']);
    const { body } = await save(player, { injuries, injuriesConsent: true });
    expect(body).toMatchObject({ injuries, injuriesConsent: true });
    const rows = await consentsOf(api, player.user._id);
    expect(rows).toMatchObject([{ kind: 'injuries', text_version: '2026-11', withdrawn_at: null }]);
  });

  it('are erased when the consent is withdrawn', async () => {
    const player = await newPlayer(api);
    await save(player, { injuries, injuriesConsent: true });
    const { body } = await save(player, { injuriesConsent: false });
    expect(body).toMatchObject({ injuries: '', injuriesConsent: false });
    const rows = await consentsOf(api, player.user._id);
    expect(rows[0]?.withdrawn_at).toBeInstanceOf(Date);
  });

  it('leave no word in any plan when the consent is withdrawn', async () => {
    api.clock.now = new Date('2026-11-02T10:00:00Z');
    const player = await readyPlayer(api, { injuries: 'Me duele la rodilla derecha', injuriesConsent: true });
    const read = async () => {
      const week = (await api.call(getWeek, { token: player.token })).body;
      const { advice } = (await api.call(getSchedule, { token: player.token })).body;
      return { week, texts: [...advice, ...Object.values(week).map((day) => day.reason)].join(' ') };
    };
    api.clock.now = new Date('2026-11-10T10:00:00Z');
    expect((await read()).texts).toMatch(/rodilla/);
    api.clock.now = new Date('2026-11-17T10:00:00Z');
    const routineId = await routineIdByCode(api, player, 'R13');
    const currentWeek = { thursday: { type: 'Flexibilidad' as const, routineId } };
    await api.call(putSchedule, { token: player.token, body: { currentWeek } });
    expect((await read()).texts).toMatch(/rodilla/);
    await save(player, { injuriesConsent: false });
    const after = await read();
    expect(after.texts).not.toMatch(/rodilla|lesión/);
    expect(after.week.thursday).toMatchObject({ routineId, edited: true, reason: 'El jueves lo has elegido tú.' });
    expect(after.week.monday.reason).toBe('Lo eligió el plan.');
    expect(after.week.friday.reason).not.toBe('Lo eligió el plan.');
    api.clock.now = new Date('2026-11-10T10:00:00Z');
    const past = await read();
    expect(past.texts).not.toMatch(/rodilla|lesión/);
    expect(past.week.monday.reason).toBe('Lo eligió el plan.');
  });

  it('leave no word when plans are made while the consent is withdrawn', async () => {
    const player = await readyPlayer(api, { injuries: 'Me duele la rodilla derecha', injuriesConsent: true });
    const plans = () => Array.from({ length: 4 }, () => api.call(generateWeek, { token: player.token }));
    const replies = await Promise.all([...plans(), save(player, { injuriesConsent: false }), ...plans()]);
    expect(replies.map(({ status }) => status)).toEqual(Array(9).fill(200));
    const { body: week } = await api.call(getWeek, { token: player.token });
    const { body: schedule } = await api.call(getSchedule, { token: player.token });
    expect(JSON.stringify([week, schedule])).not.toMatch(/rodilla|lesión/);
  });

  it('may be declined', async () => {
    const player = await newPlayer(api);
    expect((await save(player, { ...completeProfile, injuries: '' })).status).toBe(200);
  });
});

describe('age', () => {
  it('under fourteen needs a guardian’s consent', async () => {
    const player = await newPlayer(api);
    const refused = await save(player, { age: 13 });
    expect([refused.status, refused.error.code]).toEqual([400, 'profile.guardian_required']);
    expect((await save(player, { age: 13, guardianConsent: true })).body.age).toBe(13);
    expect((await save(player, { age: 12 })).status).toBe(200);
  });
});

describe('early access', () => {
  const choose = (player: Player, isChosen: boolean) =>
    api.call(putEarlyAccess, { token: player.token, body: { feature: 'mirror', isChosen } });
  const chosenBy = async (player: Player) => (await api.call(getMe, { token: player.token })).body.earlyAccess;

  it('is chosen one by one with Pro alone, and waits while the plan is another', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const refused = await choose(player, true);
    expect([refused.status, refused.error.code]).toEqual([403, 'plan.required']);
    await subscribe(api, player, { plan: 'pro' });
    await subscribe(api, other, { plan: 'pro' });
    expect(await chosenBy(player)).toBeUndefined();
    expect((await choose(player, true)).body).toEqual({ earlyAccess: ['mirror'] });
    expect((await choose(player, true)).body).toEqual({ earlyAccess: ['mirror'] });
    expect([await chosenBy(player), await chosenBy(other)]).toEqual([['mirror'], undefined]);
    await subscribe(api, player, { plan: 'premium' });
    expect(await chosenBy(player)).toBeUndefined();
    await subscribe(api, player, { plan: 'pro' });
    expect(await chosenBy(player)).toEqual(['mirror']);
    expect((await choose(player, false)).body).toEqual({ earlyAccess: [] });
    const unknown = await api.call(putEarlyAccess, { token: player.token, body: { feature: 'foro', isChosen: true } });
    expect([unknown.status, (await api.call(putEarlyAccess, { body: {} })).status]).toEqual([400, 401]);
  });
});
