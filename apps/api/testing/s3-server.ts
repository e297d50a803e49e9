import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type S3Settings, s3Authorization } from '#ports/s3-signature.ts';

/** Small, so that a list has several pages. */
const pageKeys = 200;

/** Storage that speaks S3 as far as it is used; it refuses a wrong signature, another content and an upload of unknown length. */
export async function startS3Server() {
  const files = new Map<string, Buffer>();
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const method = request.method ?? '';
    const url = new URL(request.url ?? '', settings.endpoint);
    const [status, body] = answer(method, url, request.headers, Buffer.concat(chunks));
    if (status >= 400) refused.push(`${method} ${url.pathname} ${body}`);
    response.writeHead(status).end(body);
  });

  function answer(
    method: string,
    url: URL,
    headers: IncomingHttpHeaders,
    content: Buffer,
  ): [number, (string | Buffer)?] {
    const date = String(headers['x-amz-date']);
    const sha256 = String(headers['x-amz-content-sha256']);
    const authorization = s3Authorization({ method, url, date, sha256 }, settings);
    if (headers.authorization !== authorization) return [403, '<Code>SignatureDoesNotMatch</Code>'];
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      return [400, '<Code>XAmzContentSHA256Mismatch</Code>'];
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (bucket !== settings.bucket) return [404, '<Code>NoSuchBucket</Code>'];
    if (method === 'GET' && key === '') return [200, page(url.searchParams)];
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return [411, '<Code>MissingContentLength</Code>'];
      files.set(key, content);
      return [200];
    }
    if (method === 'DELETE') {
      files.delete(key);
      return [204];
    }
    const found = files.get(key);
    return found ? [200, found] : [404, '<Code>NoSuchKey</Code>'];
  }

  function page(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const keys = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const shown = keys.slice(0, pageKeys);
    const entries = shown.map((key) => `<Contents><Key>${key}</Key><Size>${files.get(key)?.length}</Size></Contents>`);
    const next = keys.length > shown.length ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
    return `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
  }

  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'copias-de-prueba',
    region: 'eu-west-1',
    key: 'una-clave',
    secret: 'un-secreto',
  };
  return {
    files,
    refused,
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_KEY: settings.key,
      S3_SECRET: settings.secret,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
