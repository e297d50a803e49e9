import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const [siteEntry, appEntry] = [source('app/site/main.tsx'), source('app/main.tsx')];

/** As many pages as make a widget common. Fewer: pages load what they do not use; more: crumbs of a few hundred bytes. */
const commonFrom = 8;

/** Pages that are opened often: what they share with others comes in few files, because a request costs more than bytes. */
const oftenOpened = { d: 'dashboard', l: 'live-session', s: 'training-session-detail' };
/** What comes by itself once the first page is there: one file, too. */
const lateParts = ['app/after-page.ts', 'features/sessions/history/history-card.tsx'];

const groups = [
  'frame',
  'crumbs',
  'schemas',
  'often',
  'texts',
  'widgets',
  'both',
  'shell',
  'lateLive',
  'players',
  'several',
  'dashboard',
  'sessions',
  'live',
  'later',
  'late',
] as const;
/** In characters of source: less is no file of its own. */
const crumbLength = 1800;

type Context = Rolldown.ChunkingContext;
type Files = Record<(typeof groups)[number], Set<string>>;

/**
 * How the code that both worlds use is cut into files; left alone, the bundler makes a crumb of every module that two
 * entries share. A group claims its modules' imports too, so the order matters:
 * - `frame`: what every page needs, in either world (React, header, footer);
 * - `crumbs`: HTTP, and the smallest of what both worlds use, in one file: a request costs more than a few hundred bytes;
 * - `schemas`: the same of what brings the parser along;
 * - `often`: what the dashboard needs of what pages of the site need, too;
 * - `texts`: what pages without a form share with others, by who needs it: they load nothing that a form needs;
 * - `widgets`: fields, buttons, icons of many pages, and what is left of the court's drawings;
 * - `both`: what else single pages of the site share with the shell, by who needs it, so that no page loads the shell;
 * - `shell`: the rest of what every route of the app needs;
 * - `players`: what pages of the site load late and a page that is opened often needs, too;
 * - `several`, `dashboard`, `sessions`, `live`: what two or one of the pages that are opened often need alone;
 * - `later`, `lateLive`, `late`: what comes once the first page is there; `later` and `lateLive` are what the summary and the live session need at once.
 */
export function sharedFiles(): Rolldown.CodeSplittingOptions {
  let files: Files | undefined;
  const claim = (name: keyof Files, id: string, context: Context) => {
    files ??= sortFiles(context);
    return files[name].has(id) && id !== siteEntry && id !== appEntry ? name : null;
  };
  return {
    groups: groups.map((name) => ({
      name: (id, context) => claim(name, id, context),
      debugName: name,
      entriesAware: name === 'texts' || name === 'both',
    })),
  };
}

