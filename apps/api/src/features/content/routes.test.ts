import type { ArticlePageData, LegalPageData } from '@bandeja/catalogue/pages';
import { getPlayer } from '@bandeja/domain/account/contract';
import { listAudit } from '@bandeja/domain/admin/contract';
import * as contract from '@bandeja/domain/content/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { termsFile } from '#features/billing/terms.service.ts';
import { contentPages } from '#features/content/pages.service.ts';
import { toDocument } from '#kit/document.ts';
import { cachePages } from '#site/dynamic-pages.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { giveRole } from '#testing/rows.ts';

const api = useApi();
let editor: Player;
let admin: Player;
beforeAll(async () => {
  admin = await newAdmin(api);
  editor = await newPlayer(api, 'Marta Desk');
  await giveRole(api, editor.user._id, 'editor', true);
});

const elbow = 'codo-de-padel';
const as = () => ({ token: editor.token });
const read = async (key: string) => (await api.call(contract.getText, { ...as(), params: { key } })).body;
type Draft = { markdown: string; state?: 'published' | 'hidden'; revision: string | null };
const save = (key: string, { state = 'published', ...draft }: Draft) =>
  api.call(contract.saveText, { ...as(), params: { key }, body: { state, ...draft } });
const preview = async (key: string, markdown: string) =>
  (await api.call(contract.previewText, { ...as(), params: { key }, body: { markdown } })).body.fault;
const restore = (key: string, revision: string | null) =>
  api.call(contract.restoreText, { ...as(), params: { key }, body: { revision } });
const listed = async (key: string) => (await api.call(contract.listTexts, as())).body.find((text) => text.key === key);

/** Another server on the same database. */
const server = () =>
  cachePages(contentPages(api.deps), async (_path, data) => toDocument(JSON.stringify(data)), { freshMs: 0 });
const pageAt = async <T>(path: string): Promise<T | string | null> => {
  const found = await server().find(path);
  return found === null || found === 'gone' ? found : JSON.parse(found.text);
};
const titleAt = async (path: string) => {
  const page = await pageAt<ArticlePageData>(path);
  return page !== null && typeof page === 'object' ? page.article.title : page;
};
const sitemap = async () => (await server().listed()).map(({ path }) => path);

