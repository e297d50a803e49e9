import type { Text, TextSummary } from '@bandeja/domain/content/contract';
import { isLegalKind, type LegalKind, legalKinds, textKindOf } from '@bandeja/domain/content/vocabulary';
import { FileError } from '@bandeja/markdown/file';
import { addressOf, draftPage } from '#features/content/pages.service.ts';
import * as queries from '#features/content/queries.ts';
import { lineOf, type ReadText, readText } from '#features/content/reading.rules.ts';
import { shippedHash, shippedTexts, sources } from '#features/content/shipped.service.ts';
import { inForce, type StandingTexts, standingTexts } from '#features/content/standing.service.ts';
import { recordChange } from '#kit/audit.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found, isUniqueViolation } from '#kit/errors.ts';
import { faultInSpanish } from '#kit/file-faults.ts';
import { pages } from '#kit/pages.ts';

const titles = { faq: 'Preguntas frecuentes', privacy: 'Política de privacidad', terms: 'Términos y condiciones' };

export async function listTexts(deps: Deps): Promise<TextSummary[]> {
  const [texts, newest] = await Promise.all([standingTexts(deps), queries.newestWithAuthors(deps.db)]);
  const revisions = new Map(newest.map((revision) => [revision.key, revision]));
  const keys = [...[...texts.articles, ...texts.hidden].map(({ head }) => head.slug), 'faq', ...legalKinds];
  return keys.map((key) => summaryOf(texts, key, revisions.get(key) ?? null));
}

function summaryOf(texts: StandingTexts, key: string, newest: queries.Revision | null): TextSummary {
  const kind = textKindOf(key);
  const article = [...texts.articles, ...texts.hidden].find(({ head }) => head.slug === key);
  const shipped = shippedHash(key);
  const isWritten = newest !== null && newest.state !== 'shipped';
  return {
    key,
    kind,
    ...(article ? { title: article.head.title, address: addressOf(article.head) } : named(key)),
    state: newest?.state ?? 'shipped',
    isShipped: shipped !== null,
    hasNewerShipped: isWritten && shipped !== null && newest.shippedHash !== shipped,
    at: newest?.at ?? null,
    by: newest?.by ?? null,
  };
}

function named(key: string): Pick<TextSummary, 'title' | 'address'> {
  if (key === 'faq') return { title: titles.faq, address: pages.faq };
  return isLegalKind(key) ? { title: titles[key], address: pages[key] } : { title: key, address: '' };
}

/** @throws AppError text.not_found */
export async function loadText(deps: Deps, key: string): Promise<Text> {
  const [texts, newest, history] = await Promise.all([
    standingTexts(deps),
    queries.newestOf(deps.db, key),
    queries.historyOf(deps.db, key),
  ]);
  const markdown = isLegalKind(key) ? nextVersion(deps, texts, key) : (newest?.markdown ?? shippedTexts.get(key));
  return {
    ...summaryOf(texts, key, newest),
    markdown: found(markdown ?? null, 'text.not_found'),
    revision: newest?._id ?? null,
    revisions: history.map(({ _id, at, by, state }) => ({ _id, at, by, state })),
    versions: isLegalKind(key) ? await versionsOf(deps, texts, key) : [],
  };
}

/** A legal text is never changed: what is written begins as the next version. */
function nextVersion(deps: Deps, texts: StandingTexts, kind: LegalKind): string {
  const { markdown } = inForce(texts.legal[kind]);
  const today = deps.now().toISOString().slice(0, 10);
  return markdown
    .replace(/^version: .*$/m, `version: ${nextNumber(texts, kind)}`)
    .replace(/^date: .*$/m, `date: ${today}`);
}

const nextNumber = (texts: StandingTexts, kind: LegalKind): number => (texts.legal[kind][0]?.version.version ?? 0) + 1;

async function versionsOf(deps: Deps, texts: StandingTexts, kind: LegalKind): Promise<Text['versions']> {
  const agreed = await queries.agreementCounts(deps.db, kind);
  return texts.legal[kind].map(({ version: { version, date, state } }) => ({
    version,
    date,
    state,
    address: state === 'current' ? pages[kind] : pages.legalVersion(kind, version),
    agreed: agreed.get(version) ?? 0,
  }));
}

