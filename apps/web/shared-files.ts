import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const [siteEntry, appEntry] = [source('app/site/main.tsx'), source('app/main.tsx')];

/** Fetched after the page, as one file. */
const afterPage = ['app/after-page.ts', 'features/sessions/history/history-card.tsx'].map(source);

/** Fetched by the site's pages for a player who is signed in. */
const ofPlayers = ['app/layout/phone-frame.tsx', 'lib/last-answers.ts', 'lib/device-database.ts'].map(source);

const dashboard = source('pages/dashboard.tsx');
/** Pages that are one file with what only parts of theirs need besides. */
const wholePages = {
  'live-session': ['pages/live-session.tsx', 'features/sessions/live/queue/queue-database.ts'].map(source),
  'training-session-detail': ['pages/training-session-detail.tsx', 'features/schedule/next-card.tsx'].map(source),
};

const files = [
  'frame',
  'common',
  'later',
  'parser',
  'forms',
  'shell',
  'dashboard',
  'late',
  'summary',
  ...Object.keys(wholePages),
];

/**
 * How the modules that several pages share are cut into files. By default the bundler writes a file for every set of
 * modules shared by the same pages: the dashboard had 77 files, most of a few hundred bytes, and a request costs more
 * than that. A module goes into the first rule's file that fits; a module of another page goes with that page.
 * - `frame`: needed by every page, of the site and of the app (React, header, footer);
 * - `common`: what the dashboard shares with pages of the site, so that these load no file of the app;
 * - `later`: what live session and summary share with others, the site included, and the dashboard does without;
 * - `parser`: zod with the schemas of the live session;
 * - `forms`: the library of forms;
 * - `shell`: the app's entry, what every page of it needs, and what the dashboard shares with another everyday page;
 * - `dashboard`, `summary`: what each of them shares with other pages of the app;
 * - `late`: what is fetched after the page, for a player on the site, too, and what only live session and summary share;
 * - `live-session`, `training-session-detail`: the page itself. The server finds it by this name.
 */
export function sharedFiles(): Rolldown.CodeSplittingOptions {
  let fileOf: ((id: string) => string | null) | undefined;
  return {
    groups: files.map((name) => ({
      debugName: name,
      name: (id, context) => {
        fileOf ??= sortModules(context);
        return fileOf(id) === name ? name : null;
      },
    })),
  };
}

const isOfForms = (id: string) => /\/node_modules\/(react-hook-form|@hookform)\//.test(id);
const isOfWindows = (id: string) => /\/node_modules\/(react-aria|react-stately)/.test(id);
const isOfFeature = (id: string) => id.startsWith(source('features/'));
const isPackage = (id: string) => id.includes('/node_modules/');
const isDomain = (id: string) => id.includes('/packages/domain/');
const isPage = (id: string) => id.startsWith(source('pages/'));

function sortModules(context: Rolldown.ChunkingContext): (id: string) => string | null {
  const importsOf = (...ids: string[]): Set<string> => {
    const found = new Set(ids);
    for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const partsOf = (entry: string): Map<string, Set<string>> => {
    const found = new Map([[entry, importsOf(entry)]]);
    for (const modules of found.values()) {
      const later = [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      for (const id of later) if (!found.has(id)) found.set(id, importsOf(id));
    }
    return found;
  };
  const isIn = (...sets: Iterable<string>[]) => {
    const all = new Set(sets.flatMap((set) => [...set]));
    return (id: string) => all.has(id);
  };
  const needsParser = (id: string) => [...importsOf(id)].some((imported) => imported.includes('/node_modules/zod/'));

  const appParts = partsOf(appEntry);
  const siteParts = [...partsOf(siteEntry)].filter(([id]) => id !== siteEntry && !ofPlayers.includes(id));
  const isOnSite = isIn(...siteParts.map(([, modules]) => modules));
  const pagesWith = (id: string) => [...appParts].filter(([part, modules]) => isPage(part) && modules.has(id)).length;
  const isShared = (id: string) => [...appParts.values()].filter((modules) => modules.has(id)).length > 1;

  const isOfFrame = isIn(importsOf(siteEntry, source('ui/page-meta.tsx'), source('ui/arrow-link.tsx')));
  const isOfApp = isIn(importsOf(appEntry));
  const isOfDashboard = isIn(importsOf(dashboard));
  const isLate = isIn(importsOf(...afterPage));
  const isOfLive = isIn(importsOf(...wholePages['live-session']));
  const isOfSummary = isIn(importsOf(...wholePages['training-session-detail']));
  const isEveryday = (id: string) => [isOfDashboard, isLate, isOfLive, isOfSummary].filter((is) => is(id)).length > 1;
  const isForSite = (id: string) => isOnSite(id) || isDomain(id);
  const isFirst = (id: string) => isOfApp(id) || isOfDashboard(id);
  const needsApp = (id: string) =>
    [...importsOf(id)].some(
      (imported) => (isFirst(imported) || isLate(imported)) && !isForSite(imported) && !isOfFrame(imported),
    );

  const rules: [string | null, (id: string) => boolean][] = [
    [null, (id) => id === siteEntry],
    ['frame', isOfFrame],
    ['forms', isOfForms],
    [
      'common',
      (id) => (isFirst(id) || (isLate(id) && (isOnSite(id) || isOfLive(id)))) && isForSite(id) && !needsParser(id),
    ],
    ['shell', (id) => isOfApp(id) || (isOfDashboard(id) && isEveryday(id) && !needsParser(id) && !isOfWindows(id))],
    ['parser', (id) => isOfLive(id) && needsParser(id) && (isDomain(id) || isPackage(id))],
    // windows stay separate files: most pages open none
    [null, isOfWindows],
    ['dashboard', (id) => isOfDashboard(id) && isShared(id)],
    [null, isOfDashboard],
    ['late', isLate],
    ['later', (id) => (isOfLive(id) || isOfSummary(id)) && isForSite(id) && !needsParser(id)],
    ['later', (id) => isOfLive(id) && !isOfFeature(id) && pagesWith(id) > 1 && !needsParser(id) && !needsApp(id)],
    ['late', (id) => isOfLive(id) && isOfSummary(id)],
    ['summary', (id) => isOfSummary(id) && pagesWith(id) > 1],
    ['live-session', isOfLive],
    ['training-session-detail', isOfSummary],
  ];
  return (id) => rules.find(([, fits]) => fits(id))?.[0] ?? null;
}
