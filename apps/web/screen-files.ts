import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const folder = new URL('src/features/content/landing/screens/', import.meta.url);

/** `/screens/phone-light.webp`: the landing's pictures by the fixed names that the manifest gives to app shops. */
export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of ['phone-light.webp', 'desktop-light.webp']) {
        this.emitFile({ type: 'asset', fileName: `screens/${name}`, source: readFileSync(new URL(name, folder)) });
      }
    },
  };
}
