import { type Plugin, parseAst, type Rolldown } from 'vite';

/**
 * The bundler's helpers are 380 bytes in a file of their own, which every page would request. The few files that use them
 * (see `react-modules.ts`) hold them instead.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // before the lists of files to load are made
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        if (runtime === undefined) return;
        const helpers = helpersOf(runtime.code);
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue;
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
          chunk.code = withHelpers(chunk.code, runtime, helpers);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}

/** An expression that makes them, by the names they are exported by. */
function helpersOf(code: string): string {
  const exported = parseAst(code).body.find((node) => node.type === 'ExportNamedDeclaration');
  if (exported === undefined) throw new Error('The runtime of the bundler exports nothing');
  const fields = exported.specifiers.map((each) => `${nameOf(each.exported)}:${nameOf(each.local)}`);
  return `(()=>{${code.slice(0, exported.start)}return{${fields}}})()`;
}

function withHelpers(code: string, runtime: Rolldown.OutputChunk, helpers: string): string {
  const file = runtime.fileName.replace('assets/', './');
  const imported = parseAst(code).body.find((node) => node.type === 'ImportDeclaration' && node.source.value === file);
  if (imported?.type !== 'ImportDeclaration') return code;
  const fields = imported.specifiers.flatMap((each) =>
    each.type === 'ImportSpecifier' ? `${nameOf(each.imported)}:${each.local.name}` : [],
  );
  const made = fields.length > 0 ? `const{${fields}}=${helpers};` : '';
  return code.slice(0, imported.start) + made + code.slice(imported.end);
}

const nameOf = (name: { type: string; name?: string; value?: string | unknown }) => String(name.name ?? name.value);
