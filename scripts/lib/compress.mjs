import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './files.mjs';

const minimumBytes = 1024;
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|wasm|tflite|data)$/;
/** The models of the mirror: seconds of processor each, so they are packed once a machine. */
const largeBytes = 1024 * 1024;
/** One below the best: it takes half as long and gives 3 % more bytes. */
const largeQuality = 10;

/**
 * Documents are templates: the server fills and compresses them itself.
 * @param {string} folder
 * @param {string} store large files that were packed before, by what is in them
 */
export async function compressFolder(folder, store) {
  const files = listFiles(folder).filter((file) => compressible.test(file) && !/^\.|\/\./.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      if (content.length < minimumBytes) return;
      const brotli = content.length < largeBytes ? await packed(content) : await packedOnce(content, store);
      const zipped = await promisify(gzip)(content, { level: 9 });
      for (const [extension, bytes] of /** @type {const} */ ([
        ['br', brotli],
        ['gz', zipped],
      ])) {
        if (bytes.length < content.length) await writeFile(path.join(folder, `${file}.${extension}`), bytes);
      }
    }),
  );
}

/** @param {Buffer} content */
const packed = (content, quality = constants.BROTLI_MAX_QUALITY) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** @param {Buffer} content @param {string} store @returns {Promise<Buffer>} */
async function packedOnce(content, store) {
  const name = `${createHash('sha256').update(content).digest('hex')}-${largeQuality}.br`;
  const kept = path.join(store, name);
  const before = await readFile(kept).catch(() => undefined);
  if (before) return before;
  const fresh = await packed(content, largeQuality);
  await mkdir(store, { recursive: true });
  await writeFile(`${kept}.${process.pid}`, fresh);
  await rename(`${kept}.${process.pid}`, kept);
  return fresh;
}
