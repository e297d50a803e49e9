import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readArticle, readSources } from './content/article-file.ts';
import { readFaq } from './content/faq-file.ts';
import { readLegal } from './content/legal-file.ts';

const folder = fileURLToPath(new URL('../../content/', import.meta.url));
const sourcesFile = path.join(folder, 'sources.md');

type FileText = { file: string; text: string };

/** `import head from '…/la-bandeja.md?head'`: what pages need of `content/`, read, checked and made HTML. */
const readers: Readonly<Record<string, (source: FileText, part: string) => unknown>> = {
  articles: (source, part) => {
    const sources = readSources({ file: 'sources.md', text: readFileSync(sourcesFile, 'utf8') });
    const article = readArticle(source, sources);
    return part === 'address' ? `/${article.head.kind}/${article.head.slug}` : partOf(article, part);
  },
  legal: (source, part) => partOf(readLegal(source), part),
  '.': (source) => readFaq(source),
};

function partOf(read: { head: unknown; body: unknown }, part: string): unknown {
  return part === 'head' ? read.head : read.body;
}

/** Files of `content/` as modules. A file that cannot be used ends the build with its name and line. */
export function contentFiles(): Plugin {
  return {
    name: 'content-files',
    enforce: 'pre',
    load(id) {
      const [file = '', part = ''] = id.split('?');
      if (!file.startsWith(folder) || !file.endsWith('.md')) return null;
      const read = readers[path.relative(folder, path.dirname(file)) || '.'];
      if (read === undefined) return null;
      this.addWatchFile(file);
      this.addWatchFile(sourcesFile);
      const data = read({ file: path.basename(file), text: readFileSync(file, 'utf8') }, part);
      return { code: `export default ${JSON.stringify(data)};`, map: null };
    },
  };
}
