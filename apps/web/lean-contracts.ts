import { readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';

/** With this suffix a contract file contains only its calls, without schemas. */
const callsOnly = '?calls';
const callPattern = /export const (\w+) = endpoint\('(\w+ \/[^']*)', \{/g;

/** The calls of a contract file by name: the source of each as the browser needs it. @throws Error when one is written otherwise */
export function callsOf(source: string): Map<string, string> {
  const calls = [...source.matchAll(callPattern)].map(([, name = '', line = '']) => [name, callOf(line)] as const);
  if (calls.length !== source.split(' = endpoint(').length - 1) throw new Error('A call begins with method and path');
  return new Map(calls);
}

/** The browser's part of a call: it neither parses answers nor checks input (`src/lib/http.ts`). */
function callOf(line: string): string {
  const [method, path] = line.split(' ');
  return `{ method: '${method}', path: '${path}' }`;
}

/** A page that only calls loads no schema, also where another page's form names one of the same file. */
export function splitImports(
  code: string,
  calls: ReadonlyMap<string, { has: (name: string) => boolean }>,
  [pattern, ending]: readonly [RegExp, string] = [contractImport, callsOnly],
): string {
  return code.replace(pattern, (statement: string, list: string, specifier: string) => {
    const known = calls.get(specifier);
    const names = list.split(',').map((name) => name.trim());
    const isCall = (name: string) => known?.has(name.split(/\s+as\s+/)[0] ?? '') === true;
    const [calling, others] = [
      names.filter((name) => name && isCall(name)),
      names.filter((name) => name && !isCall(name)),
    ];
    if (calling.length === 0) return statement;
    const from = (part: string[], end: string) => `import { ${part.join(', ')} } from '${specifier}${end}';`;
    return from(calling, ending) + (others.length > 0 ? ` ${from(others, '')}` : '');
  });
}

const contractImport = /import\s*\{([^}]*)\}\s*from\s*["'](@bandeja\/domain\/[a-z]+\/(?:contract|together))["'];?/g;

/** With this suffix a vocabulary contains only plain values: lists, names, numbers. */
const plainOnly = '?plain';
const vocabularyFile = /\/packages\/domain\/src\/[a-z]+\/vocabulary\.ts$/;
const vocabularyImport =
  /import\s*\{([^}]*)\}\s*from\s*["']((?:@bandeja\/domain\/|#)[a-z]+\/vocabulary(?:\.ts)?)["'];?/g;

const statementsOf = (source: string): string[] =>
  source.replace(/^ *(?:\/\*[\s\S]*?\*\/|\/\/.*)\n/gm, '').split(/^(?=(?:import|export|const|function|type) )/m);
const mentions = (code: string, name: string): boolean =>
  new RegExp(`(?<![\\w$']|(?<!\\.\\.)\\.)${name}(?![\\w$'])`).test(code);
const valueName = (statement: string) => /^(?:export )?(?:const|function) (\w+)/.exec(statement)?.[1];

/** A page that draws a list of words loads no parser, also where another page parses one of them. */
export function splitVocabulary(source: string): { names: ReadonlySet<string>; plain: string; schemas: string } {
  const isImport = (statement: string) => statement.startsWith('import ');
  const imports = statementsOf(source).filter(isImport);
  const statements = statementsOf(source).filter((statement) => !isImport(statement));
  const parsing = new Set(['z']);
  const isParsing = (statement: string) => [...parsing].some((name) => mentions(statement, name));
  for (let known = 0; known !== parsing.size; ) {
    known = parsing.size;
    for (const statement of statements.filter(isParsing)) parsing.add(valueName(statement) ?? 'z');
  }
  const values = statements.filter((statement) => valueName(statement) !== undefined && !isParsing(statement));
  const names = values.flatMap((statement) => valueName(statement) ?? []);
  const schemas = statements.filter(isParsing).join('');
  const local = values.join('').replace(/^(?=(?:const|function) )/gm, 'export ');
  return {
    names: new Set(names),
    plain: importsFor(local, imports) + local,
    schemas:
      importsFor(schemas, [...imports, `import { ${names.join(', ')} } from './vocabulary.ts${plainOnly}';\n`]) +
      `export * from './vocabulary.ts${plainOnly}';\n${schemas}`,
  };
}

function importsFor(code: string, imports: readonly string[]): string {
  return imports
    .flatMap((statement) => {
      if (statement.startsWith('import * as z')) return mentions(code, 'z') ? statement : [];
      const names = (/\{([^}]*)\}/.exec(statement)?.[1] ?? '').split(',').map((name) => name.trim());
      const used = names.filter((name) => name !== '' && !name.startsWith('type ') && mentions(code, name));
      const isValue = used.length > 0 && !statement.startsWith('import type');
      return isValue ? statement.replace(/\{[^}]*\}/, `{ ${used.join(', ')} }`) : [];
    })
    .join('');
}

