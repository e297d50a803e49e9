import type { FastifyInstance } from 'fastify';

type SecurityOptions = { https: boolean; scriptHashes: readonly string[]; styleHashes: readonly string[] };

/** Scripts and styles are ours alone; one style is the element that React Aria adds. Frames are the two video hosts; videos and pictures may lie anywhere; the silent audio for headset buttons is a blob. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...options.scriptHashes].join(' ')}`,
    `style-src ${["'self'", ...reactAriaStyleHashes, ...options.styleHashes].join(' ')}`,
    "img-src 'self' data: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissions('()'),
    ...transportHeaders(options),
  };
}

const permissions = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), bluetooth=(self)`;

/** Of the app's documents: from any of them a player comes to the mirror and to the live session without another one. */
export const appPermissions = { 'permissions-policy': permissions('(self)') };

/** What only a document or a worker obeys: on other files it would be 1.2 kB each time. */
export const documentHeaders = [
  'content-security-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const;

const transportHeaders = ({ https }: { https: boolean }): Record<string, string> =>
  https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

/** Data load nothing even if a browser shows them, and no other page can open or embed them. Sent with every call: each byte counts. */
const dataHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** SHA-256 of the style element that React Aria inserts; the journeys fail when an upgrade changes it. */
const reactAriaStyleHashes = ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"];

/** Of the mirror's worker alone: it compiles the pose runtime, and loads nothing but its files. */
const mirrorWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const ofDocuments = securityHeaders(options);
  const ofData = { ...dataHeaders, ...transportHeaders(options) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofData : ofDocuments).header('x-request-id', request.id);
    if (request.url.startsWith('/assets/mirror-worker-')) reply.header('content-security-policy', mirrorWorkerPolicy);
    done();
  });
}
