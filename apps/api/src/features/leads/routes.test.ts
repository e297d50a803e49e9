import { createLead } from '@bandeja/domain/leads/contract';
import { comingSoonPayload } from '@bandeja/domain/leads/rules';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { leadConsents, leadsOf, mailKinds, newAddress, quizForm, routineForm } from '#testing/leads.ts';

const api = useApi();

const hourMs = 3_600_000;
const incomplete = 'Por favor completa todos los campos obligatorios';

const send = (body: object) => api.call(createLead, { body: body as Record<string, unknown> });

describe('POST /leads', () => {
  it('stores the lead form and orders its mail', async () => {
    const form = routineForm({ firstName: '  Marta ' });
    expect((await send(form)).status).toBe(200);
    expect(await leadsOf(api, form.email)).toEqual([
      expect.objectContaining({
        email: form.email,
        first_name: 'Marta',
        last_name: '',
        channel: 'organic',
        source: 'Landing Page',
        medium: 'web',
        campaign: 'paddle_routine_pdf',
        interests: ['padel_training'],
        downloaded_resources: [
          {
            resourceId: 'first-week-routine',
            resourceName: 'Rutina de pádel de 7 días',
            resourceType: 'txt',
            downloadUrl: '/descargas/rutina-padel-7-dias.txt',
          },
        ],
      }),
    ]);
    expect(await mailKinds(api, form.email)).toEqual(['lead_routine']);
  });

  it('stores the answers of the quiz and orders its mail', async () => {
    const form = quizForm({ goals: ['compete', 'get_fit'] });
    expect((await send({ ...form, goals: ['compete', 'get_fit', 'compete'] })).status).toBe(200);
    expect(await leadsOf(api, form.email)).toEqual([
      expect.objectContaining({
        first_name: 'Luis',
        last_name: 'Ángel Peña',
        age: 36,
        paddle_level: 'intermediate',
        playing_frequency: '2-3_weekly',
        goals: ['compete', 'get_fit'],
        source: 'Training Quiz',
        campaign: 'training_assessment',
        custom_data: {
          experience: 'intermediate',
          trainingFrequency: 'weekly',
          mainChallenge: 'fitness',
          timeAvailable: '45-60',
          preferredTrainingTime: 'evening',
        },
      }),
    ]);
    expect(await mailKinds(api, form.email)).toEqual(['quiz_plan']);
  });

  it('stores an address that waits for a page still to come', async () => {
    const email = newAddress();
    expect((await send(comingSoonPayload(email, 'coming_soon_clubs'))).status).toBe(200);
    expect(await leadsOf(api, email)).toEqual([
      expect.objectContaining({ first_name: '', campaign: 'coming_soon_clubs', interests: ['clubs'] }),
    ]);
    expect(await mailKinds(api, email)).toEqual(['coming_soon']);
  });

  it('stores the consent: wording, time and origin', async () => {
    api.clock.now = new Date('2026-11-20T10:00:00Z');
    const ticked = routineForm({ marketing: true });
    const unticked = routineForm();
    await send(ticked);
    await send(unticked);
    const consent = {
      text_version: '2026-11-20',
      origin: 'paddle_routine_pdf /rutina-padel-gratuita',
      given_at: new Date('2026-11-20T10:00:00Z'),
      confirmed_at: null,
      withdrawn_at: null,
    };
    expect(await leadConsents(api, ticked.email)).toEqual(
      ['data_processing', 'email', 'marketing'].map((kind) => expect.objectContaining({ kind, ...consent })),
    );
    expect((await leadConsents(api, unticked.email)).map(({ kind }) => kind)).toEqual(['data_processing', 'email']);
  });

  it('assumes the current wording if a form sends none', async () => {
    const { consentVersion, ...form } = quizForm();
    await send(form);
    const consents = await leadConsents(api, form.email);
    expect(consents.map(({ text_version, origin }) => [text_version, origin])).toEqual(
      Array(3).fill([consentVersion, 'training_assessment /cuestionario-entrenamiento']),
    );
  });

  it('keeps the first consent to a wording, and notes a new wording', async () => {
    const form = routineForm();
    await send({ ...form, consentVersion: '2025-01-01' });
    const [first] = await leadConsents(api, form.email);
    await send({ ...form, consentVersion: '2025-01-01' });
    expect((await leadConsents(api, form.email))[0]).toEqual(first);
    await send(form);
    const [renewed] = await leadConsents(api, form.email);
    expect(renewed).toMatchObject({ id: first?.id, text_version: '2026-11-20' });
    expect(renewed?.given_at.getTime()).toBeGreaterThan(first?.given_at.getTime() ?? Number.POSITIVE_INFINITY);
  });
});

