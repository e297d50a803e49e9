import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Settings, SettingsError } from '#settings.ts';

type Place = Pick<Settings, 'secretKey' | 'dataDir'>;
const [nonceBytes, tagBytes] = [12, 16];

/** AES-256-GCM, so that a copy of the database alone reveals nothing. `owner` is authenticated: a value of one account or use cannot replace another's. */
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
  const key = Buffer.from(hkdfSync('sha256', secretKey ?? readKeyFile(dataDir), '', 'bandeja second factor', 32));
  keys.set(source, key);
  return key;
}

/** Called by the start: no value is ever encrypted with a key that anyone can compute. @throws SettingsError */
export function requireKey(place: Place): void {
  keyOf(place);
}

function readKeyFile(dataDir: string): string {
  const file = path.join(dataDir, 'secret.key');
  let text: string;
  try {
    if (!existsSync(file)) createKeyFile(file);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`secret.key: no se puede leer ni crear «${file}» (${detail})`]);
  }
  if (!keyFormat.test(text)) throw new SettingsError([messageOf(file, text)]);
  return text;
}

/** 32 random bytes in base64url, and nothing else. */
const keyFormat = /^[\w-]{43}$/;

function messageOf(file: string, text: string): string {
  const state = text === '' ? 'está vacío' : 'no tiene una clave de 43 letras, cifras, «-» o «_» y nada más';
  return `secret.key: «${file}» ${state}. Recupéralo de tu copia, o bórralo para crear otro: entonces dejan de valer los códigos de las aplicaciones de verificación, no los de recuperación`;
}

/** Written beside, flushed and renamed: never half a file, and of two servers that start at once one key remains. */
function createKeyFile(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}.new`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(unfinished, file);
    rmSync(unfinished);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (isThere) rmSync(unfinished);
    // a file system without links
    else renameSync(unfinished, file);
  }
  const directory = openSync(folder, 'r');
  fsyncSync(directory);
  closeSync(directory);
}
