import { readdir } from 'node:fs/promises';
import { confirmMarketing, createLead, deleteLead, exportLeads, listLeads } from '@bandeja/domain/leads/contract';
import { each } from '@bandeja/domain/testing/each';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import {
  consentStates,
  exportNotes,
  leadConsents,
  leadsOf,
  linkToken,
  mailKinds,
  mailOfForm,
  mailsTo,
  newAddress,
  newAdmin,
  planOfLeads,
  quizForm,
  routineForm,
  storedLeads,
} from '#testing/leads.ts';
import { mailRows } from '#testing/rows.ts';

const api = useApi();
let admin: Player;

beforeAll(async () => {
  admin = await newAdmin(api);
});

const list = (query: Record<string, string | number> = {}) => api.call(listLeads, { token: admin.token, query });
const emails = async (query: Record<string, string | number>) => (await list(query)).body.map(({ email }) => email);

describe('who may see leads', () => {
  it.each([listLeads, exportLeads])('$path is for admins', async (contract) => {
    const player = await newPlayer(api);
    const refused = await api.call(contract, { token: player.token });
    expect([refused.status, refused.error.code]).toEqual([403, 'admin.required']);
    expect((await api.call(contract)).status).toBe(401);
  });
});

describe('GET /admin/leads', () => {
  it('answers everything the contract names', async () => {
    const form = quizForm();
    await api.call(createLead, { body: form });
    const [row] = await leadsOf(api, form.email);
    expect((await list({ search: form.email })).body).toEqual([
      {
        _id: row?.id,
        firstName: 'Luis',
        lastName: 'Ángel Peña',
        email: form.email,
        age: 36,
        paddleLevel: 'intermediate',
        playingFrequency: '2-3_weekly',
        goals: ['improve_technique', 'injury_prevention'],
        source: 'Training Quiz',
        campaign: 'training_assessment',
        customData: {
          experience: 'intermediate',
          trainingFrequency: 'weekly',
          mainChallenge: 'fitness',
          timeAvailable: '45-60',
          preferredTrainingTime: 'evening',
        },
        marketing: 'pending',
        createdAt: row?.created_at.toISOString(),
        updatedAt: row?.updated_at.toISOString(),
      },
    ]);
  });

  it('shows the state of marketing and filters by it', async () => {
    const states = await consentStates(api);
    await each(Object.entries(states), 4, async ([marketing, email]) => {
      const found = (await list({ search: email })).body;
      expect(found.map((lead) => [lead.email, lead.marketing])).toEqual([[email, marketing]]);
      const narrowed = await list({ marketing, limit: 200 });
      expect(narrowed.body.map((lead) => lead.email)).toContain(email);
      expect(new Set(narrowed.body.map((lead) => lead.marketing))).toEqual(new Set([marketing]));
    });
  });

  it('narrows by form', async () => {
    const [events, forum] = [newAddress(), newAddress()];
    await storedLeads(api, [
      { email: events, campaign: 'coming_soon_events' },
      { email: forum, campaign: 'coming_soon_forum' },
    ]);
    expect(await emails({ campaign: 'coming_soon_events' })).toEqual([events]);
  });

  it.each([{ campaign: 'otra' }, { marketing: 'si' }, { limit: 0 }, { limit: 201 }, { before: 'no-es-un-id' }])(
    'refuses %j',
    async (query) => {
      const { status, error } = await list(query as never);
      expect([status, error.code]).toEqual([400, 'request.invalid']);
    },
  );
});

