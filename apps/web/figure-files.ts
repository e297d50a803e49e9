import { drills } from '@bandeja/drawing/drills/drills';
import { drillSvg } from '@bandeja/drawing/drills/still';
import { figures } from '@bandeja/drawing/figures/figures';
import { stillSvg } from '@bandeja/drawing/figures/still';
import type { Connect, Plugin } from 'vite';

/** `/figures/F01.svg` for lists, which load only those in view; `.json` for what is to move. */
export function figureFiles(): Plugin {
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const [, name = '', type = ''] = /^\/figures\/(\w+)\.(svg|json)$/.exec(request.url ?? '') ?? [];
    const content = fileOf(name, type);
    if (content === undefined) return next();
    response.setHeader('content-type', type === 'svg' ? 'image/svg+xml' : 'application/json');
    response.end(content);
  };
  return {
    name: 'figure-files',
    configureServer: (server) => void server.middlewares.use(serve),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of [...Object.keys(figures), ...Object.keys(drills)]) {
        for (const type of ['svg', 'json']) {
          const source = fileOf(name, type);
          if (source !== undefined) this.emitFile({ type: 'asset', fileName: `figures/${name}.${type}`, source });
        }
      }
    },
  };
}

function fileOf(name: string, type: string): string | undefined {
  const drill = drills[name];
  if (drill) return type === 'svg' ? drillSvg(drill) : JSON.stringify(drill);
  const figure = figures[name]?.();
  if (!figure) return undefined;
  return type === 'svg' ? stillSvg(figure, 88, 80) : JSON.stringify(figure);
}
