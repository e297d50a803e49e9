import { sendMessage } from '@bandeja/domain/coach/contract';
import { completeSession, startSession } from '@bandeja/domain/sessions/contract';
import type { Endpoint } from '@bandeja/domain/wire/endpoint';
import { type ErrorCode, errorBodySchema, errorTable } from '@bandeja/domain/wire/errors';
import { z } from 'zod';
import { exampleOf } from '#features/docs/examples.rules.ts';
import type { Json } from '#features/docs/json.rules.ts';
import { descriptionOf, type NamedSchemas, namedSchemas, namesInCode } from '#features/docs/schemas.service.ts';
import { errorsOf } from '#kit/endpoint.ts';
import { pages } from '#kit/pages.ts';
import { isPaged } from '#kit/paging.ts';

const tags: Record<string, string> = {
  Cuenta: 'Entrar, el perfil y los derechos sobre los datos.',
  Planificación: 'La semana por fechas: leerla, cambiarla, hacerla de nuevo.',
  Sesiones: 'Sesiones de entrenamiento: empezar, apuntar series, terminar, mirar atrás.',
  Partidos: 'Partidos jugados.',
  Rutinas: 'La biblioteca, las rutinas propias, las favoritas y su administración.',
  Ejercicios: 'El catálogo y su administración.',
  Entrenador: 'Conversaciones con el entrenador y rutinas a partir de palabras.',
  Suscripción: 'Planes y pagos.',
  Cuerpo: 'Peso, golpes y molestias.',
  Importar: 'Sesiones de otras aplicaciones y relojes.',
  Programas: 'Tokens, webhooks y las herramientas del entrenador para otros programas (docs/programs.md).',
  Contactos: 'Formularios públicos y sus mensajes.',
  Administración: 'Cuentas, planes y estado del servicio.',
};

const about = [
  'API de Bandeja, entrenador personal de pádel. Errors carry a stable `code` and a Spanish `message` fit to show.',
  'Lists with `limit` and `before` answer one page; the `Link` header names the next one (RFC 8288).',
  'The figures of the progress page are read with GraphQL at `/graphql`, with a sign-in.',
  'Programs send a token of the player; which calls it opens, and `/mcp` for assistants: docs/programs.md.',
].join(' ');

/** Calls that may be sent again with the same key: the first answer counts. */
const repeatable: readonly Endpoint[] = [startSession, completeSession];

export async function openApiOf(contracts: readonly Endpoint[], publicUrl: string): Promise<Json> {
  const schemas = namedSchemas(contracts, await namesInCode());
  const paths: Record<string, Json> = {};
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract, schemas) };
  }
  paths['/subscriptions/webhook'] = { post: webhook(schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bandeja',
      version: '1',
      description: about,
      license: { name: 'Condiciones de uso', url: `${publicUrl}${pages.terms}` },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set([...Object.keys(tags), ...contracts.map(({ tag }) => tag)])].map((name) => ({
      name,
      description: tags[name] ?? name,
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that login and registration answer.' },
      },
      parameters: {
        TimeZone: {
          name: 'X-Time-Zone',
          in: 'header',
          required: false,
          schema: { type: 'string', example: 'Europe/Madrid' },
          description: "The player's zone (IANA): decides which day is today. Without it, the one that was sent last.",
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', maxLength: 200 },
          description: 'The same key with the same request is carried out once; with another request it is 409.',
        },
      },
      headers: {
        Link: {
          description: 'The next page of a full one: `</api/…?before=…>; rel="next"`. Absent on the last page.',
          schema: { type: 'string' },
        },
        RetryAfter: { description: 'Seconds to wait before another try.', schema: { type: 'integer', minimum: 0 } },
      },
      schemas: schemas.components(),
    },
  };
}

