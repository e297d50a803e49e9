import path from 'node:path';
import { z } from 'zod';

const flag = z.enum(['on', 'off']);
const text = z.string().trim().min(1);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'debe ser una dirección postgres://…' });

const environmentSchema = z.object({
  PORT: z.coerce.number('debe ser un número de puerto').int().min(0).max(65_535).default(4000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_NAMED_STATEMENTS: flag.default('on'),
  TRUST_PROXY: text.default('off'),
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
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
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
