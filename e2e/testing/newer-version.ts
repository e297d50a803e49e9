import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const workerPath = '/service-worker.js';

/** The site at another address of loopback, whose newer version has another service worker; all else stays. */
export async function siteWithNewerVersion(target: string) {
  let version = '';
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === workerPath;
    const { host } = new URL(target);
    // requested whole and uncompressed, so that it can be lengthened
    const headers = isWorker ? { host } : { ...incoming.headers, host };
    const asked = request(target + incoming.url, { method: incoming.method, headers }, async (answer) => {
      const { 'content-length': length, etag, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? others : answer.headers);
      if (!isWorker) return answer.pipe(outgoing);
      for await (const part of answer) outgoing.write(part);
      outgoing.end(version);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => {
      version += '\n// another version';
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
