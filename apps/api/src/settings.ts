import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { es } from 'zod/locales';

z.config(es());

const flag = z.enum(['on', 'off']);
const text = z.string().trim().min(1);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'debe ser una dirección postgres://…' });

const socialUrl = z.url({ protocol: /^https$/, error: 'debe ser una dirección https://…' });
/** `correo@ejemplo.es` or `Nombre <correo@ejemplo.es>`. */
const mailFrom = text.refine((value) => {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(value)?.[1] ?? value;
  return z.email().safeParse(address).success;
}, 'debe ser «correo@ejemplo.es» o «Nombre <correo@ejemplo.es>»');

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
  DATABASE_NAMED_STATEMENTS: flag.default('on'),
  TRUST_PROXY: text.refine(isProxyList, 'debe ser «off» o direcciones IP o redes separadas por comas').default('off'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://…' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'debe ser una dirección smtp(s)://…' }).optional(),
  MAIL_FROM: mailFrom.optional(),
  LEGAL_NAME: text.max(120).optional(),
  LEGAL_ID: text.max(40).optional(),
  LEGAL_ADDRESS: text.max(200).optional(),
  CONTACT_EMAIL: z.email('debe ser una dirección de correo').optional(),
  SOCIAL_X: socialUrl.optional(),
  SOCIAL_INSTAGRAM: socialUrl.optional(),
  SOCIAL_YOUTUBE: socialUrl.optional(),
  MARKETING_RATING: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Settings = {
  port: number;
  host: string;
  /** True when only this machine can reach the server. */
  isLoopback: boolean;
  /** Absolute folder of everything the server writes. */
  dataDir: string;
  database: { url: string; directUrl: string } | 'embedded';
  namedStatements: boolean;
  trustProxy: false | string[];
  publicUrl: string;
  mail: {
    /** `smtp(s)://…`; null: mails are written to `DATA_DIR/mail`. */
    smtpUrl: string | null;
    from: string;
  };
  /** Who runs the site (legal pages, mails); visible placeholders until the settings name somebody. */
  operator: { name: string; id: string; address: string; email: string };
  social: { x: string | null; instagram: string | null; youtube: string | null };
  /** Whether structured data carries the marketing rating (decisions.md, «MARKETING_RATING»). */
  showRating: boolean;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
};

/** A wrong environment: `faults` names every variable that is wrong and why. */
export class SettingsError extends Error {
  faults: string[];
  constructor(faults: string[]) {
    super(`Configuración no válida:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const contactPlaceholder = 'contacto@bandeja.example';

function isLoopbackHost(host: string): boolean {
  return ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host);
}

/** The legal settings that a public server still lacks; none where both it and its address are this machine's. */
export function missingLegalSettings(environment: Record<string, string | undefined>, settings: Settings): string[] {
  if (settings.isLoopback && isLoopbackHost(new URL(settings.publicUrl).hostname)) return [];
  return ['LEGAL_NAME', 'LEGAL_ID', 'LEGAL_ADDRESS', 'CONTACT_EMAIL'].filter((name) => !environment[name]?.trim());
}

/**
 * Reads the settings (decisions.md, «Settings») from an environment. Empty values count as absent.
 * @throws SettingsError with all faults at once
 */
export function readSettings(environment: Record<string, string | undefined>, baseDir: string): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  const faults = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL) faults.push('DATABASE_DIRECT_URL: necesita DATABASE_URL');
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults);
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  return {
    port: env.PORT,
    host: env.HOST,
    isLoopback: isLoopbackHost(env.HOST),
    dataDir: path.resolve(baseDir, env.DATA_DIR),
    database: env.DATABASE_URL
      ? { url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL }
      : 'embedded',
    namedStatements: env.DATABASE_NAMED_STATEMENTS === 'on',
    trustProxy: env.TRUST_PROXY === 'off' ? false : env.TRUST_PROXY.split(',').map((address) => address.trim()),
    publicUrl,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? `Bandeja <${contactPlaceholder}>` },
    operator: {
      name: env.LEGAL_NAME ?? '[LEGAL_NAME: nombre del titular]',
      id: env.LEGAL_ID ?? '[LEGAL_ID: NIF o CIF]',
      address: env.LEGAL_ADDRESS ?? '[LEGAL_ADDRESS: domicilio]',
      email: env.CONTACT_EMAIL ?? contactPlaceholder,
    },
    social: {
      x: env.SOCIAL_X ?? null,
      instagram: env.SOCIAL_INSTAGRAM ?? null,
      youtube: env.SOCIAL_YOUTUBE ?? null,
    },
    showRating: env.MARKETING_RATING ? env.MARKETING_RATING === 'on' : isLoopbackHost(new URL(publicUrl).hostname),
    logLevel: env.LOG_LEVEL,
  };
}
