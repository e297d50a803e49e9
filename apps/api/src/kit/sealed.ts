import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '#settings.ts';

type Place = Pick<Settings, 'secretKey' | 'dataDir'>;
const [nonceBytes, tagBytes] = [12, 16];

/**
 * Encrypts values in the database that only this server may read (AES-256-GCM), so that a copy of the database alone
 * reveals nothing. `owner` is authenticated with the value: a value of one account or use cannot replace another's.
 */
export function seal(place: Place, owner: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(place), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the key is another one, the owner is, or a bit has changed */
export function unseal(place: Place, owner: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(place), sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

const keys = new Map<string, Buffer>();

/** The key from the settings, else one created once in the data folder, readable by its owner only. */
function keyOf({ secretKey, dataDir }: Place): Buffer {
  const source = secretKey ?? `file:${dataDir}`;
  const known = keys.get(source);
  if (known) return known;
  // the label never changes: stored values were encrypted with a key derived by it
  const key = Buffer.from(hkdfSync('sha256', secretKey ?? keyFile(dataDir), '', 'bandeja second factor', 32));
  keys.set(source, key);
  return key;
}

function keyFile(dataDir: string): string {
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
