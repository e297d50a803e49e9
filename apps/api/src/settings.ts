import { isIP } from 'node:net';
import path from 'node:path';
import { emailSchema } from '@bandeja/domain/wire/email';
import { schemaMessage } from '@bandeja/domain/wire/messages';
import { z } from 'zod';
import type { S3Settings } from '#ports/s3-signature.ts';

z.config({ localeError: schemaMessage });

const flag = z.enum(['on', 'off']);
const text = z.string().trim().min(1);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'debe ser una dirección postgres://…' });

const socialUrl = z.url({ protocol: /^https$/, error: 'debe ser una dirección https://…' });
const noAddress = 'debe ser una dirección de correo';
const emailAddress = emailSchema({ missing: noAddress, invalid: noAddress });
/** `correo@ejemplo.es` or `Nombre <correo@ejemplo.es>`. */
const mailFrom = text.refine((value) => {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(value)?.[1] ?? value;
  return emailAddress.safeParse(address).success;
}, 'debe ser «correo@ejemplo.es» o «Nombre <correo@ejemplo.es>»');

const stripePrice = text.regex(/^price_\w+$/, 'debe empezar por «price_»');

/** Names of networks that the proxy list may hold besides addresses and CIDR blocks. */
const knownNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isProxyList(list: string): boolean {
  return list === 'off' || list.split(',').every((entry) => isProxyAddress(entry.trim()));
}

function isProxyAddress(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  if (bits === undefined) return isIP(address) !== 0 || knownNetworks.includes(address);
  const bitsMost = isIP(address) === 6 ? 128 : 32;
  return rest.length === 0 && isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMost && bits !== '0';
}

const environmentSchema = z.object({
  PORT: z.coerce.number('debe ser un número de puerto').int().min(0).max(65_535).default(4000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_NAMED_STATEMENTS: flag.default('on'),
  TRUST_PROXY: text.refine(isProxyList, 'debe ser «off» o direcciones IP o redes separadas por comas').default('off'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://…' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'debe ser una dirección smtp(s)://…' }).optional(),
  MAIL_FROM: mailFrom.optional(),
  LEGAL_NAME: text.max(120).optional(),
  LEGAL_ID: text.max(40).optional(),
  LEGAL_ADDRESS: text.max(200).optional(),
  CONTACT_EMAIL: z.optional(emailAddress),
  SOCIAL_X: socialUrl.optional(),
  SOCIAL_INSTAGRAM: socialUrl.optional(),
  SOCIAL_YOUTUBE: socialUrl.optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://…' }).optional(),
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'no puede llevar espacios ni acentos')
    .optional(),
  AI_MODEL: text.max(200).optional(),
  AI_SILENCE_SECONDS: z.coerce.number('debe ser un número de segundos').min(1).max(60).default(3),
  AI_ANSWER_SECONDS: z.coerce.number('debe ser un número de segundos').min(2).max(50).default(20),
  AI_TOOL_ROUNDS: z.coerce.number('debe ser un número de rondas').int().min(1).max(10).default(4),
  AI_MAX_TOKENS: z.coerce.number('debe ser un número de tokens').int().min(100).max(8_000).default(800),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_(test|live)_\w+$/, 'debe empezar por «sk_» o «rk_»').optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_\S+$/, 'debe empezar por «whsec_»').optional(),
  STRIPE_PRICE_PREMIUM: stripePrice.optional(),
  STRIPE_PRICE_PRO: stripePrice.optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://…' }).optional(),
  STRAVA_CLIENT_ID: text.regex(/^\d+$/, 'debe ser un número').optional(),
  STRAVA_CLIENT_SECRET: text.min(16, 'debe tener al menos 16 caracteres').optional(),
  POLAR_CLIENT_ID: text.optional(),
  POLAR_CLIENT_SECRET: text.min(16, 'debe tener al menos 16 caracteres').optional(),
  POLAR_WEBHOOK_SECRET: text.min(16, 'debe tener al menos 16 caracteres').optional(),
  POLAR_API_BASE: z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://…' }).optional(),
  STRAVA_API_BASE: z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://…' }).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://…' }).optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(40).optional(),
  OIDC_ONLY: flag.default('off'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://…' }).optional(),
  S3_BUCKET: text.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'debe ser el nombre de un bucket').optional(),
  S3_REGION: text.default('us-east-1'),
  S3_KEY: text.optional(),
  S3_SECRET: text.optional(),
  BACKUP_KEEP: z.coerce.number('debe ser un número de copias').int().min(1).max(1000).default(7),
  ANDROID_PACKAGE: text
    .regex(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'debe ser el nombre de una aplicación, como «es.ejemplo.app»')
    .optional(),
  ANDROID_CERTIFICATES: text
    .regex(/^([\dA-F]{2}(:[\dA-F]{2}){31}(,(?=.)|$))+$/, 'deben ser huellas SHA-256 «AB:CD:…» separadas por comas')
    .optional(),
  VAPID_PUBLIC_KEY: text.regex(/^[\w-]{87}$/, 'debe ser una clave P-256 sin comprimir en base64url').optional(),
  VAPID_PRIVATE_KEY: text.regex(/^[\w-]{43}$/, 'debe ser una clave P-256 en base64url').optional(),
  MARKETING_RATING: flag.optional(),
  ARTICLE_AUTHOR: text.max(120).optional(),
  ARTICLE_REVIEWER: text.max(160).optional(),
  ABOUT_LEAD: text.max(400).optional(),
  ABOUT_TRAINER: text.max(400).optional(),
  ABOUT_HEALTH: text.max(400).optional(),
  COMPRESSION: flag.optional(),
  SECRET_KEY: z.string().min(32, 'debe tener al menos 32 caracteres').optional(),
  METRICS_PORT: z.coerce.number('debe ser un número de puerto').int().min(1).max(65_535).optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://…' }).optional(),
  WARM_UP: flag.default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/** An OpenAI-compatible service; the key is null if a service on this machine needs none. */
export type AiSettings = { baseUrl: string; apiKey: string | null; model: string };

/** What one answer in the chat may take: `silenceMs` without a sign of life, `talkMs` in all, tokens of each round. */
export type AiTalkLimits = { silenceMs: number; talkMs: number; talkTokens: number; toolRounds: number };

/** A Stripe account; `apiBase` is another host with its protocol. Never printed: it contains keys. */
export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  prices: { premium: string; pro: string };
  apiBase: string | null;
};

