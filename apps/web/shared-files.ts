import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const [siteEntry, appEntry] = [source('app/site/main.tsx'), source('app/main.tsx')];

/** Each fetched after the page, by whoever opens one; together they are one file. */
const afterPage = ['app/after-page.ts', 'features/sessions/history/history-card.tsx'];

const everyday = {
  dashboard: ['pages/dashboard.tsx'],
  late: afterPage,
  summary: ['pages/training-session-detail.tsx'],
  live: ['pages/live-session.tsx', 'features/sessions/live/queue/queue-database.ts'],
};

/**
 * How the modules that several pages share are cut into files. By default the bundler writes a file for every set of
 * modules shared by the same pages: the dashboard had 77 files, most of a few hundred bytes, and a request costs more
 * than that. A module goes into the first of these files that fits; a module of one page goes with that page.
 * - `frame`: needed by every page, of the site and of the app (React, header, footer);
 * - `common`: what the dashboard shares with pages of the site, so that these load no file of the app;
 * - `shell`: needed by every page of the app, or by the dashboard and another of the four pages below;
 * - `later`: what the others share with each other or with pages of the site, and the dashboard does without;
 * - `parser`: zod with the schemas of the everyday pages, and modules that two of them use with it;
 * - `forms`: the library of forms;
 * - `late`: what is fetched after the page, with what it shares;
 * - `dashboard`, `summary`, `live`: modules that each of them shares with other pages.
 */
export function sharedFiles(): Rolldown.CodeSplittingOptions {
  let files: Map<string, Set<string>> | undefined;
  return {
    groups: ['frame', 'common', 'shell', 'later', 'parser', 'forms', ...Object.keys(everyday)].map((name) => ({
      debugName: name,
      name: (id, context) => {
        files ??= sortModules(context);
        return files.get(name)?.has(id) ? name : null;
      },
    })),
  };
}

function sortModules(context: Rolldown.ChunkingContext): Map<string, Set<string>> {
  const importsOf = (...ids: string[]): Set<string> => {
    const found = new Set(ids);
    for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const partsOf = (entry: string): Set<string>[] => {
    const found = new Map([[entry, importsOf(entry)]]);
    for (const modules of found.values()) {
      const later = [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      for (const id of later) if (!found.has(id)) found.set(id, importsOf(id));
    }
    return [...found.values()].slice(1);
  };
  const onSite = new Set(partsOf(siteEntry).flatMap((modules) => [...modules]));
  const appParts = partsOf(appEntry);
  const isShared = (id: string) => appParts.filter((modules) => modules.has(id)).length > 1;
  const isOfForms = (id: string) => /\/node_modules\/(react-hook-form|@hookform)\//.test(id);
  const isOfWindows = (id: string) => /\/node_modules\/(react-aria|react-stately)/.test(id);
  const isOurs = (id: string) => !id.includes('/node_modules/');
  const isDomain = (id: string) => id.includes('/packages/domain/');
  const needsParser = (id: string) => [...importsOf(id)].some((imported) => imported.includes('/node_modules/zod/'));

  const neededBy = (...ids: string[]) => [...importsOf(...ids)].filter((id) => id !== siteEntry && id !== appEntry);
  const pages = Object.entries(everyday).map(([name, files]) => [name, neededBy(...files.map(source))] as const);
  const isEveryday = (id: string) => pages.filter(([, ids]) => ids.includes(id)).length > 1;
  const everyPage = [...neededBy(appEntry), ...pages.flatMap(([, ids]) => ids)];
  const first = new Set(neededBy(appEntry, ...everyday.dashboard.map(source)));
  const others = everyPage.filter((id) => !first.has(id) && !needsParser(id) && !isOfForms(id));
  const lists: (readonly [string, string[]])[] = [
    ['frame', neededBy(siteEntry, source('ui/page-meta.tsx'), source('ui/arrow-link.tsx'))],
    ['common', [...first].filter((id) => (onSite.has(id) || isDomain(id)) && !needsParser(id) && !isOfForms(id))],
    // windows stay separate files: most pages open none
    [
      'shell',
      [...neededBy(appEntry), ...[...first].filter((id) => isEveryday(id) && !needsParser(id) && !isOfWindows(id))],
    ],
    ['later', others.filter((id) => onSite.has(id) || isDomain(id) || (isEveryday(id) && !isOfWindows(id)))],
    [
      'parser',
      everyPage.filter((id) => needsParser(id) && (isDomain(id) || !isOurs(id) || isEveryday(id)) && !isOfForms(id)),
    ],
    ['forms', everyPage.filter(isOfForms)],
    ...pages.map(([name, ids]) => {
      return [
        name,
        ids.filter((id) => (isShared(id) || afterPage.some((file) => id === source(file))) && !isOfWindows(id)),
      ] as const;
    }),
  ];
  return new Map(lists.map(([name, ids]) => [name, new Set(ids)]));
}
