import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { serveAssetLinks } from '#site/asset-links.ts';

const print = Array.from({ length: 32 }, () => 'AB').join(':');

async function ask(environment: Record<string, string>) {
  const app = Fastify();
  serveAssetLinks(app, readSettings(environment, '/').android);
  return app.inject('/.well-known/assetlinks.json');
}

test('assetlinks.json names the application and each of its certificates; without settings there is none', async () => {
  const given = { ANDROID_PACKAGE: 'es.bandeja.app', ANDROID_CERTIFICATES: `${print},${print.replace('AB', '0F')}` };
  const { headers, body } = await ask(given);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(body)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'es.bandeja.app',
        sha256_cert_fingerprints: [print, print.replace('AB', '0F')],
      },
    },
  ]);
  expect((await ask({})).statusCode).toBe(404);
});
