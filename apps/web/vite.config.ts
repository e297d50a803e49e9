import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { figureFiles } from './figure-files.ts';
import { inlineRuntime } from './inline-runtime.ts';
import { reactModules } from './react-modules.ts';
import { screenFiles } from './screen-files.ts';
import { serviceWorkerFile } from './service-worker-file.ts';
import { sharedFiles } from './shared-files.ts';
import { smallFont, smallFontVersion } from './small-font.ts';
import { isAppPath } from './src/lib/app-paths.ts';
import { weightFiles } from './weight-files.ts';

/** In dev and preview the app's routes are answered with its shell, every other address with the site's, both empty. */
function twoWorlds(): Plugin {
  const toDocument: Connect.NextHandleFunction = (request, _response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const wantsPage = request.headers.accept?.includes('text/html') === true;
    if (wantsPage && !path.startsWith('/api') && !/\.\w+$/.test(path)) {
      request.url = isAppPath(path) ? '/app.html' : '/index.html';
    }
    next();
  };
  return {
    name: 'two-worlds',
    configureServer: (server) => void server.middlewares.use(toDocument),
    configurePreviewServer: (server) => void server.middlewares.use(toDocument),
  };
}

/** Every `import('#…')` also records its source, for the preloads of a document (`src/app/site/prerender.tsx`). */
function namedImports(): Plugin {
  return {
    name: 'named-imports',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\/apps\/web\/src\//, code: 'import(' },
      handler: (code) => ({
        code: code.replace(/\bimport\((["'])#([^"']+)\1\)/g, "globalThis.noteImport('src/$2', $&)"),
        map: null,
      }),
    },
  };
}

/** The text font starts to load with the page, not after the style sheet. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /archivo-latin-wdth-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** The app's entry lies in a file with others (`shared-files.ts`): it alone runs, and what it imports is loaded with it. */
function oneScript(): Plugin {
  return {
    name: 'one-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<script type="module" crossorigin src="([^"]+)"><\/script>(?=\s*<script type="module")/g,
          '<link rel="modulepreload" crossorigin href="$1">',
        ),
    },
  };
}

/** Phosphor ships six weights of every icon; the guide uses regular, bold and fill. The others are left out. */
function threeIconWeights(): Plugin {
  const unusedWeight = /\n {2}\[\n {4}"(?:thin|light|duotone)",[\s\S]*?\n {2}\],?(?=\n)/g;
  return {
    name: 'three-icon-weights',
    apply: 'build',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
      handler: (code) => ({ code: code.replace(unusedWeight, ''), map: null }),
    },
  };
}

/** What a contract says of its fields is read in `/api/docs` alone. */
function withoutDescriptions(): Plugin {
  const text = /z\.describe\(\s*(?:'[^'\n]*'|"[^"\n]*"),?\s*\)/.source;
  const alone = new RegExp(`\\s*\\.check\\(\\s*${text},?\\s*\\)`, 'g');
  const last = new RegExp(`,\\s*${text}`, 'g');
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/domain\/src\//, code: 'z.describe(' },
      handler: (code) => ({ code: code.replace(alone, '').replace(last, ''), map: null }),
    },
  };
}

/** The router's links and forms, which prefetch for a server of its own, stay in the bundle for the sake of their names. */
function noRouterLinks(): Plugin {
  return {
    name: 'no-router-links',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('),
        map: null,
      }),
    },
  };
}

const api = { '/api': { target: 'http://127.0.0.1:4000' } };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    twoWorlds(),
    reactModules(),
    inlineRuntime(),
    namedImports(),
    { ...optimizeLocales.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' },
    react(),
    tailwindcss(),
    preloadFont(),
    oneScript(),
    smallFont(),
    figureFiles(),
    screenFiles(),
    serviceWorkerFile(),
    threeIconWeights(),
    weightFiles(),
    withoutDescriptions(),
    noRouterLinks(),
  ],
  build: {
    outDir: 'dist',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    // Fonts and images stay separate files: the content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // one sheet: the app's documents include it (docs/site.md#first-loads), and no code imports it
    cssCodeSplit: false,
    rolldownOptions: {
      // schemas that no form names are left out
      treeshake: { manualPureFunctions: ['z', 'unit', 'endpoint', 'endpointsOf', 'limitOf'] },
      // the addresses of `lib/paths.ts`: otherwise each is an export of a file that every page loads
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      ...(isSsrBuild ? {} : { input: { site: 'index.html', app: 'app.html' } }),
      output: {
        comments: false,
        assetFileNames: ({ names: [name] }) =>
          `assets/[name]-[hash]${name?.endsWith('.woff2') ? `-${smallFontVersion}` : ''}[extname]`,
        ...(isSsrBuild
          ? {}
          : {
              codeSplitting: sharedFiles(),
              // a file shared by many carries all their names: the first will do; every page carries the list of all files
              chunkFileNames: ({ name }) => `assets/${name.split(/[~.]/)[0]}-[hash:7].js`,
            }),
      },
    },
  },
  // the search for packages does not follow «#» imports, and one found later reloads the page, or a test, halfway
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'], exclude: ['@litertjs/core'] },
  // The server runs its bundle without a build: everything inside, and React in production mode.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  server: { host: '127.0.0.1', proxy: api },
  preview: { host: '127.0.0.1', proxy: api },
  // the mirror's workers are one file each, so that one file more is all they need without a network
  worker: {
    format: 'es',
    plugins: () => [withoutDescriptions()],
    rolldownOptions: { output: { codeSplitting: false } },
  },
}));
