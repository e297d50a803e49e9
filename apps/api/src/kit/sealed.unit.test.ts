import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { each } from '@bandeja/domain/testing/each';
import { expect, onTestFinished, test } from 'vitest';
import { requireKey, seal, unseal } from '#kit/sealed.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bandeja-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const place = { secretKey: 'a secret of thirty-two characters', dataDir: '/nowhere' };

test('values encrypted by the first version can be decrypted', () => {
  const sealed = Buffer.from('BwcHBwcHBwcHBwcH/zNXLSzYiTlAPMiPESU2sLrL7TI3RqD5USAq5Jj8xt8=', 'base64');
  expect(unseal(place, 'user-1', sealed)).toBe('JBSWY3DPEHPK3PXP');
});

test('a value decrypts for its owner alone, and not after a bit has changed', () => {
  const sealed = seal(place, 'user-1', 'JBSWY3DPEHPK3PXP');
  expect(unseal(place, 'user-1', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(place, 'user-2', sealed)).toThrow();
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(() => unseal(place, 'user-1', sealed)).toThrow();
});

test('the file of the key is whole, of its owner alone, and read again by the next start', () => {
  const dataDir = path.join(emptyFolder(), 'data');
  const sealed = seal({ secretKey: null, dataDir }, 'user-1', 'JBSWY3DPEHPK3PXP');
  const file = path.join(dataDir, 'secret.key');
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}$/);
  expect(unseal({ secretKey: null, dataDir: `${dataDir}/.` }, 'user-1', sealed)).toBe('JBSWY3DPEHPK3PXP');
});

test('a file that holds no whole key is refused with one sentence, and left as it is', () => {
  const wrong = ['', '\n', 'a', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(43)}\n`, '\0'.repeat(43), 'á'.repeat(43)];
  each(wrong, 8, (text) => {
    const dataDir = emptyFolder();
    const file = path.join(dataDir, 'secret.key');
    writeFileSync(file, text);
    const state = text === '' ? 'está vacío' : 'no tiene una clave';
    expect(() => requireKey({ secretKey: null, dataDir })).toThrow(`secret.key: «${file}» ${state}`);
    expect(() => seal({ secretKey: null, dataDir }, 'user-1', 'text')).toThrow('Configuración no válida');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
  const dataDir = emptyFolder();
  writeFileSync(path.join(dataDir, 'secret.key'), '');
  requireKey({ secretKey: 'a secret of thirty-two characters', dataDir });
});
