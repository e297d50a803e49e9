import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './files.mjs';

const minimumBytes = 1024;
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|wasm|tflite|data)$/;
/** The models of the mirror: the best quality takes a minute of processor and gains 5 %. */
const largeBytes = 1024 * 1024;

/** Documents are templates: the server fills and compresses them itself. @param {string} folder */
export async function compressFolder(folder) {
  const files = listFiles(folder).filter((file) => compressible.test(file) && !/^\.|\/\./.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      if (content.length < minimumBytes) return;
      const brotli = await promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: content.length < largeBytes ? constants.BROTLI_MAX_QUALITY : 9,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        },
      });
      const zipped = await promisify(gzip)(content, { level: 9 });
      for (const [extension, packed] of /** @type {const} */ ([
        ['br', brotli],
        ['gz', zipped],
      ])) {
        if (packed.length < content.length) await writeFile(path.join(folder, `${file}.${extension}`), packed);
      }
    }),
  );
}
