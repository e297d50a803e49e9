import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';
import { listFiles } from '../lib/files.mjs';
import { workspaces } from '../lib/project.mjs';

/** @typedef {{ source: string, dependencies: { resolved: string, dependencyTypes: string[] }[] }} Module */

/** What the first conversation needs to read buttons and numbers; any other text is read by the server. */
const readInBrowser =
  /^packages\/reader\/src\/language\/(agreement|durations|goals|kit|measures|normalise|numbers|options|own-level|pieces|tokens|training-days)\.ts$/;

/** Also that every source of every workspace was really read. @param {string} root @returns {Promise<string[]>} */
export async function checkBoundaries(root) {
  const { output } = await cruise(['apps', 'packages'], {
    ...configuration.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: configuration.forbidden },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a report instead of its result');
  const errors = output.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
  const modules = output.modules.filter(({ source }) => /^(apps|packages)\//.test(source));
  errors.push(...findUnread(root, modules), ...findReaderInBrowser(modules), ...findFeatureCircles(modules));
  return [...new Set(errors)].sort();
}

/** A tool that cannot parse TypeScript reports success over nothing. @param {string} root @param {Module[]} modules */
function findUnread(root, modules) {
  const read = new Set(modules.map(({ source }) => source));
  return workspaces.flatMap((workspace) => {
    const sources = listFiles(root, `${workspace}/src`).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
    if (sources.length === 0) return [`unread: ${workspace} has no source`];
    return sources.filter((file) => !read.has(file)).map((file) => `unread: ${file}`);
  });
}

/** Neither weights nor words of the reader reach the browser, whoever imports them; types do. @param {Module[]} modules */
function findReaderInBrowser(modules) {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const isShipped = (/** @type {string} */ file) =>
    file.startsWith('apps/web/src/') && !/\.test\.tsx?$|\/testing\//.test(file);
  const reached = new Set([...bySource.keys()].filter(isShipped));
  /** @type {string[]} */
  const errors = [];
  for (const source of reached) {
    for (const { resolved, dependencyTypes } of bySource.get(source)?.dependencies ?? []) {
      if (dependencyTypes.includes('type-only')) continue;
      const isRead = resolved.startsWith('packages/reader/') && !readInBrowser.test(resolved);
      if (isRead) errors.push(`web-reads-no-text: ${source} → ${resolved}`);
      else reached.add(resolved);
    }
  }
  return errors;
}

/** Also where no single file stands in a circle. @param {Module[]} modules */
function findFeatureCircles(modules) {
  const featureOf = (/** @type {string} */ file) => /^apps\/api\/src\/features\/([^/]+)\//.exec(file)?.[1];
  /** @type {Map<string, Set<string>>} */
  const reaches = new Map();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (!from || /\.test\.ts$/.test(source)) continue;
    const targets = dependencies.map(({ resolved }) => featureOf(resolved)).filter((to) => to && to !== from);
    reaches.set(from, new Set([...(reaches.get(from) ?? []), .../** @type {string[]} */ (targets)]));
  }
  /** @type {(from: string, seen: Set<string>) => Set<string>} */
  const closure = (from, seen) => {
    for (const to of reaches.get(from) ?? []) if (!seen.has(to)) closure(to, seen.add(to));
    return seen;
  };
  return [...reaches.keys()]
    .filter((feature) => closure(feature, new Set()).has(feature))
    .map((feature) => `feature-circle: ${feature} reaches itself through other features`);
}
