import { isDeepStrictEqual } from 'node:util';
import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Serialise = (data: unknown) => string;

/** Only fields of the schema are written. A schema with a choice between shapes cannot be compiled without trying each; zod writes those. */
export function serialiserOf(schema: z.core.$ZodType): Serialise | null {
  const plain = simplified(z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' }));
  return plain === null ? null : fastJson(plain as unknown as Parameters<typeof fastJson>[0]);
}

function simplified(schema: JsonSchema | boolean): JsonSchema | null {
  if (typeof schema === 'boolean') return null;
  if (schema.oneOf || schema.allOf || schema.$ref) return null;
  if (Array.isArray(schema.type)) return nullable(schema.type.map((type) => ({ ...schema, type })));
  if (schema.anyOf) return nullable(schema.anyOf);
  // these decide what is written; the other keywords describe values that the database and the code have checked
  const { type, required } = schema;
  const plain: JsonSchema = { ...(type && { type }), ...(required && { required }) };
  for (const key of ['items', 'additionalProperties'] as const) {
    const inner = schema[key];
    if (Array.isArray(inner)) return null;
    if (inner === false) plain[key] = false;
    else if (inner !== undefined) {
      const simple = simplified(inner);
      if (simple === null) return null;
      plain[key] = simple;
    }
  }
  if (schema.properties) {
    const properties: Record<string, JsonSchema> = {};
    for (const [name, inner] of Object.entries(schema.properties)) {
      const simple = simplified(inner);
      if (simple === null) return null;
      properties[name] = simple;
    }
    plain.properties = properties;
  }
  return plain;
}

function nullable(choices: JsonSchema[]): JsonSchema | null {
  const shapes = choices.filter(({ type }) => type !== 'null');
  const [shape] = shapes;
  if (!shape || shapes.length > 1) return null;
  const simple = simplified(shape);
  return simple && { ...simple, nullable: true };
}

/** The compiled serialiser of a route's answer, or zod's; compiled with the first answer, since a start needs none of them. */
export const answerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  let serialise: Serialise | undefined;
  return (data) => {
    serialise ??=
      (route.schema instanceof z.core.$ZodType ? serialiserOf(route.schema) : null) ?? serializerCompiler(route);
    return serialise(data);
  };
};

/** For tests: zod checks every answer against its contract, too. @throws when the two write different answers */
export const checkingCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const compiled = answerCompiler(route);
  const byZod = serializerCompiler(route);
  return (data) => {
    const [text, expected] = [compiled(data), byZod(data)];
    if (!isDeepStrictEqual(JSON.parse(text), JSON.parse(expected)))
      throw new Error(`${route.url} is written as ${text}, not ${expected}`);
    return text;
  };
};
