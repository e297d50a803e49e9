import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hasTag } from '#kit/document.ts';
import { fontFiles } from '#kit/fonts.ts';
import { lruCache } from '#kit/lru-cache.ts';
import { printable } from '#kit/printable.ts';

/** Texts of a page's picture; only the web app's build can draw it (`drawSocialPicture`). */
export type SocialPicture = { kicker: string; title: string; figure?: unknown };

export type PictureSource = {
  /** The picture of the page at an address; null when there is none. */
  pictureAt: (pagePath: string) => Promise<SocialPicture | null>;
  draw: (picture: SocialPicture) => string;
};

const prefix = '/social';
/** The landing's address as a file name (`apps/web/src/lib/social-pictures.ts`). */
const landingName = '/portada';
/** Drawn pictures in memory, about 60 kB each. */
const mostPictures = 100;

/** Serves the pictures of link previews, PNGs of 1200 × 630, drawn on their first request (docs/site.md#link-previews). */
export function serveSocialPictures(app: FastifyInstance, source: PictureSource): void {
  const painter = makePainter();
  const painted = lruCache<Promise<Buffer>>(mostPictures);
  app.addHook('onClose', () => painter.close());

  const paint = (key: string, picture: SocialPicture): Promise<Buffer> => {
    const png = painted.get(key) ?? painted.set(key, painter.paint(source.draw(picture)));
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
    return reply.type('image/png').send(await paint(key, picture));
  });
}

/** Converts SVG into PNG beside the main thread, one at a time: a crawler of all pictures leaves a processor to players. */
function makePainter() {
  let last: Promise<unknown> = Promise.resolve();
  let fonts: Promise<string> | null = null;
  return {
    paint: (svg: string): Promise<Buffer> => {
      const png = last.then(async () => {
        fonts ??= unpackFonts().catch((error) => {
          // the next picture tries again
          fonts = null;
          throw error;
        });
        const folder = await fonts;
        // loaded with the first picture
        const { renderAsync } = await import('@resvg/resvg-js');
        const font = { fontDirs: [folder], loadSystemFonts: false, defaultFontFamily: 'Archivo' };
        return (await renderAsync(svg, { font })).asPng();
      });
      last = png.catch(() => {});
      return png;
    },
    close: async () => {
      await last;
      if (fonts) await rm(await fonts, { recursive: true, force: true });
    },
  };
}

/** The renderer reads plain font files only. @returns their folder */
async function unpackFonts(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-fonts-'));
  for (const [name, data] of fontFiles()) await writeFile(path.join(folder, `${name}.ttf`), data);
  return folder;
}
