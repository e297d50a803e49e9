import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The letters of the languages spoken around a Spanish court, and the signs of typography and doses; others come from the system. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ÁÉÍÓÚÜÑáéíóúüñ ÀÈÒÏÇàèòïç ÂÊÔÃÕâêôãõ ÄËÖäëößîûùìØø',
  ...'\u00a0¿¡«»ºª·–—…×÷→←↑↓€©‘’“”„•−≤≥≈‹›′″°±½',
].join('');

/** The voices of tokens.css: weights 400 to 680, widths 88 % to 120 %. */
const axes = { wght: { min: 400, max: 680 }, wdth: { min: 88, max: 120 } };

/** Pairs of letters set closer, and figures of one width: features that the style sheets use. */
const features = ['kern', 'tnum', 'lnum'];

/** Part of the file's name: another choice of glyphs is another file. */
export const smallFontVersion = createHash('sha256')
  .update(characters + JSON.stringify([axes, features]))
  .digest('hex')
  .slice(0, 6);

/** Reduces the text font to the characters of the pages: a third of its bytes, which every first visit waits for. */
export function smallFont(): Plugin {
  return {
    name: 'small-font',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.woff2')) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), characters, {
          targetFormat: 'woff2',
          variationAxes: axes,
          keepFeatures: features,
        });
      }
    },
  };
}