describe('an article', () => {
  it('that was edited stands over the shipped one on every server, until it goes back to it', async () => {
    const { markdown, revision, state } = await read(elbow);
    expect([revision, state]).toEqual([null, 'shipped']);
    const changed = markdown.replace(/^title: .*$/m, 'title: "Codo de pádel, explicado otra vez"');
    const saved = await save(elbow, { markdown: changed, revision });
    expect([saved.status, saved.body.state, saved.body.title]).toEqual([
      200,
      'published',
      'Codo de pádel, explicado otra vez',
    ]);
    expect(await titleAt(`/guides/${elbow}`)).toBe('Codo de pádel, explicado otra vez');
    expect(await listed(elbow)).toMatchObject({ by: 'Marta Desk', isShipped: true, hasNewerShipped: false });
    // what an update ships is another file; the desk's text stays, and the desk is told
    await api.db.updateTable('text_revisions').set({ shipped_hash: 'of the former product' }).execute();
    expect(await listed(elbow)).toMatchObject({ hasNewerShipped: true, title: 'Codo de pádel, explicado otra vez' });
    const back = await restore(elbow, saved.body.revision);
    expect([back.status, back.body.state, back.body.markdown]).toEqual([200, 'shipped', markdown]);
    expect(await titleAt(`/guides/${elbow}`)).toMatch(/cuándo ir al fisio/);
    const [, first] = back.body.revisions;
    const former = await api.call(contract.getTextRevision, { ...as(), params: { id: first?._id ?? '' } });
    expect(former.body.markdown).toBe(changed);
  });

  it('is new with its address, and hidden again it is gone from lists and sitemap', async () => {
    const { markdown } = await read('la-bandeja');
    const own = markdown
      .replace(/^title: .*$/m, 'title: "La víbora, la hermana de la bandeja"')
      .replace(/^order: .*$/m, 'order: 15');
    expect((await api.call(contract.getText, { ...as(), params: { key: 'la-vibora' } })).status).toBe(404);
    const { body } = await save('la-vibora', { markdown: own, revision: null });
    expect([body.isShipped, body.address]).toEqual([false, '/guides/la-vibora']);
    expect(await titleAt('/guides/la-vibora')).toBe('La víbora, la hermana de la bandeja');
    expect(await sitemap()).toContain('/guides/la-vibora');
    const index = JSON.stringify(await pageAt('/guides'));
    expect(index).toContain('La víbora, la hermana de la bandeja');
    expect((await restore('la-vibora', body.revision)).status).toBe(404);
    const hidden = await save('la-vibora', { markdown: own, state: 'hidden', revision: body.revision });
    expect(hidden.body.state).toBe('hidden');
    expect(await pageAt('/guides/la-vibora')).toBe('gone');
    expect(await sitemap()).not.toContain('/guides/la-vibora');
    expect(JSON.stringify(await pageAt('/guides'))).not.toContain('La víbora');
  });

  it('that is not one is refused with the line of the fault, before and while it is saved', async () => {
    const { markdown, revision } = await read(elbow);
    const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
    const html = markdown.replace('Es el diagnóstico', '<script>alert(1)</script> Es el diagnóstico');
    expect(await preview(elbow, markdown)).toBeNull();
    expect(await preview(elbow, html)).toEqual({
      line: lineOf(html, '<script>'),
      message: 'no se puede escribir HTML',
    });
    expect(await preview(elbow, markdown.replace('kind: guides', 'kind: guia'))).toEqual({
      line: 2,
      message: 'kind: tiene que ser uno de estos: guides, blog',
    });
    expect(await preview(elbow, markdown.replace('progresar-y-descansar,', 'nada,'))).toMatchObject({
      message: 'related: ese artículo no existe: nada',
    });
    const refused = await save(elbow, { markdown: html, revision });
    expect(refused.status).toBe(400);
    expect(refused.error.issues).toEqual([
      { path: 'markdown', message: `Línea ${lineOf(html, '<script>')}: no se puede escribir HTML` },
    ]);
    expect((await read(elbow)).revision).toBe(revision);
  });

  it('of two that were written over the same one, the second is refused', async () => {
    const key = 'planificar-la-semana';
    const { markdown, revision } = await read(key);
    const answers = await Promise.all([1, 2].map(() => save(key, { markdown, revision })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('text.changed');
  });
});

describe('a legal text', () => {
  it('is never changed: a new version holds from its day on, the former stays, and who agreed to which is known', async () => {
    const before = await newPlayer(api);
    const { markdown, revision, versions } = await read('terms');
    const [current] = versions;
    const next = (current?.version ?? 0) + 1;
    const holds = versions.find(({ state }) => state === 'current');
    expect(markdown).toContain(`\nversion: ${next}\n`);
    const old = markdown.replace(`version: ${next}`, `version: ${next - 1}`);
    expect(await preview('terms', old)).toMatchObject({ message: `version: la siguiente es la ${next}` });
    expect((await save('terms', { markdown, state: 'hidden', revision })).error.code).toBe('text.needed');
    const later = new Date(Date.now() + 30 * 86_400_000);
    const day = later.toISOString().slice(0, 10);
    const announced = markdown
      .replace(/^date: .*$/m, `date: ${day}`)
      .replace('Los aceptas al crear una cuenta.', 'Los aceptas cuando creas tu cuenta.');
    const { body } = await save('terms', { markdown: announced, revision });
    expect(body.versions.map(({ version, state }) => [version, state]).slice(0, 2)).toEqual([
      [next, 'announced'],
      [next - 1, 'current'],
    ]);
    expect((await restore('terms', body.revision)).error.code).toBe('text.needed');
    const page = (await pageAt('/terms')) as LegalPageData;
    expect([page.version.version, page.others[0]?.state]).toEqual([next - 1, 'announced']);
    expect(JSON.stringify(await pageAt(`/terms/versiones/${next}`))).toContain('Los aceptas cuando creas tu cuenta.');

    api.clock.now = later;
    const now = (await pageAt('/terms')) as LegalPageData;
    expect([now.version.version, now.others[0]?.until]).toEqual([next, day]);
    expect(await pageAt(`/terms/versiones/${next - 1}`)).not.toBeNull();
    const mailed = await termsFile(api.deps);
    expect(mailed.filename).toBe(`terminos-bandeja-v${next}.txt`);
    expect(mailed.content.toString()).toContain('Los aceptas cuando creas tu cuenta.');
    const after = await newPlayer(api);
    const counts = new Map((await read('terms')).versions.map(({ version, agreed }) => [version, agreed]));
    expect(counts.get(next)).toBe(1);
    expect(counts.get(holds?.version ?? 0)).toBeGreaterThanOrEqual(1);
    const agreedTo = async (player: Player) => {
      const { body: file } = await api.call(getPlayer, { token: admin.token, params: { id: player.user._id } });
      return file.consents.flatMap(({ kind, textVersion }) => (kind === 'terms' ? [textVersion] : []));
    };
    expect([await agreedTo(before), await agreedTo(after)]).toEqual([[`${next - 1}`], [`${next}`]]);
  });
});

it('every change is noted', async () => {
  const { body } = await api.call(listAudit, { token: admin.token, query: { entity: 'text' } });
  const notes = body.map(({ action, entityId, actor }) => `${actor?.name} ${action} ${entityId}`);
  expect(notes).toEqual(
    expect.arrayContaining([
      `Marta Desk publish ${elbow}`,
      `Marta Desk restore-shipped ${elbow}`,
      'Marta Desk hide la-vibora',
      'Marta Desk publish terms',
    ]),
  );
});
