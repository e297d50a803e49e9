import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { serveSocialPictures } from '#site/social-pictures.ts';

const app = Fastify();
afterEach(() => app.close());

it('draws one picture at a time, lets twenty wait, caller by caller, and sends the others away for a while', async () => {
  const begun: string[] = [];
  let atOnce = 0;
  let go = Promise.withResolvers<void>();
  serveSocialPictures(app, {
    pictureAt: async (address) => ({ kicker: 'Rutina', title: address }),
    draw: ({ title }) => title,
    paint: async (svg) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      begun.push(svg);
      await go.promise;
      atOnce -= 1;
      return Buffer.from(svg);
    },
  });
  const get = (name: string, remoteAddress = '198.51.100.1') =>
    app.inject({ url: `/social/${name}.png`, remoteAddress });
  const flood = Array.from({ length: 40 }, (_, index) => get(`flood-${index}`));
  await expect.poll(() => begun.length).toBe(1);
  const stranger = get('stranger', '203.0.113.1');
  const refused = await Promise.race(flood.map(async (reply) => ((await reply).statusCode === 503 ? reply : never)));
  expect([refused.headers['retry-after'], refused.headers['cache-control'], refused.headers.etag]).toEqual([
    '10',
    'no-store',
    undefined,
  ]);
  go.resolve();
  expect((await stranger).statusCode).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 503).length,
  ]).toEqual([20, 20]);
  expect(begun.indexOf('/stranger')).toBeLessThan(3);
  go = Promise.withResolvers();
  expect((await get('stranger')).statusCode).toBe(200);
  go.resolve();
  const last = flood.length - 1;
  expect((await get(`flood-${last}`)).statusCode).toBe(200);
  expect(begun).toHaveLength(22);
});

const never = new Promise<never>(() => {});