/** Only what the schema itself takes: an example that is refused is worse than none. */
function exampleFor(schema: z.core.$ZodType, io: 'input' | 'output'): { example?: unknown } {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const example = exampleOf(json, $defs as Record<string, Json>);
  return z.safeParse(schema, example).success ? { example } : {};
}

function securityOf(access: Endpoint['access']): Json[] {
  if (access === 'public') return [];
  return access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function operation(contract: Endpoint, schemas: NamedSchemas): Json {
  const { access, body } = contract;
  return {
    operationId: schemas.operationId(contract),
    tags: [contract.tag],
    summary: contract.summary,
    security: securityOf(access),
    parameters: [
      ...parametersOf(contract.params, 'path', schemas),
      ...parametersOf(contract.query, 'query', schemas),
      ...(access === 'public' ? [] : [{ $ref: '#/components/parameters/TimeZone' }]),
      ...(repeatable.includes(contract) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: !z.safeParse(body, undefined).success,
            content: contentOf(contract, body, schemas),
          },
        }
      : {}),
    responses: { ...success(contract, schemas), ...failures(errorsOf(contract), schemas) },
  };
}

function contentOf({ bodyMedia }: Endpoint, body: NonNullable<Endpoint['body']>, schemas: NamedSchemas): Json {
  // OpenAPI 3.1 describes bytes by an empty schema
  if (bodyMedia !== undefined) return { [bodyMedia]: {} };
  return { 'application/json': { schema: schemas.use(body, 'input'), ...exampleFor(body, 'input') } };
}

function parametersOf(schema: Endpoint['query'], place: 'path' | 'query', schemas: NamedSchemas): Json[] {
  if (!schema) return [];
  // optional in a query is what its input does not require
  const { required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(schema.shape).map(([name, field]) => {
    const description = descriptionOf(field);
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: schemas.use(field, 'output'),
    };
  });
}

const eventStream = {
  schema: { type: 'string' },
  example: 'event: delta\ndata: {"text":"Hoy toca"}\n\nevent: done\ndata: {"response":"Hoy toca fuerza."}\n\n',
};

function success(contract: Endpoint, schemas: NamedSchemas): Json {
  if (contract.response === null) return { 204: { description: 'Done; nothing to answer.' } };
  const schema = contract.media?.startsWith('application/json') ? {} : schemas.use(contract.response, 'output');
  return {
    [contract.status ?? 200]: {
      description: contract.media === undefined ? 'Done.' : 'A file.',
      ...(isPaged(contract) ? { headers: { Link: { $ref: '#/components/headers/Link' } } } : {}),
      content: {
        [contract.media ?? 'application/json']: {
          schema,
          ...(contract.media === undefined ? exampleFor(contract.response, 'output') : {}),
        },
        // with `Accept: text/event-stream`: events `delta` ({ text }), then `done` (the answer) or `error` (an Error)
        ...(contract === sendMessage ? { 'text/event-stream': eventStream } : {}),
      },
    },
  };
}

function failures(codes: readonly ErrorCode[], schemas: NamedSchemas): Json {
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\`: ${errorTable[code].message}`).join('\n'),
        ...(status === 429 || status === 503
          ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
          : {}),
        content: { 'application/json': { schema: schemas.use(errorBodySchema, 'output') } },
      },
    ]),
  );
}

/** The one call that is no contract: the provider's event, whose signature counts over its raw bytes. */
function webhook(schemas: NamedSchemas): Json {
  return {
    operationId: 'receivePaymentEvent',
    tags: ['Suscripción'],
    summary: "Takes the payment provider's signed events; an event only says which subscription to ask about",
    security: [],
    parameters: [
      {
        name: 'Stripe-Signature',
        in: 'header',
        required: true,
        schema: { type: 'string' },
        description: 'Time and HMAC of the raw body.',
      },
    ],
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    responses: {
      204: { description: 'Stored; carried out by a job.' },
      ...failures(['payments.event_invalid', 'rate.limited', 'payments.unavailable'], schemas),
    },
  };
}
