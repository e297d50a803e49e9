import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import mercurius, { type MercuriusContext } from 'mercurius';
import { z } from 'zod';
import type { Actor } from '#kit/deps.ts';
import type { Authenticate } from '#kit/endpoint.ts';
import { answerOf } from '#kit/error-handler.ts';
import { AppError } from '#kit/errors.ts';
import { type GraphqlExample, serveExplorer } from '#kit/graphql-explorer.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    actor: Actor;
  }
}

/** Maximum depth of a query; our deepest has four levels. */
const deepest = 5;
/** Fields of one request, aliases and repeated fragments counted each time; the progress page asks for about sixty. */
const mostFields = 120;
/** A second root field would repeat the whole work under an alias. */
const mostRootFields = 1;
const bodyLimitBytes = 8 * 1024;
const mostTokens = 500;
const ratePerMinute = 60;

export type GraphqlOptions = {
  schema: string;
  roots: Record<string, (args: never, actor: Actor) => Promise<unknown>>;
  authenticate: Authenticate;
  isLocal: boolean;
  example: GraphqlExample;
};

const bodySchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Read-only, for signed-in players, within limits on size, depth, fields and repeated roots. An error refuses the whole request as the REST calls do. */
export async function serveGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  await app.register(mercurius, {
    schema: options.schema,
    resolvers: { Query: resolversOf(options.roots) },
    routes: false,
    jit: 1,
    cache: 100,
    graphql: { parseOptions: { maxTokens: mostTokens } },
    validationRules: [limitsOf(options.isLocal), ...(options.isLocal ? [] : [refuseIntrospection])],
    errorFormatter: ({ errors }) => {
      // thrown to the route's error handler: no partial answer beside an error
      throw errors?.[0]?.originalError ?? errors?.[0];
    },
  });
  app.setErrorHandler(refuse);
  if (options.isLocal) serveExplorer(app, options);
  app.post('/graphql', {
    bodyLimit: bodyLimitBytes,
    config: { rateLimit: { max: ratePerMinute, timeWindow: '1 minute' } },
    preParsing: async (request) => {
      request.actor = await options.authenticate(request);
      if (request.actor === null) throw new AppError('auth.required');
    },
    handler: async (request, reply) => {
      const body = bodySchema.safeParse(request.body);
      if (!body.success) throw new AppError('graphql.invalid');
      const { query, variables, operationName } = body.data;
      const context = { actor: request.actor };
      reply.header('cache-control', 'no-store');
      return reply.graphql(query, context, variables ?? {}, operationName ?? undefined);
    },
  });
}

function resolversOf(roots: GraphqlOptions['roots']) {
  return Object.fromEntries(
    Object.entries(roots).map(([name, resolve]) => [
      name,
      (_root: unknown, args: unknown, { actor }: MercuriusContext) => resolve(args as never, actor),
    ]),
  );
}

function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // by name: mercurius loads another copy of the library's classes
  const isInvalid = error.code === 'MER_ERR_GQL_VALIDATION' || error.name === 'GraphQLError';
  const { status, body } = answerOf(isInvalid ? new AppError('graphql.invalid') : error, request);
  const { message, code } = body;
  const extensions = { code, ...(isInvalid && detailsOf(error)) };
  void reply.code(status).send({ data: null, errors: [{ message, extensions }] });
}

type Details = { line?: number; column?: number; field?: string; limit?: string; maximum?: number };

/** Where a query is wrong, for whoever writes a client: line, field, and the limit it passes. */
function detailsOf(error: Error): Details {
  const { errors: [found] = [error] } = error as Error & { errors?: readonly Error[] };
  const { locations, extensions, message } = found as Partial<GraphQLError> & Error;
  const at = locations?.[0];
  const field = extensions?.['field'] ?? /"([A-Za-z_.]+)"/.exec(message)?.[1];
  const { limit, maximum } = extensions ?? {};
  return {
    ...(at && { line: at.line, column: at.column }),
    ...(typeof field === 'string' && { field }),
    ...(typeof limit === 'string' && { limit }),
    ...(typeof maximum === 'number' && { maximum }),
  };
}

/** By name: the library's own rule fails on the classes of mercurius' other copy of it. */
const refuseIntrospection: ValidationRule = (context) => ({
  Field: (node) => {
    const { name } = node;
    if (name.value === '__schema' || name.value === '__type') context.reportError(tooMuch('introspection', 0, node));
  },
});

function tooMuch(limit: string, maximum: number, node: FieldNode | OperationDefinitionNode): GraphQLError {
  const field = node.kind === Kind.FIELD ? node.name.value : undefined;
  return new GraphQLError(limit, { nodes: node, extensions: { limit, maximum, field } });
}

const isIntrospection = (node: SelectionNode) => node.kind === Kind.FIELD && node.name.value.startsWith('__');

/** The schema itself, where it may be asked for, lies deeper than any of its queries. */
function limitsOf(mayIntrospect: boolean): ValidationRule {
  return (context) => ({
    Document: (document) => {
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const { selections } = definition.selectionSet;
        const counted = mayIntrospect ? selections.filter((node) => !isIntrospection(node)) : selections;
        const set: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: counted };
        const count = fieldCounter(document);
        if (count(set, 1) > mostRootFields) context.reportError(tooMuch('roots', mostRootFields, definition));
        if (count(set, Number.POSITIVE_INFINITY) > mostFields) {
          context.reportError(tooMuch('fields', mostFields, definition));
        }
        const deep = fieldBelow(document, set, deepest);
        if (deep) context.reportError(tooMuch('depth', deepest, deep));
      }
    },
  });
}

/** The first field that lies deeper than `levels`; a circle of fragments is refused by the library's own rule. */
function fieldBelow(
  document: DocumentNode,
  set: SelectionSetNode | undefined,
  levels: number,
  seen: readonly string[] = [],
): FieldNode | null {
  const below = (node: SelectionNode): FieldNode | null => {
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldBelow(document, node.selectionSet, levels, seen);
    if (node.kind === Kind.FIELD) {
      return levels === 0 ? node : fieldBelow(document, node.selectionSet, levels - 1, seen);
    }
    const name = node.name.value;
    return seen.includes(name) ? null : fieldBelow(document, fragmentOf(document, name), levels, [...seen, name]);
  };
  return set?.selections.map(below).find((found) => found !== null) ?? null;
}

function fragmentOf(document: DocumentNode, name: string): SelectionSetNode | undefined {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) return definition.selectionSet;
  }
  return undefined;
}

/** Fragments count each time they are spread; a circle counts as endless. */
function fieldCounter(document: DocumentNode): (selection: SelectionSetNode, levels: number) => number {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [],
    ),
  );
  const counts = new Map<string, number>();
  const ofFragment = (name: string, levels: number): number => {
    const key = `${name} ${levels}`;
    const known = counts.get(key);
    if (known !== undefined) return known;
    counts.set(key, Number.POSITIVE_INFINITY);
    const selection = fragments.get(name);
    const counted = selection === undefined ? 0 : count(selection, levels);
    counts.set(key, counted);
    return counted;
  };
  const count = (selection: SelectionSetNode, levels: number): number =>
    selection.selections.reduce((total, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return total + ofFragment(node.name.value, levels);
      if (node.kind === Kind.INLINE_FRAGMENT) return total + count(node.selectionSet, levels);
      const inner = node.selectionSet !== undefined && levels > 1 ? count(node.selectionSet, levels - 1) : 0;
      return total + 1 + inner;
    }, 0);
  return count;
}
