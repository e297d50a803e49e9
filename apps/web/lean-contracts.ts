import { readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';

/** A contract file asked for with this ending holds its calls alone, and none of its schemas. */
const callsOnly = '?calls';
const callPattern = /export const (\w+) = endpoint\(\{\s*method: ('\w+'),\s*path: ('[^']+')/g;

/** The calls of a contract file by name: the source of each as the browser needs it. @throws Error when one is written otherwise */
export function callsOf(source: string): Map<string, string> {
  const calls = [...source.matchAll(callPattern)].map(
    ([, name = '', method, path]) => [name, `{ method: ${method}, path: ${path} }`] as const,
  );
  if (calls.length !== source.split(' = endpoint(').length - 1) throw new Error('A call begins with method and path');
  return new Map(calls);
}

/**
 * Splits imports from a contract in two: its calls from a file without schemas, the rest from the contract itself. A
 * page that only calls loads no schema, also where another page's form names one of the same file.
 */
export function splitImports(code: string, calls: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  return code.replace(contractImport, (whole: string, list: string, specifier: string) => {
    const known = calls.get(specifier);
    const names = list.split(',').map((name) => name.trim());
    const isCall = (name: string) => known?.has(name.split(/\s+as\s+/)[0] ?? '') === true;
    const [calling, others] = [
      names.filter((name) => name && isCall(name)),
      names.filter((name) => name && !isCall(name)),
    ];
    if (calling.length === 0) return whole;
    const from = (part: string[], end: string) => `import { ${part.join(', ')} } from '${specifier}${end}';`;
    return from(calling, callsOnly) + (others.length > 0 ? ` ${from(others, '')}` : '');
  });
}

const contractImport = /import\s*\{([^}]*)\}\s*from\s*["'](@bandeja\/domain\/[a-z]+\/contract)["'];?/g;

/** What the browser needs of a call; it neither parses answers nor checks what it sends (`src/lib/http.ts`). */
const wireKeys = new Set(['method', 'path']);

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];
type Init = NonNullable<Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']>;
type Edit = { start: number; end: number; text: string };

/**
 * The contracts of `packages/domain` as the browser needs them: of every call its method and path, and each schema only
 * where something names it (a form, what is read from storage). Left as they are, a page would load the schemas of all
 * calls of every feature it touches: to a bundler `z.object(…)` may do anything, so it is never left out.
 */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // after the types are gone
    enforce: 'post',
    async resolveId(source, importer) {
      if (!source.endsWith(callsOnly)) return null;
      const contract = await this.resolve(source.slice(0, -callsOnly.length), importer);
      return contract && `${contract.id}${callsOnly}`;
    },
    async load(id) {
      if (!id.endsWith(callsOnly)) return null;
      const calls = callsOf(await readFile(id.slice(0, -callsOnly.length), 'utf8'));
      return [...calls].map(([name, call]) => `export const ${name} = ${call};`).join('\n');
    },
    transform: {
      filter: { id: /\/(packages\/domain|apps\/web)\/src\/.+\.tsx?$/ },
      async handler(code, id) {
        if (!id.includes('/packages/domain/')) {
          const missing = usesWhatIsDropped(code);
          if (missing) this.error(`${missing}: the browser's contracts hold method and path; export the schema itself`);
          const calls = new Map<string, Map<string, string>>();
          for (const [, , specifier = ''] of code.matchAll(contractImport)) {
            const contract = await this.resolve(specifier, id);
            if (contract) calls.set(specifier, callsOf(await readFile(contract.id, 'utf8')));
          }
          return calls.size === 0 ? null : { code: splitImports(code, calls), map: null };
        }
        const edits = this.parse(code).body.flatMap((statement) => {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declaration?.type !== 'VariableDeclaration') return [];
          return declaration.declarations.flatMap(({ init }) => (init ? edit(init, code) : []));
        });
        if (edits.length === 0) return null;
        // from the end, so that the places before stay true
        const lean = edits.reduceRight(
          (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
          code,
        );
        return { code: lean, map: null };
      },
    },
  };
}

/** The first `call.body` or the like of a contract that a source imports; undefined when there is none. */
function usesWhatIsDropped(code: string): string | undefined {
  const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@bandeja\/domain\/[a-z]+\/contract["']/g);
  const names = [...imports].flatMap(([, list = '']) =>
    list.split(',').map((name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  );
  const known = names.filter((name) => name);
  if (known.length === 0) return undefined;
  return new RegExp(`(?<![.\\w$])(?:${known.join('|')})\\.(?:params|query|body|response|errors|access)\\b`).exec(
    code,
  )?.[0];
}

function edit(init: Init, code: string): Edit[] {
  const { start, end } = init;
  if (init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'endpoint') {
    const [contract] = init.arguments;
    if (contract?.type !== 'ObjectExpression') return [];
    const properties = contract.properties
      .filter((each) => each.type === 'Property' && each.key.type === 'Identifier' && wireKeys.has(each.key.name))
      .map((each) => code.slice(each.start, each.end));
    return [{ start, end, text: `{ ${properties.join(', ')} }` }];
  }
  if (init.type !== 'CallExpression' && init.type !== 'ObjectExpression') return [];
  return [{ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }];
}
