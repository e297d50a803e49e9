import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from 'graphql';
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
    queryDepth: deepest,
    graphql: { parseOptions: { maxTokens: mostTokens } },
    validationRules: [limitFields, ...(options.isLocal ? [] : [refuseIntrospection])],
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
  const { message, ...extensions } = body;
  void reply.code(status).send({ data: null, errors: [{ message, extensions }] });
}

/** By name: the library's own rule fails on the classes of mercurius' other copy of it. */
const refuseIntrospection: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (name.value === '__schema' || name.value === '__type') context.reportError(new GraphQLError('No introspection'));
  },
});

const limitFields: ValidationRule = (context) => ({
  Document: (document) => {
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const count = fieldCounter(document);
      const roots = count(definition.selectionSet, 1);
      if (roots > mostRootFields || count(definition.selectionSet, Number.POSITIVE_INFINITY) > mostFields) {
        context.reportError(new GraphQLError('Too many fields'));
      }
    }
  },
});

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