describe('the same form again', () => {
  it('ten at once are one lead and one mail, however the address is written', async () => {
    const form = routineForm({ marketing: true });
    const spellings = [form.email, ` ${form.email} `, form.email.toUpperCase()];
    const forms = Array.from({ length: 10 }, (_, index) => ({ ...form, email: spellings[index % 3] }));
    const replies = await Promise.all(forms.map(send));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await leadsOf(api, form.email)).toHaveLength(1);
    expect(await leadConsents(api, form.email)).toHaveLength(3);
    expect(await mailKinds(api, form.email)).toEqual(['lead_routine']);
  });

  it('is one mail for 24 hours, counted from the mail and not from the calendar, then a new one', async () => {
    const form = routineForm();
    const start = new Date('2026-11-20T23:30:00Z').getTime();
    const at = async (hours: number) => {
      api.clock.now = new Date(start + hours * hourMs);
      await send(form);
      return (await mailKinds(api, form.email)).length;
    };
    expect([await at(0), await at(1), await at(23.9), await at(24), await at(47.9), await at(48)]).toEqual([
      1, 1, 1, 2, 2, 3,
    ]);
    expect(await leadsOf(api, form.email)).toHaveLength(1);
  });

  it('keeps its identity when the name is corrected', async () => {
    const form = routineForm({ firstName: 'Mrata' });
    await send(form);
    await send({ ...form, firstName: 'Marta' });
    expect(await leadsOf(api, form.email)).toEqual([expect.objectContaining({ first_name: 'Marta' })]);
    expect(await mailKinds(api, form.email)).toEqual(['lead_routine']);
  });

  it('with marketing ticked this time is a new mail, for the link is missing in the first', async () => {
    const form = routineForm();
    await send(form);
    await send({ ...form, marketingConsent: true });
    expect(await mailKinds(api, form.email)).toHaveLength(2);
  });

  it('with changed answers changes the lead and is a new mail, three a day at most', async () => {
    const email = newAddress();
    for (const timeAvailable of ['15-30', '30-45', '45-60', '60+'] as const) {
      expect((await send(quizForm({ email, timeAvailable }))).status).toBe(200);
    }
    expect(await leadsOf(api, email)).toEqual([
      expect.objectContaining({ custom_data: expect.objectContaining({ timeAvailable: '60+' }) }),
    ]);
    expect(await mailKinds(api, email)).toEqual(['quiz_plan', 'quiz_plan', 'quiz_plan']);
  });

  it('with the goals in another order is another answer: the first one weighs most', async () => {
    const email = newAddress();
    await send(quizForm({ email, goals: ['compete', 'social'] }));
    await send(quizForm({ email, goals: ['social', 'compete'] }));
    expect(await mailKinds(api, email)).toHaveLength(2);
  });

  it('ten different ones at once are three mails', async () => {
    const email = newAddress();
    const times = ['15-30', '30-45', '45-60', '60+'] as const;
    const challenges = ['power', 'mental', 'strategy'] as const;
    const forms = times.flatMap((timeAvailable) =>
      challenges.map((mainChallenge) => quizForm({ email, timeAvailable, mainChallenge })),
    );
    await Promise.all(forms.slice(0, 10).map(send));
    expect(await leadsOf(api, email)).toHaveLength(1);
    expect(await mailKinds(api, email)).toHaveLength(3);
  });

  it('for the four pages to come at once: three mails', async () => {
    const email = newAddress();
    const pages = ['forum', 'events', 'tournaments', 'clubs'] as const;
    await Promise.all(pages.map((page) => send(comingSoonPayload(email, `coming_soon_${page}`))));
    expect(await leadsOf(api, email)).toHaveLength(4);
    expect(await mailKinds(api, email)).toHaveLength(3);
  });

  it('of another kind has its own mail', async () => {
    const email = newAddress();
    await send(routineForm({ email }));
    await send(quizForm({ email }));
    expect(await leadsOf(api, email)).toHaveLength(2);
    expect(await mailKinds(api, email)).toEqual(['lead_routine', 'quiz_plan']);
  });
});

