import type { FastifyInstance } from 'fastify';
import type { AndroidSettings } from '#settings.ts';

/** By which Android knows that an application and this site are of the same people. */
export function serveAssetLinks(app: FastifyInstance, android: AndroidSettings | null): void {
  if (android === null) return;
  const target = {
    namespace: 'android_app',
    package_name: android.package,
    sha256_cert_fingerprints: android.certificates,
  };
  const links = [{ relation: ['delegate_permission/common.handle_all_urls'], target }];
  app.get('/.well-known/assetlinks.json', async () => links);
}
