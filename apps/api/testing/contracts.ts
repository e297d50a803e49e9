import { readdirSync } from 'node:fs';
import type { Endpoint } from '@bandeja/domain/wire/endpoint';

/** Every call of every feature. */
export async function allContracts(): Promise<Endpoint[]> {
  const domain = new URL('../../../packages/domain/src/', import.meta.url);
  const modules = await Promise.all(
    readdirSync(domain)
      .filter((feature) => readdirSync(new URL(feature, domain)).includes('contract.ts'))
      .map((feature): Promise<Record<string, unknown>> => import(new URL(`${feature}/contract.ts`, domain).href)),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
