import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArticle, readSources } from '@bandeja/catalogue/article-file';
import { readFaq } from '@bandeja/catalogue/faq-file';
import { readLegal } from '@bandeja/catalogue/legal-file';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../../../../content/', import.meta.url));
const sourcesFile = path.join(folder, 'sources.md');

type FileText = { file: string; text: string };

const readers: Readonly<Record<string, (source: FileText) => unknown>> = {
  articles: (source) =>
    readArticle(source, readSources({ file: 'sources.md', text: readFileSync(sourcesFile, 'utf8') })),
  legal: readLegal,
  '.': readFaq,
};

/** Files of `content/` as modules, read: what the server hands to pages (`pages/testing/content.ts`). */
export function contentFiles(): Plugin {
  return {
    name: 'content-files',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(folder) || !file.endsWith('.md')) return null;
      const read = readers[path.relative(folder, path.dirname(file)) || '.'];
      if (read === undefined) return null;
      const data = read({ file: path.basename(file), text: readFileSync(file, 'utf8') });
      return { code: `export default ${JSON.stringify(data)};`, map: null };
    },
  };
}
