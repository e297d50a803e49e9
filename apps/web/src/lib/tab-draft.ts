import type * as z from 'zod/mini';

export function readTabDraft<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeTabDraft(key: string, values: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // where storage is full or forbidden, the open page still has the input
  }
}

export function dropTabDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // nothing is stored where storage is forbidden
  }
}
