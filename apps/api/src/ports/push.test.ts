import { createServer } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { atLeast } from '@bandeja/domain/testing/each';
import { afterEach, describe, expect, it } from 'vitest';
import { isOutwardAddress } from '#ports/outward.ts';
import { openPush } from '#ports/push.ts';
import { endlessBody, endlessHeaders, startDrippingServer, startPushServer } from '#testing/push-server.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function started<T extends { close: () => void }>(starting: Promise<T>): Promise<T> {
  const server = await starting;
  closers.push(server.close);
  return server;
}

const honest = () => started(startPushServer());
const dripping = (...how: string[]) => started(startDrippingServer(...how));

const keys = {
  publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
};

async function pushTo(send: ReturnType<typeof openPush>, endpoint: string, signal?: AbortSignal) {
  const { subscription } = (await honest()).newBrowser('keys');
  return send({
    subscription: { endpoint, ...subscription.keys },
    keys,
    subject: 'mailto:hola@bandeja.example',
    text: '{}',
    ttlSeconds: 60,
    topic: 'prueba',
    allowsLoopback: true,
    ...(signal ? { signal } : {}),
  });
}

describe('the address of a push service', () => {
  it.each(
    atLeast(34, [
      'http://push.example.com/a',
      'https://push.example.com:8443/a',
      'https://push.example.com:80/a',
      'https://user@push.example.com/a',
      'https://:secret@push.example.com/a',
      'https://localhost/a',
      'https://localhost./a',
      'https://a.localhost/a',
      'https://intranet/a',
      'ftp://push.example.com/a',
      'https://0.0.0.0/a',
      'https://10.0.0.1/a',
      'https://100.64.0.1/a',
      'https://127.1/a',
      'https://2130706433/a',
      'https://169.254.169.254/latest',
      'https://172.31.255.255/a',
      'https://192.0.2.1/a',
      'https://192.168.0.1/a',
      'https://198.51.100.1/a',
      'https://203.0.113.1/a',
      'https://224.0.0.1/a',
      'https://255.255.255.255/a',
      'https://[::]/a',
      'https://[::1]/a',
      'https://[::127.0.0.1]/a',
      'https://[::ffff:10.0.0.1]/a',
      'https://[::ffff:142.250.184.10]/a',
      'https://[::ffff:0:127.0.0.1]/a',
      'https://[fec0::1]/a',
      'https://[fe80::1]/a',
      'https://[fd00::1]/a',
      'https://[ff02::1]/a',
      'https://[64:ff9b::7f00:1]/a',
      'https://[64:ff9b:1::]/a',
      'https://[100::1]/a',
      'https://[2001::]/a',
      'https://[2001:20::1]/a',
      'https://[2001:db8::1]/a',
      'https://[2002:7f00:1::]/a',
      'https://[3fff::1]/a',
      'https://[5f00::1]/a',
    ]),
  )('%s is none', (endpoint) => {
    expect(isOutwardAddress(endpoint, false)).toBe(false);
    // a server on loopback alone may reach loopback, and nothing else that is closed
    expect(isOutwardAddress(endpoint, true)).toBe(/\/\/(localhost\.?|127\.1|2130706433)\//.test(endpoint));
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://push.example.com:443/a',
    'https://142.250.184.10/a',
    'https://[2a00:1450:4003::a]/a',
    'https://[2606:4700::1]/a',
  ])('%s may be one', (endpoint) => {
    expect(isOutwardAddress(endpoint, false)).toBe(true);
  });

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a closed network beside an open one', ['142.250.184.10', '10.0.0.1']],
    ['this machine by IPv6', ['::1']],
  ])('is looked at again where the connection is made: a name that leads to %s', async (_, found) => {
    const resolve: LookupFunction = (_host, _options, done) =>
      done(
        null,
        found.map((address) => ({ address, family: isIP(address) })),
      );
    const sent = pushTo(openPush({ deadlineMs: 2_000, resolve }), 'https://push.example.com/a');
    await expect(sent).rejects.toMatchObject({ code: 'push_closed' });
  });
});

describe('a push service that never ends its answer', () => {
  it.each([
    ['drips its headers', endlessHeaders, 'a'],
    ['says again and again that it goes on', '', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['says nothing', '', ''],
  ])('%s: given up at the deadline, and its connection closed', async (_, beginning, drop) => {
    const service = await dripping(beginning, drop);
    await expect(pushTo(openPush({ deadlineMs: 300 }), service.endpoint)).rejects.toMatchObject({ code: 'push_late' });
    await expect.poll(service.open).toBe(0);
  });

  it('drips its body: the push was taken, and its connection is closed', async () => {
    const service = await dripping(endlessBody);
    expect(await pushTo(openPush({ deadlineMs: 300 }), service.endpoint)).toBe('sent');
    await expect.poll(service.open).toBe(0);
  });

  it('answers without end: as much as a line is read, and no more', async () => {
    const endless = createServer((_, response) => {
      response.writeHead(201);
      const pour = () => {
        while (response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', pour);
      pour();
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    closers.push(() => endless.close());
    const address = endless.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const begin = performance.now();
    expect(await pushTo(openPush({ deadlineMs: 20_000 }), `http://127.0.0.1:${port}/push`)).toBe('sent');
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  it('gets a few pushes at once and none for a while after missed deadlines, while others get theirs', async () => {
    const [slow, good] = [await dripping(), await honest()];
    const send = openPush({ deadlineMs: 500 });
    const flood = Array.from({ length: 40 }, () => pushTo(send, slow.endpoint));
    const outcomes = Promise.allSettled(flood);
    await expect.poll(slow.connections).toBe(6);
    const browser = good.newBrowser('quick');
    expect(await pushTo(send, browser.subscription.endpoint)).toBe('sent');
    expect(good.received).toHaveLength(1);
    const codes = (await outcomes).map((each) => each.status === 'rejected' && each.reason.code);
    expect(codes.filter((code) => code === 'push_late' || code === 'push_busy')).toHaveLength(40);
    const before = slow.connections();
    await expect(pushTo(send, slow.endpoint)).rejects.toMatchObject({ code: 'push_late' });
    expect(slow.connections()).toBe(before);
  });

  it('gives its place back when its job has expired', async () => {
    const service = await dripping();
    const job = new AbortController();
    const sent = pushTo(openPush({ deadlineMs: 60_000 }), service.endpoint, job.signal);
    await expect.poll(service.open).toBe(1);
    job.abort();
    await expect(sent).rejects.toThrow('push_late');
    await expect.poll(service.open).toBe(0);
  });
});
