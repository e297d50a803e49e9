import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const offlinePages = [
  'dashboard',
  'training-sessions',
  'training-session-detail',
  'live-session',
  'routine-detail',
  'routine-manager',
  'progress',
  'season',
  'body',
  'match-score',
  'mirror',
  'monthly-check',
  'profile',
  'import',
  'login',
  'needs-network',
];
/** Parts that ask the server for everything they show. */
const onlineParts = /\/features\/(coach|generator)\/|\/app\/coach-panel\.tsx|\/imports\/reading\//;

/** `service-worker.js`; the server adds the version of the app's document (`apps/api/src/site/serve.ts`). */
export function serviceWorkerFile(): Plugin {
  return {
    name: 'service-worker-file',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await workerCode(shellFiles(bundle)) });
      },
    },
  };
}

type ShellFile = [address: string, version: string | null];

function shellFiles(bundle: Rolldown.OutputBundle): ShellFile[] {
  const scripts = scriptsOf(bundle);
  const files = Object.values(bundle).flatMap((file): ShellFile[] => {
    const address = `/${file.fileName}`;
    if (file.type === 'chunk') return scripts.has(file.fileName) ? [[address, null]] : [];
    if (file.fileName.endsWith('.woff2')) return [[address, null]];
    return file.fileName.startsWith('figures/') ? [[address, versionOf(file.source)]] : [];
  });
  const icons = readdirSync(here('public')).filter((name) => /^(icon|favicon|apple|manifest)/.test(name));
  return [
    ...files,
    ...icons.map((name): ShellFile => [`/${name}`, versionOf(readFileSync(here(`public/${name}`)))]),
  ].sort(([one], [other]) => (one < other ? -1 : 1));
}

function scriptsOf(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    const source = chunk.facadeModuleId ?? '';
    const page = /\/src\/pages\/([\w-]+)\.tsx$/.exec(source)?.[1];
    if ((page !== undefined && !offlinePages.includes(page)) || onlineParts.test(source)) return;
    found.add(fileName);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
  };
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.includes(here('src/app/main.tsx')),
  );
  if (entry === undefined) throw new Error('The build has no entry of the app');
  visit(entry.fileName);
  return found;
}

const versionOf = (source: string | Uint8Array) => createHash('sha256').update(source).digest('hex').slice(0, 12);

async function workerCode(files: ShellFile[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { shellFiles: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: here('src/app/offline/service-worker.ts'),
        output: { format: 'iife', comments: false },
      },
    },
    resolve: { alias: { '#lib': here('src/lib') } },
  });
  const [worker] = (result as Rolldown.RolldownOutput).output;
  return worker.code;
}
