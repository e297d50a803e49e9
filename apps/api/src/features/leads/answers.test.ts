import { register } from '@bandeja/domain/auth/contract';
import { createLead, readLeadAnswers } from '@bandeja/domain/leads/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { each } from '@bandeja/domain/testing/each';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { mailsTo, newAddress, quizForm, routineForm } from '#testing/leads.ts';

const api = useApi();
const password = 'bandeja-y-globo-9';

const sent = async (body: Parameters<typeof quizForm>[0] = {}) => {
  const { body: answer } = await api.call(createLead, { body: quizForm(body) });
  if (answer.token === null || answer.week === null) throw new Error('The quiz answers a token and a week');
  return { token: answer.token, week: answer.week };
};
const known = (token: string) => api.call(readLeadAnswers, { body: { token } });

it('the quiz answers its first week, seven days as in the mail', async () => {
  const { week } = await sent();
  each(week, 7, ({ reason }) => expect(reason).not.toBe(''));
  const sessions = week.flatMap(({ session }) => session ?? []);
  expect(sessions.length).toBeGreaterThan(1);
  for (const { minutes } of sessions) expect(minutes).toBeGreaterThan(0);
});

it('a registration with its token begins with the answers, once', async () => {
  const email = newAddress();
  const { token } = await sent({ email });
  expect((await known(token)).body).toEqual({
    name: 'Luis Ángel Peña',
    email,
    known: [
      'Nivel físico: Intermedio',
      'Experiencia: 1-3 años',
      'Objetivos: Mejorar la técnica y Prevenir lesiones',
      'Por sesión: 45–60 min',
    ],
  });
  const body = { name: 'Luis', email, password, plan: 'premium', from: token } as const;
  const { status, body: account } = await api.call(register, { body });
  expect(status).toBe(201);
  expect(account.user).toMatchObject({
    chosenPlan: 'premium',
    fitnessLevel: 'Intermedio',
    experience: '1-3 años',
    goals: ['Mejorar la técnica', 'Prevenir lesiones'],
    sessionDuration: { min: 45, max: 60 },
    age: null,
    trainingDays: null,
  });
  expect((await known(token)).status).toBe(404);
  const second = await api.call(register, { body: { ...body, email: newAddress() } });
  expect(second.body.user).toMatchObject({ fitnessLevel: null, goals: [] });
});

it('the mails lead to the registration by a token of their own, without data in the address', async () => {
  const email = newAddress();
  await api.call(createLead, { body: routineForm({ email }) });
  const [mail] = await mailsTo(api, email);
  const [, token = ''] = /\/register\?desde=([\w-]{43})\s/.exec(mail?.text ?? '') ?? [];
  expect((await known(token)).body).toEqual({ name: 'Marta', email, known: [] });
});

it('another form with the same address shows nothing through an older token', async () => {
  const email = newAddress();
  const { token } = await sent({ email, name: 'Uno' });
  await sent({ email, name: 'Otra', currentLevel: 'beginner' });
  expect((await known(token)).body.name).toBe('Uno');
});

it('ends after 30 days, and so does the plan that was chosen', async () => {
  const { token } = await sent();
  const { body } = await api.call(register, { body: { name: 'Ana', email: newAddress(), password, plan: 'pro' } });
  expect(body.user.chosenPlan).toBe('pro');
  api.clock.now = new Date(Date.now() + 31 * 86_400_000);
  expect((await known(token)).status).toBe(404);
  expect((await api.call(getMe, { token: body.token })).body).not.toHaveProperty('chosenPlan');
});
