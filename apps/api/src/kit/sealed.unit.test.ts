import { expect, test } from 'vitest';
import { seal, unseal } from '#kit/sealed.ts';

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
