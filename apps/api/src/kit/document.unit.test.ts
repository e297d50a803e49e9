import { expect, test } from 'vitest';
import { bestEncoding, toDocument } from '#kit/document.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0, gzip ;q=0', 'identity'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
] as const)('%j is answered with %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});

test('the same text has the same tag and is compressed once', async () => {
  const [first, same, other] = [toDocument('uno'), toDocument('uno'), toDocument('dos')];
  expect(first.etag).toBe(same.etag);
  expect(first.etag).not.toBe(other.etag);
  expect(first.compressed('br')).toBe(first.compressed('br'));
  expect((await first.compressed('identity')).toString()).toBe('uno');
});
