import { createHash } from 'node:crypto';
import { type S3Settings, s3Authorization } from '#ports/s3-signature.ts';

const requestTimeoutMs = 10 * 60_000;
const nothing = createHash('sha256').digest('hex');

/** The storage refused or is away; the message is a Spanish sentence without a secret. */
export class S3Error extends Error {
  /** Absent: no answer came. */
  status: number | undefined;
  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

export type Content = { sha256: string; body: Blob };

/** A bucket that speaks S3, addressed by path, which every such service understands. */
export function openBucket(settings: S3Settings) {
  const bucket = `${settings.endpoint}/${settings.bucket}`;

  async function send(method: string, url: URL, content?: Content): Promise<Response> {
    const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
    const sha256 = content?.sha256 ?? nothing;
    const authorization = s3Authorization({ method, url, date, sha256 }, settings);
    const response = await fetch(url, {
      method,
      headers: { authorization, 'x-amz-date': date, 'x-amz-content-sha256': sha256 },
      signal: AbortSignal.timeout(requestTimeoutMs),
      redirect: 'error',
      ...(content && { body: content.body }),
    }).catch((cause) => {
      throw new S3Error(`No se llega al almacén de copias (${url.host}).`, { cause });
    });
    if (response.ok) return response;
    const { status } = response;
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
    throw new S3Error(`El almacén de copias (${url.host}) ha respondido ${status} ${code}`.trim(), { status });
  }

  const addressOf = (key: string) => new URL(`${bucket}/${key}`);

  return {
    get: (key: string) => send('GET', addressOf(key)),
    put: async (key: string, content: Content) => {
      await (await send('PUT', addressOf(key), content)).body?.cancel();
    },
    remove: async (key: string) => {
      await (await send('DELETE', addressOf(key))).body?.cancel();
    },
    list: async (prefix: string) => {
      const found: { key: string; bytes: number }[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const url = new URL(bucket);
        url.search = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(token && { 'continuation-token': token }),
        }).toString();
        const xml = await (await send('GET', url)).text();
        for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          found.push({ key: textOf(entry, 'Key') ?? '', bytes: Number(textOf(entry, 'Size')) });
        }
        token = textOf(xml, 'NextContinuationToken');
      }
      return found;
    },
  };
}

function textOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
}
