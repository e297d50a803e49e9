import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const entries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const prefix = '\0named:';
const ofReact = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * React is CommonJS, which each file that imports it would unpack with a helper of the bundler's. One module for each of its
 * entries does so instead, and names what it exports.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(?:-dom)?(?:\/|$)/ },
      handler: (id, importer = '') =>
        entries.includes(id) && !importer.startsWith(prefix) && !ofReact.test(importer) ? prefix + id : null,
    },
    load: {
      filter: { id: /^\0named:/ },
      handler(id) {
        const entry = id.slice(prefix.length);
        const names = Object.keys(require(entry)).filter((name) => !name.startsWith('__'));
        return [`import all from '${entry}'`, `export const { ${names.join(', ')} } = all`, 'export default all'].join(
          ';\n',
        );
      },
    },
  };
}
