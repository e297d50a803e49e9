import { listFiles } from '../lib/files.mjs';

const isCode = /\.(ts|tsx|mjs|cjs|js|css)$/;

/** Features bear the same name in every room. */
const features = [
  'auth',
  'profile',
  'onboarding',
  'exercises',
  'routines',
  'schedule',
  'sessions',
  'stats',
  'progress',
  'recap',
  'coach',
  'coach-access',
  'coaching',
  'check-ins',
  'films',
  'generator',
  'billing',
  'usage',
  'leads',
  'support',
  'broadcasts',
  'content',
  'account',
  'calendar',
  'tokens',
  'tools',
  'webhooks',
  'imports',
  'matches',
  'body',
  'strokes',
  'mirror',
  'palas',
  'pulse',
  'polar',
  'season',
  'strava',
  'reminders',
  'docs',
  'learning',
  'admin',
];
/** Folders of `domain` that are no feature: how the wire speaks, local dates, and how the young train. */
const domainTools = ['wire', 'calendar', 'minors'];
/** A feature whose service, queries or rules outgrow a file splits them by topic: `start.service.ts`, `start.queries.ts`. */
const byTopic = /^[a-z-]+\.(service|queries|rules)\.ts$/;

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
      'schemas.ts',
      'vocabulary.ts',
      'dose.ts',
      'drill.ts',
      'figure.ts',
      'media.ts',
      'search-words.ts',
      'tools.ts',
    ],
    // texts of a part that loads by itself: `danger.messages.ts`
    topics: /^[a-z-]+\.messages\.ts$/,
    also: domainTools,
  },
  { files: /^apps\/web\/src\/features\/([^/]+)\/(.+)$/, names: [] },
];

/** Names that say nothing of what is inside; a web feature holds `api.ts`, `model.ts` (pure), `texts.ts`, `use-*.ts`. */
const vagueNames = 'utils? helpers? misc common types constants kept told trouble faults? trap made till lot early';
const vagueInWeb = new RegExp(`(^|[/-])(${vagueNames.replaceAll(' ', '|')})(-[a-z-]+)?(\\.test)?\\.tsx?$`);
const forTests = /(^|[/.-])(fixtures?|fakes?|mocks?)([.-][a-z-]+)?\.(tsx?|mjs)$/;

/** A newcomer finds every line by its feature's name. @param {string} root @returns {string[]} */
export function checkShape(root) {
  const files = listFiles(root).filter((file) => isCode.test(file));
  if (files.length === 0) return ['no source was read'];
  return files.flatMap((file) => [...nameErrors(file), ...placeErrors(file), ...barrelErrors(file)]);
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

/** @param {string} file */
function barrelErrors(file) {
  const isBarrel = /(^|\/)index\.(ts|tsx|mjs|js)$/.test(file);
  return isBarrel ? [`${file}: no barrels; import the file you mean`] : [];
}
