import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Endpoint } from '@bandeja/domain/wire/endpoint';
import { capitalise } from '@bandeja/domain/wire/text';
import { z } from 'zod';
import { type Json, mapObjects } from '#features/docs/json.rules.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'errors' in value;
const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

export type Names = { calls: Map<Endpoint, string>; schemas: Map<z.core.$ZodType, string> };

const domainFolder = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@bandeja/domain/wire/endpoint'))));
const holdsSchemas = /^(contract|changes|schemas|drill|errors|together)\.ts$/;

export async function namesInCode(): Promise<Names> {
  const files = readdirSync(domainFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    holdsSchemas.test(path.basename(file)),
  );
  const names: Names = { calls: new Map(), schemas: new Map() };
  for (const file of files.sort()) {
    const room: object = await import(pathToFileURL(path.join(domainFolder, file)).href);
    for (const [name, value] of Object.entries(room)) {
      if (isEndpoint(value)) names.calls.set(value, name);
      else if (isSchema(value) && name.endsWith('Schema')) names.schemas.set(value, capitalise(name.slice(0, -6)));
    }
  }
  return names;
}

export type NamedSchemas = {
  operationId: (contract: Endpoint) => string;
  use: (schema: z.core.$ZodType, io: 'input' | 'output') => Json;
  components: () => Record<string, Json>;
};

/** The contracts' schemas by their names in the code; bodies and answers without one by their call's. */
export function namedSchemas(contracts: readonly Endpoint[], { calls, schemas }: Names): NamedSchemas {
  const operationId = (contract: Endpoint) => {
    const name = calls.get(contract);
    if (name === undefined) throw new Error(`${contract.method} ${contract.path} stands in no contract file.`);
    return name;
  };
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of schemas) registry.add(schema, { id });
  const name = (schema: z.core.$ZodType | null | undefined, id: string) => {
    if (schema && !registry.has(schema) && schema._zod.def.type === 'object') registry.add(schema, { id });
  };
  for (const contract of contracts) {
    const id = capitalise(operationId(contract));
    name(contract.body, `${id}Body`);
    name(contract.response, `${id}Answer`);
  }
  const written = { input: write(registry, 'input'), output: write(registry, 'output') };
  const differing = schemasThatDiffer(written.input, written.output);
  const used = new Map<string, 'input' | 'output'>();

  function withNames(json: Json, io: 'input' | 'output'): Json {
    return mapObjects(json, (object) => {
      // a field may be called `id`, too: its value is a schema
      const rest = Object.entries(object).filter(
        ([key, value]) => !/^\$?(schema|id)$/.test(key) || typeof value !== 'string',
      );
      const named = (value: string) => refTo(value.split('/').at(-1) ?? '', io);
      return Object.fromEntries(
        rest.map(([key, value]) => [key, key === '$ref' && typeof value === 'string' ? named(value) : value]),
      );
    });
  }
  function refTo(id: string, io: 'input' | 'output'): string {
    const isInput = io === 'input' && differing.has(id);
    const called = isInput ? `${id}Input` : id;
    used.set(called, isInput ? 'input' : 'output');
    return `#/components/schemas/${called}`;
  }
  return {
    operationId,
    use: (schema, io) => {
      const known = registry.get(schema);
      if (known) return { $ref: refTo(known.id, io) };
      const { $defs, ...json } = z.toJSONSchema(schema, { ...options(io), metadata: registry });
      return withNames(withoutExtras(json), io);
    },
    components: () => {
      const described = new Map<string, Json>();
      for (let size = -1; size !== described.size; ) {
        size = described.size;
        for (const [called, io] of [...used]) {
          if (described.has(called)) continue;
          const id = io === 'input' ? called.replace(/Input$/, '') : called;
          described.set(called, withNames(written[io][id] ?? {}, io));
        }
      }
      return Object.fromEntries([...described].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}

/** Said at the field; where it is not, a list and what may be null say what their content says. */
export function descriptionOf(schema: z.core.$ZodType): string | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = 'innerType' in def ? def.innerType : 'element' in def && def.element;
  return z.globalRegistry.get(schema)?.description ?? (inner ? descriptionOf(inner) : undefined);
}

const override: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema }) => {
  const description = descriptionOf(zodSchema);
  if (description !== undefined) jsonSchema.description = description;
};

const options = (io: 'input' | 'output') =>
  ({ io, target: 'draft-2020-12', unrepresentable: 'any', override }) as const;

function write(registry: z.core.$ZodRegistry<{ id: string }>, io: 'input' | 'output'): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, { ...options(io), uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, json]) => [id, withoutExtras(json)]));
}

/** Answers may get new fields: readers ignore unknown ones. */
const withoutExtras = (json: Json): Json =>
  mapObjects(json, (object) => {
    const { additionalProperties, ...open } = object;
    return additionalProperties === false ? open : object;
  });

function schemasThatDiffer(input: Record<string, Json>, output: Record<string, Json>): Set<string> {
  const texts = (from: Record<string, Json>, id: string) => JSON.stringify(from[id]);
  const differing = new Set(Object.keys(input).filter((id) => texts(input, id) !== texts(output, id)));
  for (let size = -1; size !== differing.size; ) {
    size = differing.size;
    for (const id of Object.keys(input)) {
      const refs = texts(input, id).matchAll(/#\/components\/schemas\/(\w+)/g);
      if ([...refs].some(([, ref]) => differing.has(ref ?? ''))) differing.add(id);
    }
  }
  return differing;
}
