import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const [siteEntry, appEntry] = [source('app/site/main.tsx'), source('app/main.tsx')];

/** As many pages as make a widget common. Fewer: pages load what they do not use; more: crumbs of a few hundred bytes. */
const commonFrom = 8;

/** Pages that are opened often: what they share with others comes in few files, because a request costs more than bytes. */
const oftenOpened = { d: 'dashboard', l: 'live-session', s: 'training-session-detail' };
/** What several of them use, then what one of them shares with any other page. */
const oftenSets = { several: ['dls', 'dl', 'ds', 'ls'], dashboard: ['d'], live: ['l'] } as const;

const groups = [
  'frame',
  'court',
  'crumbs',
  'schemas',
  'texts',
  'widgets',
  'both',
  'shell',
  'several',
  'dashboard',
  'live',
] as const;
/** In characters of source: less is no file of its own. */
const crumbLength = 1800;

type Context = Rolldown.ChunkingContext;
type Files = Record<(typeof groups)[number], Set<string>>;

/**
 * How the code that both worlds use is cut into files; left alone, the bundler makes a crumb of every module that two
 * entries share. A group claims its modules' imports too, so the order matters:
 * - `frame`: what every page needs, in either world (React, header, footer);
 * - `court`: the drawings, whole, because who needs one module needs most;
 * - `crumbs`: HTTP, and the smallest of what both worlds use, in one file: a request costs more than a few hundred bytes;
 * - `schemas`: the same of what brings the parser along;
 * - `texts`: what pages without a form share with others, by who needs it: they load nothing that a form needs;
 * - `widgets`: fields, buttons, icons of many pages;
 * - `both`: what else single pages of the site share with the shell, by who needs it, so that no page loads the shell;
 * - `shell`: the rest of what every route of the app needs;
 * - `several`, `dashboard`, `live`: what the pages that are opened often share with others.
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
  const isShared = (id: string) => isOwnCode(id) && others.filter((page) => page.has(id)).length > 1;
  const sharedOf = (name: keyof typeof oftenSets) =>
    new Set(
      [...usedByOthers].filter(
        (id) => isShared(id) && !pages.has(id) && oftenSets[name].some((set) => set === usersOf(id)),
      ),
    );
  const both = [...pages].filter((id) => shell.has(id) || (usedByOthers.has(id) && isOwnCode(id)));
  const frame = new Set([...site].filter((id) => shell.has(id) || pages.has(id)));
  const isZod = (id: string) => /\/node_modules\/zod\//.test(id);
  const bringsZod = (id: string) => [...importsOf([id], context)].some(isZod);
  const ready = new Set([...frame, ...[...usedByOthers].filter(isZod)]);
  const crumbs = both.filter((id) => isSmall(id, context, ready) && (shell.has(id) || usersOf(id) !== ''));
  const texts = [...withoutForm].filter((id) => shell.has(id) || usedByOthers.has(id));
  return {
    frame,
    court: new Set([...pages].filter((id) => id.includes('/src/ui/court/'))),
    crumbs: new Set([...crumbs.filter((id) => !bringsZod(id)), source('lib/http.ts'), source('lib/server-message.ts')]),
    schemas: new Set([...crumbs, ...usedByOthers].filter((id) => isZod(id) || (crumbs.includes(id) && bringsZod(id)))),
    texts: new Set(texts),
    widgets: new Set([...usedByOthers].filter((id) => isCommon(id) && !withoutForm.has(id) && isLight(id, context))),
    both: new Set(both),
    shell,
    several: sharedOf('several'),
    dashboard: sharedOf('dashboard'),
    live: sharedOf('live'),
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
