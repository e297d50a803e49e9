import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@bandeja/domain/wire/errors';
import { schemaMessage } from '@bandeja/domain/wire/messages';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { z } from 'zod';
import { accountRoutes } from '#features/account/routes.ts';
import { adminRoutes } from '#features/admin/routes.ts';
import { authRoutes } from '#features/auth/routes.ts';
import { authenticator } from '#features/auth/service.ts';
import { billingRoutes, paymentWebhookRoute } from '#features/billing/routes.ts';
import { bodyRoutes } from '#features/body/routes.ts';
import { broadcastRoutes } from '#features/broadcasts/routes.ts';
import { calendarRoutes } from '#features/calendar/routes.ts';
import { checkInRoutes } from '#features/check-ins/routes.ts';
import { coachRoutes } from '#features/coach/routes.ts';
import { coachingRoutes } from '#features/coaching/routes.ts';
import { contentPages } from '#features/content/pages.service.ts';
import { contentRoutes } from '#features/content/routes.ts';
import { docsRoutes } from '#features/docs/routes.ts';
import { exercisePages } from '#features/exercises/pages.service.ts';
import { exerciseRoutes, mediaFiles, mediaPieceRoute } from '#features/exercises/routes.ts';
import { filmFiles, filmRoutes, filmUploads } from '#features/films/routes.ts';
import { generatorRoutes } from '#features/generator/routes.ts';
import { importRoutes } from '#features/imports/routes.ts';
import { firstWeekDownload, leadRoutes, unsubscribeRoute } from '#features/leads/routes.ts';
import { learningRoutes } from '#features/learning/routes.ts';
import { matchRoutes } from '#features/matches/routes.ts';
import { mirrorRoutes } from '#features/mirror/routes.ts';
import { palaRoutes } from '#features/palas/routes.ts';
import { polarRoutes, polarWebhookRoute } from '#features/polar/routes.ts';
import { profileRoutes } from '#features/profile/routes.ts';
import { progressGraphql } from '#features/progress/routes.ts';
import { pulseRoutes } from '#features/pulse/routes.ts';
import { recapRoutes } from '#features/recap/routes.ts';
import { reminderRoutes, stopRecapRoute } from '#features/reminders/routes.ts';
import { routinePages } from '#features/routines/pages.service.ts';
import { routineRoutes } from '#features/routines/routes.ts';
import { scheduleRoutes } from '#features/schedule/routes.ts';
import { sessionRoutes } from '#features/sessions/routes.ts';
import { sharedPicture } from '#features/sessions/share.service.ts';
import { statsRoutes } from '#features/stats/routes.ts';
import { stravaRoutes } from '#features/strava/routes.ts';
import { strokeRoutes } from '#features/strokes/routes.ts';
import { supportRoutes } from '#features/support/routes.ts';
import { oauthRoutes, tokenRoutes } from '#features/tokens/routes.ts';
import { mcpRoute, toolRoutes } from '#features/tools/routes.ts';
import { webhookRoutes } from '#features/webhooks/routes.ts';
import { answers } from '#kit/database/database.ts';
import { type Outage, watchOutage } from '#kit/database/outage.ts';
import type { Deps } from '#kit/deps.ts';
import { compressAnswers, revalidateAnswers } from '#kit/document.ts';
import { type Authenticate, allowedMethods, type Bind, type Bound, endpointBinder } from '#kit/endpoint.ts';
import { answerUnreadable, handleError } from '#kit/error-handler.ts';
import { AppError, errorAnswer } from '#kit/errors.ts';
import { acceptJsonOnly } from '#kit/json-body.ts';
import { noCounts } from '#kit/limits.ts';
import { namesOneHost } from '#kit/request.ts';
import { addSecurityHeaders } from '#kit/security.ts';
import { answerCompiler, checkingCompiler } from '#kit/serialise.ts';
import { type Storage, watchStorage } from '#kit/storage.ts';
import { togetherRoute } from '#kit/together.ts';
import { inputCompiler } from '#kit/validate.ts';
import { serveAssetLinks } from '#site/asset-links.ts';
import { documentScriptHashes } from '#site/document-scripts.ts';
import { joinPages } from '#site/dynamic-pages.ts';
import { nothingServed, type ServedSite, serveWebApp } from '#site/serve.ts';
import { styleHashesOf } from '#site/template.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts errors that mean a lost database, instead of one log line each. */
    outage: Outage;
    storage: Storage;
    isStopping: boolean;
    renewPages: () => Promise<void>;
    /** A page as it would be with other data, without its code. */
    draftPage: (path: string, data: unknown) => Promise<string>;
  }
}

