import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { es } from 'zod/locales';

z.config(es());

const flag = z.enum(['on', 'off']);
const text = z.string().trim().min(1);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'debe ser una dirección postgres://…' });

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
  const isLoopback = ['127.0.0.1', 'localhost', '::1'].includes(env.HOST);
  return {
    port: env.PORT,
    host: env.HOST,
    isLoopback,
    dataDir: path.resolve(baseDir, env.DATA_DIR),
    database: env.DATABASE_URL
      ? { url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL }
      : 'embedded',
    namedStatements: env.DATABASE_NAMED_STATEMENTS === 'on',
    trustProxy: env.TRUST_PROXY === 'off' ? false : env.TRUST_PROXY.split(',').map((address) => address.trim()),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    logLevel: env.LOG_LEVEL,
  };
}