function sortFiles(context: Context): Files {
  const pagesOf = (table: string) => {
    const loaded = [...importsOf([source(table)], context)].flatMap((id) => lazyImports(id, context));
    return [...new Set(loaded)].map((id) => importsOf([id], context));
  };
  const sitePages = pagesOf('app/site/pages.ts');
  const withForm = sitePages.filter((page) => page.has(source('lib/http.ts')));
  const withoutForm = together(sitePages.filter((page) => !withForm.includes(page)));
  const others = [...withForm, ...pagesOf('app/routes.tsx')];

  const site = importsOf([siteEntry, source('ui/page-meta.tsx')], context);
  const shell = importsOf([appEntry], context);
  const pages = together(sitePages);
  const usedByOthers = together(others);
  const isCommon = (id: string) => others.filter((page) => page.has(id)).length >= commonFrom;
  const often = Object.entries(oftenOpened).map(
    ([letter, page]) => [letter, importsOf([source(`pages/${page}.tsx`)], context)] as const,
  );
  const usersOf = (id: string) => often.flatMap(([letter, page]) => (page.has(id) ? letter : [])).join('');
  const isOwnCode = (id: string) => /\/src\/|\/@phosphor-icons\//.test(id) && !/\/node_modules\/(?!@phosphor)/.test(id);
  const isShared = (id: string) => others.filter((page) => page.has(id)).length > 1;
  const isPage = (id: string) => id.includes('/src/pages/');
  const ownOf = (users: string) =>
    new Set([...usedByOthers].filter((id) => isOwnCode(id) && !isPage(id) && usersOf(id) === users));
  const lateOfSite = importsOf(
    [...pages].flatMap((id) => lazyImports(id, context)),
    context,
  );
  const both = [...pages].filter((id) => shell.has(id) || (usedByOthers.has(id) && isOwnCode(id)));
  const frame = new Set([...site].filter((id) => shell.has(id) || pages.has(id)));
  const isCourt = (id: string) => id.includes('/src/ui/court/');
  const isZod = (id: string) => /\/node_modules\/zod\//.test(id);
  const bringsZod = (id: string) => [...importsOf([id], context)].some(isZod);
  const ready = new Set([...frame, ...[...usedByOthers].filter(isZod)]);
  const crumbs = both.filter((id) => isSmall(id, context, ready) && (shell.has(id) || usersOf(id) !== ''));
  const texts = [...withoutForm].filter((id) => shell.has(id) || usedByOthers.has(id));
  const forDashboard = both.filter((id) => usersOf(id).includes('d') && !shell.has(id) && !crumbs.includes(id));
  const late = [...importsOf(lateParts.map(source), context)];
  return {
    frame,
    crumbs: new Set([
      ...crumbs.filter((id) => !bringsZod(id) && !isCourt(id)),
      source('lib/http.ts'),
      source('lib/server-message.ts'),
    ]),
    schemas: new Set([...crumbs, ...usedByOthers].filter((id) => isZod(id) || (crumbs.includes(id) && bringsZod(id)))),
    often: new Set(forDashboard),
    texts: new Set(texts),
    widgets: new Set(
      [...usedByOthers, ...pages].filter(
        (id) => isCourt(id) || (isCommon(id) && !withoutForm.has(id) && isLight(id, context)),
      ),
    ),
    both: new Set(both),
    shell,
    dashboard: new Set([...ownOf('d')].filter((id) => isShared(id) || late.includes(id))),
    sessions: ownOf('ls'),
    live: ownOf('l'),
    players: new Set([...lateOfSite].filter((id) => isOwnCode(id) && usersOf(id) !== '')),
    several: new Set([...ownOf('dls'), ...ownOf('dl'), ...ownOf('ds')]),
    later: new Set(late.filter((id) => isOwnCode(id) && usersOf(id) === 's')),
    lateLive: new Set(late.filter((id) => isOwnCode(id) && /^ls?$/.test(usersOf(id)))),
    late: new Set(late.filter((id) => isOwnCode(id) && usersOf(id) === '')),
  };
}

/** Short, and so is all that it brings along. */
function isSmall(id: string, context: Context, except: Set<string>): boolean {
  const brought = [...importsOf([id], context)].filter((imported) => !except.has(imported));
  return brought.every((imported) => (context.getModuleInfo(imported)?.code?.length ?? 0) < crumbLength);
}

/** A widget of our own or an icon, and nothing in it that brings a library along. */
function isLight(id: string, context: Context): boolean {
  const isWidget = /\/src\/(ui|lib)\/|\/@phosphor-icons\//.test(id);
  const foreign = /\/node_modules\/(?!react\/|react-dom\/|scheduler\/|@phosphor-icons\/)|\/lib\/http\.ts$/;
  return isWidget && ![...importsOf([id], context)].some((imported) => foreign.test(imported));
}

const together = (sets: Set<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));

const lazyImports = (id: string, context: Context) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

/** These modules and all they import without `import()`. */
function importsOf(ids: string[], context: Context, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    importsOf(context.getModuleInfo(id)?.importedIds ?? [], context, found);
  }
  return found;
}
