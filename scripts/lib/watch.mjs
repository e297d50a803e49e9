import { watch } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project.mjs';

const quietMilliseconds = 120;
const ignored = /(^|[\\/])(node_modules|dist|\.[^\\/]+)([\\/]|$)|\.test\.tsx?$|~$/;

/** `next()` waits until the editor has finished writing. @param {string[]} folders relative to the checkout */
export function watchSources(folders, root = projectRoot) {
  /** @type {(() => void)[]} */
  let waiting = [];
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (file && ignored.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const resolvers = waiting;
        waiting = [];
        for (const resolve of resolvers) resolve();
      }, quietMilliseconds);
    }),
  );
  return {
    /** @returns {Promise<void>} */
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
