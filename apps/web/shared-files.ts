import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const [siteEntry, appEntry] = [source('app/site/main.tsx'), source('app/main.tsx')];

/** As many pages as make a widget common. Fewer: pages load what they do not use; more: crumbs of a few hundred bytes. */
const commonFrom = 8;

type Context = Rolldown.ChunkingContext;
type Files = Record<(typeof groups)[number], Set<string>>;

const groups = ['frame', 'court', 'wire', 'texts', 'widgets', 'both', 'shell'] as const;

/**
 * How the code that both worlds use is cut into files; left alone, the bundler makes a crumb of every module that two
 * entries share. A group claims its modules' imports too, so the order matters:
 * - `frame`: what every page needs, in either world (React, header, footer);
 * - `court` and `wire`: the drawings; HTTP and the contracts' parser. Whole, because who needs one module needs most;
 * - `texts`: what pages without a form share with others, by who needs it: they load nothing that a form needs;
 * - `widgets`: fields, buttons, icons of many pages;
 * - `both`: what else single pages of the site share with the shell, by who needs it, so that no page loads the shell;
 * - `shell`: the rest of what every route of the app needs.
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
  const both = [...pages].filter((id) => shell.has(id));
  const usedByOthers = together(others);
  const isCommon = (id: string) => others.filter((page) => page.has(id)).length >= commonFrom;
  return {
    frame: new Set([...site].filter((id) => shell.has(id) || pages.has(id))),
    court: new Set([...pages].filter((id) => id.includes('/src/ui/court/'))),
    wire: new Set([
      ...both.filter((id) => /\/node_modules\/zod\/|\/domain\/src\/wire\/|\/lib\/http\.ts$/.test(id)),
      // a crumb by itself, and most who call want to say why the server refused
      source('lib/server-message.ts'),
    ]),
    texts: new Set([...withoutForm].filter((id) => shell.has(id) || usedByOthers.has(id))),
    widgets: new Set([...usedByOthers].filter((id) => isCommon(id) && !withoutForm.has(id) && isLight(id, context))),
    both: new Set(both),
    shell,
  };
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
