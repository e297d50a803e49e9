import type { Plugin, Rolldown } from 'vite';

/** What the browser needs of a call; it neither parses answers nor checks what it sends (`src/lib/http.ts`). */
const kept = new Set(['method', 'path']);

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
    transform: {
      filter: { id: /\/(packages\/domain|apps\/web)\/src\/.+\.tsx?$/ },
      handler(code, id) {
        if (!id.includes('/packages/domain/')) {
          const missing = usesWhatIsDropped(code);
          if (missing) this.error(`${missing}: the browser's contracts hold method and path; export the schema itself`);
          return null;
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
      .filter((each) => each.type === 'Property' && each.key.type === 'Identifier' && kept.has(each.key.name))
      .map((each) => code.slice(each.start, each.end));
    return [{ start, end, text: `{ ${properties.join(', ')} }` }];
  }
  if (init.type !== 'CallExpression' && init.type !== 'ObjectExpression') return [];
  return [{ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }];
}
