import { halved } from '@bandeja/pose/weights';
import type { Plugin } from 'vite';

/** The models of the mirror pack better with their bytes sorted; the worker sorts them back. In dev they are as they were made. */
export function weightFiles(): Plugin {
  return {
    name: 'weight-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !/\.(tflite|data)$/.test(asset.fileName)) continue;
        asset.source = halved(Buffer.from(asset.source));
      }
    },
  };
}