const vocabulariesIn = (code: string): string[] => [...code.matchAll(vocabularyImport)].map(([, , from = '']) => from);

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];
type Init = NonNullable<Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']>;
type Edit = { start: number; end: number; text: string };

/**
 * Method and path of every call, and a schema only where something names it: to a bundler `z.object(…)` may have side
 * effects, so it is never dropped.
 */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'post',
    async resolveId(source, importer) {
      const ending = [callsOnly, plainOnly].find((each) => source.endsWith(each));
      if (ending === undefined) return null;
      const resolved = await this.resolve(source.slice(0, -ending.length), importer?.replace(plainOnly, ''));
      return resolved && `${resolved.id}${ending}`;
    },
    async load(id) {
      if (id.endsWith(plainOnly)) return splitVocabulary(await readFile(id.slice(0, -plainOnly.length), 'utf8')).plain;
      if (vocabularyFile.test(id)) return splitVocabulary(await readFile(id, 'utf8')).schemas;
      if (!id.endsWith(callsOnly)) return null;
      const calls = callsOf(await readFile(id.slice(0, -callsOnly.length), 'utf8'));
      return [...calls].map(([name, call]) => `export const ${name} = ${call};`).join('\n');
    },
    transform: {
      filter: { id: /\/(packages\/(domain|trainer|catalogue)|apps\/web)\/src\/.+\.tsx?(\?plain)?$/ },
      async handler(written, id) {
        const plain = new Map<string, ReadonlySet<string>>();
        for (const specifier of vocabulariesIn(written)) {
          const file = await this.resolve(specifier, id.replace(plainOnly, ''));
          if (file && vocabularyFile.test(file.id)) {
            plain.set(specifier, splitVocabulary(await readFile(file.id, 'utf8')).names);
          }
        }
        const code = splitImports(written, plain, [vocabularyImport, plainOnly]);
        const asSplit = code === written ? null : { code, map: null };
        if (!id.includes('/packages/domain/')) {
          const missing = usesWhatIsDropped(code);
          if (missing) this.error(`${missing}: the browser's contracts hold method and path; export the schema itself`);
          const calls = new Map<string, Map<string, string>>();
          for (const [, , specifier = ''] of code.matchAll(contractImport)) {
            const contract = await this.resolve(specifier, id);
            if (contract) calls.set(specifier, callsOf(await readFile(contract.id, 'utf8')));
          }
          return calls.size === 0 ? asSplit : { code: splitImports(code, calls), map: null };
        }
        const edits = this.parse(code).body.flatMap((statement) => {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declaration?.type !== 'VariableDeclaration') return [];
          return declaration.declarations.flatMap(({ init }) => (init ? edit(init, code) : []));
        });
        if (edits.length === 0) return asSplit;
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
    const [line] = init.arguments;
    return line?.type === 'Literal' ? [{ start, end, text: callOf(String(line.value)) }] : [];
  }
  if (init.type !== 'CallExpression' && init.type !== 'ObjectExpression') return [];
  return [{ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }];
}