/** @throws AppError text.not_found */
export async function revisionMarkdown(deps: Deps, id: string): Promise<{ markdown: string }> {
  const revision = await queries.revisionById(deps.db, id);
  return { markdown: found(revision?.markdown ?? null, 'text.not_found') };
}

/** Renders a page, without its code; '' where there is no build. */
export type RenderDraft = (path: string, data: unknown) => Promise<string>;

export async function previewText(deps: Deps, key: string, markdown: string, render: RenderDraft) {
  try {
    const text = await readDraft(deps, key, markdown);
    const { path, data } = await draftPage(deps, text);
    return { fault: null, html: await render(path, data) };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { fault: { line: error.line, message: faultInSpanish(error.fault) }, html: '' };
  }
}

/** @throws FileError where it does not fit the schema, or the other texts */
async function readDraft(deps: Deps, key: string, markdown: string): Promise<ReadText> {
  const text = readText(key, markdown, sources);
  const texts = await standingTexts(deps);
  const refuse = (field: string, fault: string): never => {
    throw new FileError(key, lineOf(markdown, field), fault);
  };
  if (text.kind === 'article') {
    const known = new Set([...texts.articles, ...texts.hidden].map(({ head }) => head.slug));
    const unknown = text.head.related.find((slug) => !known.has(slug) || slug === key);
    if (unknown !== undefined) refuse('related', `related: no such article: ${unknown}`);
  }
  if (text.kind === 'legal') {
    const { kind, version, date } = text.head;
    const next = nextNumber(texts, kind);
    if (version !== next) refuse('version', `version: not the next one: ${next}`);
    const former = texts.legal[kind][0]?.version.date ?? '';
    if (date < former) refuse('date', `date: before the former version: ${former}`);
  }
  return text;
}

type Draft = { markdown: string; state: 'published' | 'hidden'; revision: string | null };

/** @throws AppError request.invalid with the line, text.changed, text.needed */
export async function saveText(deps: Deps, actor: Actor, key: string, draft: Draft): Promise<Text> {
  const kind = textKindOf(key);
  if (draft.state === 'hidden' && kind !== 'article') throw new AppError('text.needed');
  const text = await readDraft(deps, key, draft.markdown).catch(refuseFault);
  const version = text.kind === 'legal' ? text.head.version : null;
  const action = draft.state === 'hidden' ? 'hide' : 'publish';
  await write(deps, actor, { key, ...draft, version, action });
  return loadText(deps, key);
}

function refuseFault(error: unknown): never {
  if (!(error instanceof FileError)) throw error;
  const message = `Línea ${error.line}: ${faultInSpanish(error.fault)}`;
  throw new AppError('request.invalid', [{ path: 'markdown', message }]);
}

/** @throws AppError text.not_found where nothing is shipped, text.needed for legal texts, text.changed */
export async function restoreText(deps: Deps, actor: Actor, key: string, revision: string | null): Promise<Text> {
  if (textKindOf(key) === 'legal') throw new AppError('text.needed');
  found(shippedTexts.get(key) ?? null, 'text.not_found');
  const shipped = { markdown: null, state: 'shipped' as const, version: null, action: 'restore-shipped' };
  await write(deps, actor, { key, revision, ...shipped });
  return loadText(deps, key);
}

type Write = {
  key: string;
  revision: string | null;
  markdown: string | null;
  state: queries.RevisionState;
  version: number | null;
  action: string;
};

/** Two that were written over the same one: the database takes the first. */
async function write(deps: Deps, actor: Actor, { key, revision, action, ...rest }: Write): Promise<void> {
  const id = deps.newId();
  const now = deps.now();
  try {
    await inTransaction(deps, async (tx) => {
      if (((await queries.newestOf(tx, key))?._id ?? null) !== revision) throw new AppError('text.changed');
      const row = { id, textKey: key, basedOn: revision, createdBy: actor.userId, createdAt: now, ...rest };
      await queries.insertRevision(tx, { ...row, shippedHash: shippedHash(key) });
      const details = { text: key, ...(rest.version === null ? {} : { version: rest.version }) };
      const change = { id: deps.newId(), actorId: actor.userId, at: now, action, entity: 'text', entityId: key };
      await recordChange(tx, { ...change, details });
      await deps.jobs.send(tx, 'pages', {});
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('text.changed');
    throw error;
  }
}
