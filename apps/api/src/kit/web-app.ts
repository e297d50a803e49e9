import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Routes of the signed-in app and its doors; every other address is a real 404. */
const appRoutes = [
  /^\/$/,
  /^\/(login|register|dashboard|onboarding|onboarding-classic|training-sessions|training-session)$/,
  /^\/training-sessions\/[^/]+$/,
  /^\/training-session\/[^/]+$/,
  /^\/s\/[^/]+$/,
];

/** Serves the built web app: hashed files for a year, the shell without caching, unknown addresses with 404. */
export async function serveWebApp(app: FastifyInstance, distFolder: string): Promise<void> {
  if (!existsSync(path.join(distFolder, 'app.html'))) return;
  const shell = await readFile(path.join(distFolder, 'app.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: distFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, filePath) => {
      const hashed = filePath.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const known = reads && appRoutes.some((route) => route.test(pathname));
    reply
      .code(known ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(shell);
  });
}