z.config({ localeError: schemaMessage });

const bodyLimitBytes = 256 * 1024;
/** Time in which a client must send a whole request; checked six times within it. */
const requestTimeoutMs = 30_000;
const idleConnectionMs = 60_000;

export type ServerOptions = {
  deps: Omit<Deps, 'log'>;
  logger: FastifyServerOptions['logger'];
  webFolder?: string;
  /** Shared with the database's other users; by default a new one that writes to the server's log. */
  outage?: Outage;
  ratePerMinute?: number;
  checkAnswers?: boolean;
  idleConnectionMs?: number;
  requestTimeoutMs?: number;
};

export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings } = options.deps;
  const requestTimeout = options.requestTimeoutMs ?? requestTimeoutMs;
  const app = Fastify({
    logger: options.logger ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy,
    bodyLimit: bodyLimitBytes,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    requestTimeout,
    connectionTimeout: options.idleConnectionMs ?? idleConnectionMs,
    // node applies the longer of both to the whole request, and a minute to its head by default
    http: { connectionsCheckingInterval: requestTimeout / 6, headersTimeout: requestTimeout },
    frameworkErrors: handleError,
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const deps: Deps = { ...options.deps, log: app.log };
  const https = settings.publicUrl.startsWith('https:');
  const styleHashes = options.webFolder === undefined ? [] : await styleHashesOf(options.webFolder);
  addSecurityHeaders(app, { https, scriptHashes: documentScriptHashes, styleHashes });
  app.addHook('onRequest', async (request) => {
    if (!namesOneHost(request)) throw new AppError('request.host');
  });
  const newOutage = () => watchOutage({ query: () => answers(deps.db), log: (line) => app.log.error(line) });
  app.decorate('outage', options.outage ?? newOutage());
  app.addHook('onClose', async () => app.outage.stop());
  app.decorate('storage', watchStorage({ folder: settings.dataDir, log: (line) => app.log.error(line) }));
  app.decorate('isStopping', false);
  app.decorate('readListeners', []);
  app.decorateRequest('actor', null);
  app.setErrorHandler(handleError);
  // the route, never the address: addresses hold tokens of public pages
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method, log } = request;
    log.debug({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const refused = await unreadyCode(app, deps);
    if (refused === null) return { status: 'ok' };
    const { status, body } = errorAnswer(refused);
    return reply.code(status).send(body);
  });

  await app.register(async (api) => registerApi(api, deps, options), { prefix: '/api' });
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: options.ratePerMinute ?? 600, timeWindow: '1 minute' });
    acceptJsonOnly(scope);
    await progressGraphql(scope, deps, ofPlayersAlone(authenticator(deps)));
  });
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: options.ratePerMinute ?? 600, timeWindow: '1 minute' });
    mcpRoute(scope, deps, authenticator(deps));
  });
  await app.register(async (scope) => oauthRoutes(scope, deps));
  const { renewPages, draftPage } = await serveSite(app, deps, options.webFolder);
  app.decorate('renewPages', renewPages);
  app.decorate('draftPage', draftPage);
  return app;
}

/** Where a program's scopes are not looked at, no program gets in. */
function ofPlayersAlone(authenticate: Authenticate): Authenticate {
  return async (request) => {
    const actor = await authenticate(request);
    if (actor?.token) throw new AppError('token.scope');
    return actor;
  };
}