describe('DELETE /admin/leads/:id', () => {
  it('deletes one lead with its consents, sends it nothing more and notes who did', async () => {
    const boss = await newAdmin(api);
    const [form, other] = [quizForm(), quizForm()];
    await api.call(createLead, { body: form });
    await api.call(createLead, { body: other });
    const [lead] = await leadsOf(api, form.email);
    const params = { id: lead?.id ?? '' };
    expect((await api.call(deleteLead, { token: boss.token, params })).status).toBe(204);
    expect(await leadsOf(api, form.email)).toEqual([]);
    expect(await leadConsents(api, form.email)).toEqual([]);
    expect(await leadsOf(api, other.email)).toHaveLength(1);
    expect(await mailsTo(api, form.email)).toEqual([]);
    const note = {
      action: 'delete',
      entity: 'lead',
      entity_id: lead?.id,
      details: { campaign: 'training_assessment' },
    };
    expect(await exportNotes(api, boss.user._id)).toEqual([expect.objectContaining(note)]);
    const again = await api.call(deleteLead, { token: boss.token, params });
    expect([again.status, again.error.code]).toEqual([404, 'lead.not_found']);
    expect(await exportNotes(api, boss.user._id)).toHaveLength(1);
  });

  it('leaves none of its mails, neither those that wait nor those that were sent', async () => {
    const boss = await newAdmin(api);
    const [form, other] = [routineForm({ marketing: true }), routineForm()];
    const mail = await mailOfForm(api, form);
    await api.call(confirmMarketing, { body: { token: linkToken(mail, 'confirm') } });
    await mailsTo(api, form.email);
    const files = async () => (await readdir(api.mailFolder)).length;
    const sent = await files();
    for (const { email } of [form, other])
      await api.call(createLead, { body: routineForm({ email, firstName: 'Otra' }) });
    expect(await mailKinds(api, form.email)).toEqual(['lead_routine', 'marketing_welcome', 'lead_routine']);
    const [lead] = await leadsOf(api, form.email);
    await api.call(deleteLead, { token: boss.token, params: { id: lead?.id ?? '' } });
    expect(await mailRows(api, form.email)).toEqual([]);
    expect(await files()).toBe(sent - 2);
    expect(await mailsTo(api, other.email)).toHaveLength(1);
    expect(await mailOfForm(api, form)).toMatchObject({ subject: 'Tu rutina de pádel de 7 días' });
  });

  it('is for admins', async () => {
    const player = await newPlayer(api);
    const [id = ''] = await storedLeads(api, [{ email: newAddress() }]);
    const refused = await api.call(deleteLead, { token: player.token, params: { id } });
    expect([refused.status, refused.error.code]).toEqual([403, 'admin.required']);
    expect((await api.call(deleteLead, { params: { id } })).status).toBe(401);
  });
});

describe('the search', () => {
  it('finds words anywhere in address and name, ignoring accents, case and order', async () => {
    const email = 'zurine.etxeberria@ejemplo.es';
    await storedLeads(api, [
      { email, firstName: 'Zuriñe', lastName: 'Etxeberría Ágreda' },
      { email: 'otra@ejemplo.es', firstName: 'Otra' },
    ]);
    for (const search of ['zurine', 'ZURIÑE', 'etxeberria', 'beRRÍA', 'agreda zuriñe', 'zurine.etxe', ' Ágreda ']) {
      expect([search, await emails({ search })]).toEqual([search, [email]]);
    }
    expect(await emails({ search: 'zuriñe garcía' })).toEqual([]);
  });

  it('takes a word with an @ as the beginning of an address, and where none begins so, as any part of one', async () => {
    const [one, other] = ['hugo@inicio.es', 'tehugo@inicio.es'];
    await storedLeads(api, [
      { email: one, firstName: 'Hugo' },
      { email: other, firstName: 'Teo' },
    ]);
    for (const search of ['hugo@', 'HUGO@inicio', one, 'hugo@ hugo']) {
      expect([search, await emails({ search })]).toEqual([search, [one]]);
    }
    const parts = await emails({ search: 'ugo@inicio' });
    expect(parts.sort()).toEqual([one, other]);
    expect(await emails({ search: 'teo ugo@inicio' })).toEqual([other]);
    expect(await emails({ search: '@inicio.es' })).toHaveLength(2);
  });

  it('takes signs as they are', async () => {
    const [percent, underscore] = ['cien%20@ejemplo.es', 'guion_bajo@ejemplo.es'];
    await storedLeads(api, [{ email: percent }, { email: underscore }, { email: 'guionxbajo@ejemplo.es' }]);
    expect(await emails({ search: 'cien%' })).toEqual([percent]);
    expect(await emails({ search: '%20@' })).toEqual([percent]);
    expect(await emails({ search: 'guion_bajo' })).toEqual([underscore]);
    expect(await emails({ search: "'; drop table leads; --" })).toEqual([]);
    expect(await emails({ search: '\\' })).toEqual([]);
  });

  it('goes through the trigram index when leads are many', async () => {
    await storedLeads(
      api,
      Array.from({ length: 4000 }, (_, index) => ({ email: `masa${index}@ejemplo.es`, firstName: `Persona${index}` })),
    );
    await storedLeads(api, [{ email: 'quijano@ejemplo.es', firstName: 'Íñigo', lastName: 'Quijano' }]);
    const plan = await planOfLeads(api, { search: 'iñigo quijano' });
    expect(plan).toContain('Bitmap Index Scan on leads_search_idx');
    expect(plan).not.toContain('Seq Scan on leads');
    expect(await emails({ search: 'iñigo quijano' })).toEqual(['quijano@ejemplo.es']);
    const byAddress = await planOfLeads(api, { search: 'masa77@ejemplo.es' });
    expect(byAddress).toContain('Index Scan using leads_address_idx');
    expect(byAddress).toMatch(/Scan on leads .*\(never executed\)/);
    expect(await emails({ search: 'masa77@' })).toEqual(['masa77@ejemplo.es']);
    const byConsent = await planOfLeads(api, { marketing: 'confirmed' });
    expect(byConsent).toContain('leads_marketing_idx');
    expect(byConsent).not.toContain('lead_consents');
  });
});

