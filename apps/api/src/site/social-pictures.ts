import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hasTag } from '#kit/document.ts';
import { fontFiles } from '#kit/fonts.ts';
import { networksOf } from '#kit/limits.ts';
import { printable } from '#kit/printable.ts';
import { NoTurn, takeTurns } from '#kit/turns.ts';

/** Texts of a page's picture; only the web app's build can draw it (`drawSocialPicture`). */
export type SocialPicture = { kicker: string; title: string; figure?: unknown };

export type PictureSource = {
  pictureAt: (pagePath: string) => Promise<SocialPicture | null>;
  draw: (picture: SocialPicture) => string;
  paint?: (svg: string, fontFolder: string) => Promise<Buffer>;
};

const prefix = '/social';
/** The landing's address as a file name (`apps/web/src/lib/social-pictures.ts`). */
const landingName = '/portada';
const mostPictures = 100;
const waitingMost = 20;
const retryAfterSeconds = 10;

/** PNGs of 1200 × 630, drawn on their first request (docs/site.md#link-previews). */
export function serveSocialPictures(app: FastifyInstance, source: PictureSource): void {
  const painter = makePainter(source.paint ?? paintPng);
  const painted = new LRUCache<string, Promise<Buffer>, { picture: SocialPicture; caller: string }>({
    max: mostPictures,
    memoMethod: (_key, _stale, { context: { picture, caller } }) => painter.paint(caller, () => source.draw(picture)),
  });
  app.addHook('onClose', () => painter.close());

  const paint = (key: string, picture: SocialPicture, caller: string): Promise<Buffer> => {
    const png = painted.memo(key, { context: { picture, caller } });
    png.catch(() => painted.delete(key));
    return png;
  };

  app.get<{ Params: { '*': string } }>(`${prefix}/*`, async (request, reply) => {
    const [, name] = /^(\/.+)\.png$/.exec(`/${request.params['*']}`) ?? [];
    const found = name === undefined ? null : await source.pictureAt(name === landingName ? '/' : name);
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    // a name that an admin typed may hold letters the font lacks
    const picture = { ...found, kicker: printable(found.kicker), title: printable(found.title) };
    const key = createHash('sha256').update(JSON.stringify(picture)).digest('base64url');
    const etag = `W/"${key}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    try {
      const png = await paint(key, picture, networksOf(request.ip).network);
      return reply.type('image/png').send(png);
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error;
      reply.removeHeader('etag').header('cache-control', 'no-store').header('retry-after', retryAfterSeconds);
      return reply.code(503).type('text/plain; charset=utf-8').send('503');
    }
  });
}

/** Beside the main thread, one at a time: a crawler of all pictures leaves a processor to players. */
function makePainter(paint: NonNullable<PictureSource['paint']>) {
  const turns = takeTurns({ atOnce: 1, waitingMost });
  let last: Promise<unknown> = Promise.resolve();
  let fonts: Promise<string> | null = null;
  let isClosed = false;
  const fontFolder = () => {
    fonts ??= unpackFonts().catch((error) => {
      fonts = null;
      throw error;
    });
    return fonts;
  };
  return {
    /** @throws NoTurn */
    paint: (caller: string, draw: () => string): Promise<Buffer> =>
      turns.run(caller, () => {
        if (isClosed) throw new NoTurn();
        const png = fontFolder().then((folder) => paint(draw(), folder));
        last = png.catch(() => {});
        return png;
      }),
    close: async () => {
      isClosed = true;
      await last;
      if (fonts) await rm(await fonts, { recursive: true, force: true });
    },
  };
}

async function paintPng(svg: string, fontFolder: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const font = { fontDirs: [fontFolder], loadSystemFonts: false, defaultFontFamily: 'Archivo' };
  return (await renderAsync(svg, { font })).asPng();
}

/** The renderer reads plain font files only. @returns their folder */
async function unpackFonts(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-fonts-'));
  for (const [name, data] of fontFiles()) await writeFile(path.join(folder, `${name}.ttf`), data);
  return folder;
}