/** The client that players may authorise at Polar, and the secret that signs its messages. Never printed. */
export type PolarSettings = {
  clientId: string;
  clientSecret: string;
  webhookSecret: string;
  flowBase: string;
  tokenBase: string;
  apiBase: string;
};

/** The client that players may authorise at Strava. Never printed: it contains a secret, which also encrypts the tokens. */
export type StravaSettings = { clientId: string; clientSecret: string; apiBase: string };

/** A provider of OpenID Connect with which people sign in, and whether with nothing else. Never printed: it contains a secret. */
export type OidcSettings = { issuer: string; clientId: string; clientSecret: string; name: string; isOnly: boolean };

/** The application that shows this site on Android, and the SHA-256 of the certificates it is signed with. */
export type AndroidSettings = { package: string; certificates: string[] };

/** The server's own key pair of web push (VAPID): P-256, base64url. The private one is never logged. */
export type PushKeys = { publicKey: string; privateKey: string };

export type Settings = ReturnType<typeof readSettings>;

export class SettingsError extends Error {
  errors: string[];
  constructor(errors: string[]) {
    super(`Configuración no válida:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
    this.errors = errors;
  }
}

const contactPlaceholder = 'contacto@bandeja.example';

function isLoopbackHost(host: string): boolean {
  return ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host);
}

export function warningsOf(environment: Record<string, string | undefined>, settings: Settings): string[] {
  const { isLocal, publicUrl, trustProxy, mail, payments } = settings;
  const warnings: string[] = [];
  const legal = ['LEGAL_NAME', 'LEGAL_ID', 'LEGAL_ADDRESS', 'CONTACT_EMAIL'].filter(
    (name) => !environment[name]?.trim(),
  );
  if (!isLocal && legal.length > 0) {
    warnings.push(
      `Este servidor es público y sus páginas legales muestran textos provisionales.\n  Configura ${legal.join(', ')} antes de abrirlo a nadie.`,
    );
  }
  if (!isLocal && isLoopbackHost(new URL(publicUrl).hostname)) {
    warnings.push(
      `HOST abre este servidor a otros equipos y falta PUBLIC_URL: los enlaces de correos, calendarios y páginas llevan a ${publicUrl}, que solo existe aquí.`,
    );
  }
  // every request comes from the proxy's address
  if (publicUrl.startsWith('https:') && trustProxy === false) {
    warnings.push(
      'PUBLIC_URL es https y TRUST_PROXY no dice qué proxy lo sirve: todos los límites por dirección contarán como una sola.',
    );
  }
  if (!isLocal && mail.smtpUrl === null) {
    warnings.push('Falta SMTP_URL: ningún correo sale de este servidor, tampoco los de las contraseñas.');
  }
  if (!isLocal && payments === null) {
    warnings.push(
      `Faltan ${stripeNames.join(', ')}: nadie puede contratar un plan aquí, y la página de precios lo dice.`,
    );
  }
  return warnings;
}

function databaseErrors(given: Record<string, string | undefined>): string[] {
  if (given.DATABASE_URL) return [];
  const names = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'].filter((name) => given[name]);
  return names.map((name) => `${name}: necesita DATABASE_URL`);
}

function aiErrors(given: Record<string, string | undefined>): string[] {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = given;
  if (!AI_BASE_URL && !AI_API_KEY && !AI_MODEL) return [];
  const errors = [];
  if (!AI_BASE_URL) errors.push(`AI_BASE_URL: hace falta junto a ${AI_MODEL ? 'AI_MODEL' : 'AI_API_KEY'}`);
  if (!AI_MODEL) errors.push(`AI_MODEL: hace falta junto a ${AI_BASE_URL ? 'AI_BASE_URL' : 'AI_API_KEY'}`);
  const url = AI_BASE_URL && URL.canParse(AI_BASE_URL) ? new URL(AI_BASE_URL) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return errors;
  if (url.username + url.password !== '' || url.search !== '' || url.hash !== '') {
    errors.push('AI_BASE_URL: no puede llevar usuario, parámetros ni almohadilla');
  }
  if (isLoopbackHost(url.hostname)) return errors;
  if (url.protocol !== 'https:') errors.push('AI_BASE_URL: debe ser https://… salvo en este mismo equipo');
  if (!AI_API_KEY) errors.push('AI_API_KEY: hace falta con un servicio que no está en este equipo');
  return errors;
}

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PREMIUM', 'STRIPE_PRICE_PRO'] as const;

function stripeErrors(given: Record<string, string | undefined>): string[] {
  const present = [...stripeNames, 'STRIPE_API_BASE'].find((name) => given[name]);
  if (present === undefined) return [];
  const errors = stripeNames.filter((name) => !given[name]).map((name) => `${name}: hace falta junto a ${present}`);
  const { STRIPE_PRICE_PREMIUM: premium, STRIPE_PRICE_PRO: pro, STRIPE_API_BASE: base } = given;
  if (premium && premium === pro)
    errors.push('STRIPE_PRICE_PRO: no puede ser el mismo precio que STRIPE_PRICE_PREMIUM');
  const url = base && URL.canParse(base) ? new URL(base) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return errors;
  if (url.href !== `${url.origin}/`) errors.push('STRIPE_API_BASE: solo puede llevar protocolo, máquina y puerto');
  if (url.protocol !== 'https:' && !isLoopbackHost(url.hostname)) {
    errors.push('STRIPE_API_BASE: debe ser https://… salvo en este mismo equipo');
  }
  return errors;
}

type Environment = z.infer<typeof environmentSchema>;

/** Who writes, reviews and answers for it; nobody is invented. */
function peopleOf(env: Environment) {
  return {
    author: env.ARTICLE_AUTHOR ?? null,
    reviewer: env.ARTICLE_REVIEWER ?? null,
    lead: env.ABOUT_LEAD ?? null,
    trainer: env.ABOUT_TRAINER ?? null,
    health: env.ABOUT_HEALTH ?? null,
    hasOperator: Boolean(env.LEGAL_NAME && env.LEGAL_ID && env.LEGAL_ADDRESS),
  };
}

function paymentsOf(env: Environment, isDemo: boolean): StripeSettings | 'test' | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PREMIUM, STRIPE_PRICE_PRO, STRIPE_API_BASE } = env;
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_PRICE_PREMIUM && STRIPE_PRICE_PRO) {
    return {
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      prices: { premium: STRIPE_PRICE_PREMIUM, pro: STRIPE_PRICE_PRO },
      apiBase: STRIPE_API_BASE ? new URL(STRIPE_API_BASE).origin : null,
    };
  }
  return isDemo ? 'test' : null;
}

function aiOf(env: Environment): (AiSettings & { limits: AiTalkLimits }) | null {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = env;
  if (!AI_BASE_URL || !AI_MODEL) return null;
  return {
    baseUrl: AI_BASE_URL.trim().replace(/\/+$/, ''),
    apiKey: AI_API_KEY ?? null,
    model: AI_MODEL,
    limits: {
      silenceMs: env.AI_SILENCE_SECONDS * 1_000,
      talkMs: env.AI_ANSWER_SECONDS * 1_000,
      talkTokens: env.AI_MAX_TOKENS,
      toolRounds: env.AI_TOOL_ROUNDS,
    },
  };
}

function stravaErrors(given: Record<string, string | undefined>): string[] {
  const { STRAVA_CLIENT_ID: id, STRAVA_CLIENT_SECRET: secret, STRAVA_API_BASE: base } = given;
  if (!id && !secret && !base) return [];
  const errors = [];
  if (!id) errors.push('STRAVA_CLIENT_ID: hace falta junto a STRAVA_CLIENT_SECRET');
  if (!secret) errors.push('STRAVA_CLIENT_SECRET: hace falta junto a STRAVA_CLIENT_ID');
  const url = base && URL.canParse(base) ? new URL(base) : null;
  if (url?.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    errors.push('STRAVA_API_BASE: debe ser https://… salvo en este mismo equipo');
  }
  return errors;
}

function stravaOf({ STRAVA_CLIENT_ID, STRAVA_CLIENT_SECRET, STRAVA_API_BASE }: Environment): StravaSettings | null {
  if (!STRAVA_CLIENT_ID || !STRAVA_CLIENT_SECRET) return null;
  const apiBase = new URL(STRAVA_API_BASE ?? 'https://www.strava.com').origin;
  return { clientId: STRAVA_CLIENT_ID, clientSecret: STRAVA_CLIENT_SECRET, apiBase };
}

const polarNames = ['POLAR_CLIENT_ID', 'POLAR_CLIENT_SECRET', 'POLAR_WEBHOOK_SECRET'] as const;

function polarErrors(given: Record<string, string | undefined>): string[] {
  const { POLAR_API_BASE: base } = given;
  const missing = polarNames.filter((name) => !given[name]);
  const isWanted = missing.length < polarNames.length || base !== undefined;
  const errors = isWanted ? missing.map((name) => `${name}: hace falta junto a los otros valores de Polar`) : [];
  const url = base && URL.canParse(base) ? new URL(base) : null;
  if (url?.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    errors.push('POLAR_API_BASE: debe ser https://… salvo en este mismo equipo');
  }
  return errors;
}

function polarOf(env: Environment): PolarSettings | null {
  const { POLAR_CLIENT_ID: clientId, POLAR_CLIENT_SECRET: clientSecret, POLAR_WEBHOOK_SECRET: webhookSecret } = env;
  if (!clientId || !clientSecret || !webhookSecret) return null;
  const base = env.POLAR_API_BASE && new URL(env.POLAR_API_BASE).origin;
  return {
    clientId,
    clientSecret,
    webhookSecret,
    flowBase: base ?? 'https://flow.polar.com',
    tokenBase: base ?? 'https://polarremote.com',
    apiBase: base ?? 'https://www.polaraccesslink.com',
  };
}

const oidcNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

function oidcErrors(given: Record<string, string | undefined>): string[] {
  const missing = oidcNames.filter((name) => !given[name]);
  const isWanted = missing.length < oidcNames.length || given['OIDC_NAME'] || given['OIDC_ONLY'] === 'on';
  const errors = isWanted ? missing.map((name) => `${name}: hace falta para entrar con otra cuenta`) : [];
  const { OIDC_ISSUER: issuer } = given;
  const url = issuer && URL.canParse(issuer) ? new URL(issuer) : null;
  if (url?.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    errors.push('OIDC_ISSUER: debe ser https://… salvo en este mismo equipo');
  }
  return errors;
}

function oidcOf(env: Environment): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  const name = env.OIDC_NAME ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret, name, isOnly: env.OIDC_ONLY === 'on' };
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;

function s3Errors(given: Record<string, string | undefined>): string[] {
  const missing = s3Names.filter((name) => !given[name]);
  const isWanted = missing.length < s3Names.length;
  const errors = isWanted ? missing.map((name) => `${name}: hace falta para guardar copias en un almacén`) : [];
  const { S3_ENDPOINT: endpoint } = given;
  const url = endpoint && URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null) return errors;
  if (url.username + url.password !== '' || url.search !== '' || url.hash !== '') {
    errors.push('S3_ENDPOINT: no puede llevar usuario, parámetros ni almohadilla');
  }
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    errors.push('S3_ENDPOINT: debe ser https://… salvo en este mismo equipo');
  }
  return errors;
}

function s3Of(env: Environment): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret, S3_REGION: region } = env;
  if (!endpoint || !bucket || !key || !secret) return null;
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, key, secret };
}

function androidErrors({ ANDROID_PACKAGE, ANDROID_CERTIFICATES }: Record<string, string | undefined>): string[] {
  if (!ANDROID_PACKAGE === !ANDROID_CERTIFICATES) return [];
  return ['ANDROID_PACKAGE y ANDROID_CERTIFICATES: hacen falta las dos'];
}

function androidOf({ ANDROID_PACKAGE: name, ANDROID_CERTIFICATES: list }: Environment): AndroidSettings | null {
  return name && list ? { package: name, certificates: list.split(',') } : null;
}

function pushErrors({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Record<string, string | undefined>): string[] {
  if (!VAPID_PUBLIC_KEY === !VAPID_PRIVATE_KEY) return [];
  return ['VAPID_PUBLIC_KEY y VAPID_PRIVATE_KEY: hacen falta las dos'];
}

const pushKeysOf = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Environment): PushKeys | null =>
  publicKey && privateKey ? { publicKey, privateKey } : null;

const isCompressing = ({ COMPRESSION, TRUST_PROXY }: Environment) =>
  (COMPRESSION ?? (TRUST_PROXY === 'off' ? 'on' : 'off')) === 'on';

const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host }: Environment) =>
  port === undefined ? null : { port, host };

/** Empty values count as absent (docs/product.md#settings). @throws SettingsError with all errors at once */
export function readSettings(environment: Record<string, string | undefined>, baseDir: string) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  const errors = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];

  errors.push(
    ...databaseErrors(given),
    ...aiErrors(given),
    ...stripeErrors(given),
    ...stravaErrors(given),
    ...polarErrors(given),
    ...oidcErrors(given),
    ...pushErrors(given),
    ...s3Errors(given),
    ...androidErrors(given),
  );
  if (!parsed.success || errors.length > 0) throw new SettingsError(errors);
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  const isPublicUrlLoopback = isLoopbackHost(new URL(publicUrl).hostname);
  /** Only this machine reaches the server. */
  const isLocal = isLoopbackHost(env.HOST) && isPublicUrlLoopback;
  /** Demo accounts and the test checkout exist. A proxy on this machine makes a server with a loopback `HOST` public, therefore `PUBLIC_URL` counts too. */
  const isDemo = isLocal && env.DATABASE_URL === undefined;
  return {
    port: env.PORT,
    host: env.HOST,
    isLocal,
    isDemo,
    dataDir: path.resolve(baseDir, env.DATA_DIR),
    database: env.DATABASE_URL
      ? { url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL }
      : ('embedded' as const),
    replicaUrl: env.DATABASE_REPLICA_URL ?? null,
    namedStatements: env.DATABASE_NAMED_STATEMENTS === 'on',
    trustProxy: env.TRUST_PROXY !== 'off' && env.TRUST_PROXY.split(',').map((address) => address.trim()),
    publicUrl,
    /** Without a `smtpUrl` (`smtp(s)://…`) mails are written to `DATA_DIR/mail`. */
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? `Bandeja <${contactPlaceholder}>` },
    /** The outside model; null: the built-in trainer answers. Never printed: it contains a key. */
    ai: aiOf(env),
    payments: paymentsOf(env, isDemo),
    strava: stravaOf(env),
    polar: polarOf(env),
    /** Sign in with another account; null: by password and passkey alone. */
    oidc: oidcOf(env),
    /** The key pair of web push (VAPID); null: created once and stored in the database. Never printed: one is private. */
    pushKeys: pushKeysOf(env),
    /** Where copies of the database also go. Never printed: it contains a secret. */
    s3: s3Of(env),
    copiesKept: env.BACKUP_KEEP,
    android: androidOf(env),
    operator: {
      name: env.LEGAL_NAME ?? '[LEGAL_NAME: nombre del titular]',
      id: env.LEGAL_ID ?? '[LEGAL_ID: NIF o CIF]',
      address: env.LEGAL_ADDRESS ?? '[LEGAL_ADDRESS: domicilio]',
      email: env.CONTACT_EMAIL ?? contactPlaceholder,
    },
    people: peopleOf(env),
    social: { x: env.SOCIAL_X ?? null, instagram: env.SOCIAL_INSTAGRAM ?? null, youtube: env.SOCIAL_YOUTUBE ?? null },
    /** Whether structured data contain the marketing rating (docs/product.md#structured-data). */
    showRating: env.MARKETING_RATING ? env.MARKETING_RATING === 'on' : isPublicUrlLoopback,
    /** Encrypts values only the server may read; null: a key created once in the data folder. Never printed. */
    secretKey: env.SECRET_KEY ?? null,
    metrics: metricsOf(env),
    telemetry: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
    /** Whether the API compresses its answers; by default a trusted proxy does that instead. */
    compression: isCompressing(env),
    warmsUp: env.WARM_UP === 'on',
    logLevel: env.LOG_LEVEL,
  };
}
