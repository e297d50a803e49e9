import type { LegalBody, LegalVersion } from '@bandeja/catalogue/legal';
import type { QuestionGroup } from '@bandeja/catalogue/question';
import { inOrder, versionsOf } from '@bandeja/domain/content/rules';
import { type LegalKind, textKindOf } from '@bandeja/domain/content/vocabulary';
import { FileError } from '@bandeja/markdown/file';
import { LRUCache } from 'lru-cache';
import * as queries from '#features/content/queries.ts';
import { type ReadArticle, type ReadText, readText } from '#features/content/reading.rules.ts';
import { shippedLegal, shippedTexts, sources } from '#features/content/shipped.service.ts';
import type { Deps } from '#kit/deps.ts';

export type StandingLegal = { version: LegalVersion; body: LegalBody; markdown: string };

export type StandingTexts = {
  articles: ReadArticle[];
  /** Articles that the desk has hidden, as they were. */
  hidden: ReadArticle[];
  groups: QuestionGroup[];
  /** The newest first. */
  legal: Record<LegalKind, StandingLegal[]>;
};

type Reading = Pick<Deps, 'db' | 'now' | 'log'>;

/** What is read today: the desk's texts over the shipped ones. */
export async function standingTexts(deps: Reading): Promise<StandingTexts> {
  const [newest, legal] = await Promise.all([queries.newestRevisions(deps.db), standingLegalTexts(deps)]);
  const revisions = new Map(newest.map((revision) => [revision.key, revision]));
  const articles: ReadArticle[] = [];
  const hidden: ReadArticle[] = [];
  let groups: QuestionGroup[] = [];
  for (const key of new Set([...shippedTexts.keys(), ...revisions.keys()])) {
    if (textKindOf(key) === 'legal') continue;
    const revision = revisions.get(key);
    const text = standing(deps, key, revision?.markdown ?? null);
    if (text?.kind === 'faq') groups = text.groups;
    if (text?.kind === 'article') (revision?.state === 'hidden' ? hidden : articles).push(text);
  }
  return { articles: byPlace(articles), hidden, groups, legal };
}

export async function standingLegalTexts(deps: Reading): Promise<StandingTexts['legal']> {
  const revisions = await queries.legalRevisions(deps.db);
  return { privacy: standingLegal(deps, 'privacy', revisions), terms: standingLegal(deps, 'terms', revisions) };
}

function byPlace(articles: readonly ReadArticle[]): ReadArticle[] {
  return inOrder(articles.map((article) => ({ ...article.head, article }))).map(({ article }) => article);
}

/** What no longer fits the schema after an update must not take the page away: then the shipped text stands. */
function standing(deps: Reading, key: string, written: string | null): ReadText | null {
  const shipped = shippedTexts.get(key) ?? null;
  const read = written === null ? null : readable(deps, key, written);
  return read ?? (shipped === null ? null : readOnce(key, shipped));
}

/** Texts change seldom and are read often; each is read by its schema once. */
const read = new LRUCache<string, ReadText>({ max: 500 });

/** @throws FileError */
function readOnce(key: string, text: string): ReadText {
  const known = read.get(`${key}\n${text}`);
  if (known) return known;
  const fresh = readText(key, text, sources);
  read.set(`${key}\n${text}`, fresh);
  return fresh;
}

function readable(deps: Reading, key: string, text: string): ReadText | null {
  try {
    return readOnce(key, text);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    deps.log.warn({ text: key, line: error.line, fault: error.fault }, 'a text of the desk cannot be read any more');
    return null;
  }
}

/** From the desk's first version on the desk's alone: an update adds none. */
function standingLegal(deps: Reading, kind: LegalKind, revisions: readonly queries.Revision[]): StandingLegal[] {
  const written = revisions.filter(({ key }) => key === kind);
  const first = written[0]?.version ?? Number.POSITIVE_INFINITY;
  const shipped = [...shippedLegal[kind]].filter(([version]) => version < first).map(([, text]) => text);
  const readAll = (texts: readonly string[]) =>
    texts.flatMap((markdown) => {
      const text = readable(deps, kind, markdown);
      return text?.kind === 'legal' ? [{ ...text, markdown }] : [];
    });
  const ofProduct = readAll(shipped);
  const texts = [...ofProduct, ...readAll(written.flatMap(({ markdown }) => markdown ?? []))];
  // what is shipped holds, whatever the clock says
  const days = [deps.now().toISOString().slice(0, 10), ...ofProduct.map(({ head }) => head.date)].sort();
  const heads = texts.map(({ head }) => head);
  return versionsOf(heads, days.at(-1) ?? '').flatMap((version) => {
    const text = texts.find(({ head }) => head.version === version.version);
    return text ? [{ version, body: text.body, markdown: text.markdown }] : [];
  });
}

/** The version that holds today. @throws Error where nothing is shipped */
export function inForce(versions: readonly StandingLegal[]): StandingLegal {
  const current = versions.find(({ version }) => version.state === 'current');
  if (!current) throw new Error('no legal text holds');
  return current;
}
