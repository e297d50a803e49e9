import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';

/** Page addresses (no file ending, not the API) are answered with the app's shell, in dev and preview. */
function appShell(): Plugin {
  const toShell: Connect.NextHandleFunction = (request, _response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const wantsPage = request.headers.accept?.includes('text/html') === true;
    if (wantsPage && !path.startsWith('/api') && !/\.\w+$/.test(path)) request.url = '/app.html';
    next();
  };
  return {
    name: 'app-shell',
    configureServer: (server) => void server.middlewares.use(toShell),
    configurePreviewServer: (server) => void server.middlewares.use(toShell),
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

const api = { '/api': { target: 'http://127.0.0.1:4000' } };

export default defineConfig({
  plugins: [
    appShell(),
    { ...optimizeLocales.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' },
    react(),
    tailwindcss(),
    preloadFont(),
    threeIconWeights(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and images stay files of their own: the content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: 'app.html' },
      output: { comments: false },
    },
  },
  // Every source file is searched for packages at the start: the search does not follow «#» imports, and a package
  // found later reloads the page, or a test, halfway.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
  server: { host: '127.0.0.1', proxy: api },
  preview: { host: '127.0.0.1', proxy: api },
});