describe('pages', () => {
  it('follow each other through the Link header, newest first, until the last', async () => {
    const stored = await storedLeads(
      api,
      Array.from({ length: 5 }, (_, index) => ({ email: `pagina${index}@paginas.es` })),
    );
    const seen: string[] = [];
    let query: Record<string, string> | null = { search: '@paginas.es', limit: '2' };
    while (query) {
      const { body, headers } = await list(query);
      seen.push(...body.map(({ _id }) => _id));
      const next: string | undefined = /<\/api\/admin\/leads\?(.*)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
      query = next === undefined ? null : Object.fromEntries(new URLSearchParams(next));
    }
    expect(seen).toEqual([...stored].sort().reverse());
  });
});

describe('GET /admin/leads/export', () => {
  const csvOf = async (query: Record<string, string>) => {
    const response = await api.app.inject({
      url: '/api/admin/leads/export',
      query,
      headers: { authorization: `Bearer ${admin.token}`, 'x-time-zone': 'Europe/Madrid' },
    });
    return { response, text: response.body, lines: response.body.split('\r\n') };
  };

  it('is a file a spreadsheet opens: named by the day, UTF-8 with its mark, semicolons, CRLF', async () => {
    api.clock.now = new Date('2026-11-20T23:30:00Z');
    const [id] = await storedLeads(api, [{ email: 'hoja@ejemplo.es', firstName: 'Begoña', lastName: 'Núñez' }]);
    const { response, text, lines } = await csvOf({ search: 'hoja@ejemplo.es' });
    const [row] = await leadsOf(api, 'hoja@ejemplo.es');
    expect(id).toBe(row?.id);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="bandeja-contactos-2026-11-21.csv"');
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(text.endsWith('\r\n')).toBe(true);
    expect(lines[0]).toBe(
      '\uFEFFAlta;Último envío;Email;Nombre;Apellidos;Consentimiento comercial;Origen;Campaña;Edad;Nivel;Juega;Entrena;Experiencia;Objetivos;Reto principal;Tiempo;Momento del día',
    );
    const at = row?.created_at.toISOString();
    expect(lines[1]).toBe(`${at};${at};hoja@ejemplo.es;Begoña;Núñez;none;Landing Page;paddle_routine_pdf;;;;;;;;;`);
    expect(lines.slice(2)).toEqual(['']);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+34 600', "'+34 600"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\u00A0=1+1', "'\u00A0=1+1"],
    ['\tTab', "'\tTab"],
    ['\rCR', `"'\rCR"`],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
    ['con; punto y coma', '"con; punto y coma"'],
    ['con "comillas"', '"con ""comillas"""'],
    ['dos\nlíneas', '"dos\nlíneas"'],
    ['Jean-Luc = 1', 'Jean-Luc = 1'],
  ])('writes the cell %j as %j', async (lastName, cell) => {
    const email = newAddress();
    await storedLeads(api, [{ email, firstName: 'N', lastName }]);
    expect((await csvOf({ search: email })).text).toContain(`;${email};N;${cell};none;`);
  });

  it('holds all leads of the filter, beyond one chunk, each once', async () => {
    await storedLeads(
      api,
      Array.from({ length: 1203 }, (_, index) => ({ email: `trozo${index}@trozos.es` })),
    );
    const { lines } = await csvOf({ search: '@trozos.es' });
    const exported = lines.slice(1, -1).map((line) => line.split(';')[2]);
    expect(exported).toHaveLength(1203);
    expect(new Set(exported).size).toBe(1203);
  });

  it('leaves a note of who took how many, without the words searched for', async () => {
    const other = await newAdmin(api);
    const search = 'secreta@ejemplo.es';
    await storedLeads(api, [{ email: search }]);
    await api.app.inject({
      url: '/api/admin/leads/export',
      query: { search, campaign: 'paddle_routine_pdf' },
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(await exportNotes(api, other.user._id)).toEqual([
      expect.objectContaining({
        action: 'export',
        entity: 'lead',
        details: { count: 1, campaign: 'paddle_routine_pdf', searched: true },
      }),
    ]);
  });

  it('leaves no note of a refused one', async () => {
    const player = await newPlayer(api);
    await api.app.inject({
      url: '/api/admin/leads/export',
      headers: { authorization: `Bearer ${player.token}` },
    });
    expect(await exportNotes(api, player.user._id)).toEqual([]);
  });
});
