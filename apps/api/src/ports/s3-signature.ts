import { createHash, createHmac } from 'node:crypto';

/** Never printed: it contains a secret. */
export type S3Settings = { endpoint: string; bucket: string; region: string; key: string; secret: string };

export type Unsigned = {
  method: string;
  url: URL;
  /** `20260101T093000Z` */
  date: string;
  /** Of what is sent, in hexadecimal digits. */
  sha256: string;
};

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4 over the host, the time and the content. @returns the header `authorization` */
export function s3Authorization(request: Unsigned, { region, key, secret }: Omit<S3Settings, 'endpoint' | 'bucket'>) {
  const { method, url, date, sha256 } = request;
  const signed = { host: url.host, 'x-amz-content-sha256': sha256, 'x-amz-date': date };
  const names = Object.keys(signed).join(';');
  const headers = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const path = decodeURIComponent(url.pathname).split('/').map(encode).join('/');
  const canonical = [method, path, query.join('&'), headers.join(''), names, sha256].join('\n');
  const scope = [date.slice(0, 8), region, 's3', 'aws4_request'];
  const hash = createHash('sha256').update(canonical).digest('hex');
  const signingKey = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), hash].join('\n');
  const signature = hmac(signingKey, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${key}/${scope.join('/')},SignedHeaders=${names},Signature=${signature}`;
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
