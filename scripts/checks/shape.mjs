import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';

const maximumLines = 400;
const maximumPageLines = 120;
const maximumCharacters = 160;
/** Files that are longer for a reason; the list may only shrink, or name the reason of another. */
const longForAReason = new Map([['apps/api/src/kit/database/tables.ts', 'generated from the migrations']]);
/** Sentences, regular expressions of words and rows of data: what is written for people is not broken into pieces. */
const proseOrData = new RegExp(
  [
    '^packages/trainer/(src/(reader|chat|language/(age|agreement|days|goals|idioms|kinds|own-level|slang|training-days|health)|outside/chat-check)|messages|training|testing)',
    '^packages/catalogue/',
    '(^|/)(articles|faq|seeds|imports/reading/testing)/',
  ].join('|'),
);
const isCode = /\.(ts|tsx|mjs|cjs|js|css)$/;
const isData =
  /^packages\/catalogue\/src\/(exercises\/|routines|drills)|(^|\/)seeds\/|tables[^/]*$|(^|\/)(vocabulary|lexicon)[^/]*$/;

/** Features bear the same name in every room. */
const features = [
  ...['auth', 'profile', 'onboarding', 'exercises', 'routines', 'schedule', 'sessions', 'stats', 'progress', 'coach'],
  ...['generator', 'billing', 'usage', 'leads', 'content', 'account', 'calendar', 'imports', 'matches'],
  ...['body', 'strokes', 'palas', 'strava', 'reminders', 'docs', 'learning', 'admin'],
];
/** Folders of `domain` that are no feature: how the wire speaks, and local dates. */
const domainTools = ['wire', 'calendar'];
/** A feature whose service, queries or rules outgrow a file splits them by topic: `start.service.ts`, `start.queries.ts`. */
const byTopic = /^[a-z-]+\.(service|queries|rules)\.ts$/;

/** Parts of a feature that are a folder of their own. */
const parts = ['leads/pdf'];

/** @type {{ files: RegExp, names: string[], topics?: RegExp, also?: string[] }[]} */
const closedLists = [
  {
    files: /^apps\/api\/src\/features\/([^/]+)\/(.+)$/,
    names: ['routes.ts', 'service.ts', 'queries.ts', 'rules.ts', 'mails.ts'],
    topics: byTopic,
  },
  {
    files: /^packages\/domain\/src\/([^/]+)\/(.+)$/,
    names: [
      'contract.ts',
      'changes.ts',
      'rules.ts',
      'messages.ts',
      'vocabulary.ts',
      'dose.ts',
      'drill.ts',
      'figure.ts',
      'search-words.ts',
    ],
    also: domainTools,
  },
  { files: /^apps\/web\/src\/features\/([^/]+)\/(.+)$/, names: [] },
];

/**
 * A web feature holds `api.ts`, `model.ts` (pure), `texts.ts`, `use-*.ts`, its components, pure modules named after what
 * they compute or store, and a folder for each of its screens. In every room of the web app names that say nothing of
 * what is inside are refused.
 */
const vagueNames = 'utils? helpers? misc common types constants kept told trouble faults? trap made till lot early';
const vagueInWeb = new RegExp(`(^|[/-])(${vagueNames.replaceAll(' ', '|')})(-[a-z-]+)?(\\.test)?\\.tsx?$`);
const forTests = /(^|[/.-])(fixtures?|fakes?|mocks?)([.-][a-z-]+)?\.(tsx?|mjs)$/;

/**
 * Checks what a file may be called, and how long it and its lines may get: a newcomer finds every line by its feature's
 * name. How complex a function may get is Biome's to say.
 * @param {string} root
 * @returns {string[]} errors, none when all is well
 */
export function checkShape(root) {
  const files = listFiles(root).filter((file) => isCode.test(file));
  if (files.length === 0) return ['no source was read'];
  return files.flatMap((file) => {
    const content = readFileSync(path.join(root, file), 'utf8');
    return [
      ...lengthErrors(file, content),
      ...widthErrors(file, content),
      ...nameErrors(file),
      ...placeErrors(file),
      ...barrelErrors(file, content),
    ];
  });
}

/**
 * @param {string} file
 * @param {string} content
 */
function lengthErrors(file, content) {
  const lines = content.trimEnd().split('\n').length;
  const isPage = /^apps\/web\/src\/pages\/[^/]+(?<!\.test)\.tsx$/.test(file);
  const maximum = isPage ? maximumPageLines : maximumLines;
  if (lines <= maximum || (!isPage && (isData.test(file) || longForAReason.has(file)))) return [];
  return [`${file}: ${lines} lines, at most ${maximum}`];
}

/**
 * Lines that are too long to read, texts in quotes aside.
 * @param {string} file
 * @param {string} content
 */
function widthErrors(file, content) {
  if (proseOrData.test(file) || isData.test(file)) return [];
  return content.split('\n').flatMap((line, index) => {
    if (line.length <= maximumCharacters) return [];
    const code = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''");
    return code.length <= maximumCharacters
      ? []
      : [`${file}:${index + 1}: ${line.length} characters, at most ${maximumCharacters}`];
  });
}

/** @param {string} file */
function nameErrors(file) {
  for (const { files, names, topics, also = [] } of closedLists) {
    const [, feature, name] = files.exec(file) ?? [];
    if (!feature || !name || also.includes(feature)) continue;
    if (!features.includes(feature)) return [`${file}: no feature is called ${feature}`];
    if (parts.some((part) => `${feature}/${name}`.startsWith(`${part}/`))) continue;
    const isTest = /^[^/]+\.test\.tsx?$/.test(name);
    const isListed = names.includes(name) || topics?.test(name);
    if (names.length > 0 && !isTest && !isListed) return [`${file}: a feature holds ${names.join(', ')}`];
  }
  return [];
}

/** @param {string} file */
function placeErrors(file) {
  const vague = file.startsWith('apps/web/src/') ? vagueInWeb.exec(file) : null;
  if (vague) return [`${file}: «${vague[2]}» does not say what is inside`];
  return forTests.test(file) && !file.includes('/testing/') ? [`${file}: test support lives in testing/`] : [];
}

/**
 * @param {string} file
 * @param {string} content
 */
function barrelErrors(file, content) {
  if (/(^|\/)index\.(ts|tsx|mjs|js)$/.test(file)) return [`${file}: no barrels; import the file you mean`];
  if (/^export \* from /m.test(content)) return [`${file}: no re-export of a whole file`];
  return [];
}