/** An address that exists says by which methods: to `OPTIONS`, and beside a 405. */
function answerUnbound(bound: readonly Bound[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = allowedMethods(bound, request.url);
  if (allowed.length === 0) throw new AppError('route.not_found');
  reply.header('allow', allowed.join(', '));
  if (request.method === 'OPTIONS') return reply.code(204).send();
  throw new AppError('route.method');
}

async function unreadyCode(app: FastifyInstance, deps: Deps): Promise<ErrorCode | null> {
  if (app.isStopping) return 'server.stopping';
  try {
    await answers(deps.db);
  } catch (error) {
    app.outage.note(error);
    return 'database.unavailable';
  }
  return (await app.storage.isFull()) ? 'storage.full' : null;
}

async function serveSite(app: FastifyInstance, deps: Deps, webFolder?: string): Promise<ServedSite> {
  firstWeekDownload(app);
  mediaFiles(app, deps);
  filmFiles(app, deps);
  serveAssetLinks(app, deps.settings.android);
  if (webFolder === undefined) return nothingServed;
  const { publicUrl, operator, people, social, showRating, oidc } = deps.settings;
  const sellsPlans = deps.payments !== null;
  const provider = oidc && { name: oidc.name, isOnly: oidc.isOnly };
  const year = deps.now().getFullYear();
  const facts = { publicUrl, operator, people, social, showRating, sellsPlans, provider, year };
  const dynamic = joinPages(exercisePages(deps), routinePages(deps), contentPages(deps));
  return serveWebApp(app, webFolder, facts, dynamic, (token) => sharedPicture(deps, token));
}

async function registerApi(api: FastifyInstance, deps: Deps, options: ServerOptions): Promise<void> {
  const { ratePerMinute = 600, checkAnswers = false } = options;
  api.setValidatorCompiler(inputCompiler(deps.now));
  const compiler = checkAnswers ? checkingCompiler : answerCompiler;
  api.setSerializerCompiler(compiler);
  acceptJsonOnly(api);
  revalidateAnswers(api);
  if (deps.settings.compression) await compressAnswers(api);
  await api.register(rateLimit, { max: ratePerMinute, timeWindow: '1 minute', addHeadersOnExceeding: noCounts });
  docsRoutes(api, deps);
  const bound: Bound[] = [];
  api.setNotFoundHandler({ preHandler: api.rateLimit() }, (request, reply) => answerUnbound(bound, request, reply));
  const bind = endpointBinder(api, authenticator(deps), deps.db, bound);
  authRoutes(bind, deps);
  adminRoutes(bind, deps);
  accountRoutes(bind, deps);
  bodyRoutes(bind, deps);
  calendarRoutes(bind, deps);
  mirrorRoutes(bind, deps);
  palaRoutes(bind, deps);
  polarRoutes(bind, deps);
  pulseRoutes(bind, deps);
  profileRoutes(bind, deps);
  reminderRoutes(bind, deps);
  recapRoutes(bind, deps);
  exerciseRoutes(bind, deps);
  routineRoutes(bind, deps);
  scheduleRoutes(bind, deps);
  sessionRoutes(bind, deps);
  statsRoutes(bind, deps);
  stravaRoutes(bind, deps);
  strokeRoutes(bind, deps);
  matchRoutes(bind, deps);
  leadRoutes(bind, deps);
  broadcastRoutes(bind, deps);
  contentRoutes(bind, deps, (path, data) => api.draftPage(path, data));
  supportRoutes(bind, deps);
  coachingRoutes(bind, deps);
  learningRoutes(bind, deps);
  importRoutes(bind, deps);
  filmRoutes(bind, deps);
  checkInRoutes(bind, deps);
  generatorRoutes(bind, deps);
  billingRoutes(bind, deps);
  tokenRoutes(bind, deps);
  toolRoutes(bind, deps);
  webhookRoutes(bind, deps);
  const closing = new AbortController();
  api.addHook('preClose', async () => closing.abort());
  coachRoutes(bind, deps, closing.signal);
  togetherRoute(bind, api, bound, { compile: compiler, now: deps.now });
  await api.register(async (scope) => paymentWebhookRoute(scope, deps));
  await api.register(async (scope) => polarWebhookRoute(scope, deps));
  await api.register(async (scope) => filmUploads(scope, deps, ofPlayersAlone(authenticator(deps))));
  await api.register(async (scope) =>
    mediaPieceRoute(scope, endpointBinder(scope, authenticator(deps), deps.db, bound), deps),
  );
  await api.register(async (scope) =>
    postedByMailPrograms(scope, endpointBinder(scope, authenticator(deps), deps.db), deps),
  );
}

/** Their scope takes a form, which mail programs post to end mails (RFC 8058). */
function postedByMailPrograms(scope: FastifyInstance, bind: Bind, deps: Deps): void {
  unsubscribeRoute(scope, bind, deps);
  stopRecapRoute(bind, deps);
}