describe('refused forms', () => {
  it.each([
    ['firstName', { firstName: '' }],
    ['email', { email: '  ' }],
    ['email', { email: undefined }],
    ['emailConsent', { emailConsent: false }],
    ['dataProcessingConsent', { dataProcessingConsent: undefined }],
  ])('a form without %s: %j', async (path, change) => {
    const form = routineForm();
    const { status, error } = await send({ ...form, ...change });
    expect([status, error.code]).toEqual([400, 'request.invalid']);
    expect(error.issues).toEqual([{ path, message: incomplete }]);
    expect(await leadsOf(api, form.email)).toEqual([]);
  });

  it('an address that is none', async () => {
    const { status, error } = await send({ ...routineForm(), email: 'marta@' });
    expect(status).toBe(400);
    expect(error.issues).toEqual([{ path: 'email', message: 'Email inválido' }]);
  });

  it('a quiz with questions left open, by where the payload has them', async () => {
    const form = quizForm();
    const { customData, ...rest } = form;
    const { status, error } = await send({
      ...rest,
      age: undefined,
      goals: [],
      paddleLevel: undefined,
      customData: { ...customData, mainChallenge: undefined },
    });
    expect([status, error.code]).toEqual([400, 'request.invalid']);
    expect(error.issues).toEqual(
      ['age', 'paddleLevel', 'goals', 'customData.mainChallenge'].map((path) => ({ path, message: incomplete })),
    );
    expect(await leadsOf(api, form.email)).toEqual([]);
  });

  it.each([
    ['firstName', { firstName: 'Marta\r\nBcc: otra@ejemplo.es' }],
    ['firstName', { firstName: 'Marta\nGil' }],
    ['lastName', { lastName: 'Gil\r\nX-Otra: si' }],
    ['email', { email: 'marta@ejemplo.es\r\nBcc: otra@ejemplo.es' }],
    ['email', { email: '"marta\r\n"@ejemplo.es' }],
    ['consentVersion', { consentVersion: 'la mía' }],
  ])('a line break in %s', async (path, change) => {
    const form = routineForm();
    const { status, error } = await send({ ...form, ...change });
    expect(status).toBe(400);
    expect(error.issues?.map((issue) => issue.path)).toEqual([path]);
    expect(await leadsOf(api, form.email)).toEqual([]);
  });

  it('a name of 81 characters, and a body beyond the limit', async () => {
    const long = await send({ ...routineForm(), firstName: 'a'.repeat(81) });
    expect(long.status).toBe(400);
    expect(long.error.issues).toEqual([{ path: 'firstName', message: 'Puede tener 80 caracteres como máximo' }]);
    const { status, error } = await send({ ...routineForm(), firstName: 'a'.repeat(300_000) });
    expect([status, error.code]).toEqual([413, 'request.too_large']);
  });

  it('more than ten forms a minute from one address', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { status } = await api.call(createLead, { body: routineForm(), address: '192.0.2.7' });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('the trap', () => {
  it('answers as ever and stores nothing', async () => {
    const form = routineForm();
    const { status, body } = await send({ ...form, website: 'https://spam.example' });
    expect([status, body]).toEqual([200, { token: expect.stringMatching(/^[\w-]{43}$/), week: null }]);
    expect(await leadsOf(api, form.email)).toEqual([]);
    expect(await mailKinds(api, form.email)).toEqual([]);
  });

  it('left empty, as browsers send it, is no trap', async () => {
    const form = routineForm();
    expect((await send({ ...form, website: '' })).status).toBe(200);
    expect(await leadsOf(api, form.email)).toHaveLength(1);
  });
});

it('the first week is a text file at its own address, readable on phones', async () => {
  const reply = await api.app.inject({ url: '/descargas/rutina-padel-7-dias.txt' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(reply.body).toContain('RUTINA DE PÁDEL DE 7 DÍAS');
});
