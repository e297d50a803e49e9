import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { listFiles } from './files.mjs';
import { projectRoot } from './project.mjs';

/** @typedef {import('./install.mjs').LockedPackage & { os?: string[], peerDependencies?: Record<string, string> }} Locked */
/** @typedef {{ name: string, text: string }} Instruction */
/** @typedef {{ name: string, base: string, instructions: Instruction[] }} Stage */

/** Comments and continued lines are resolved. @param {string} text @returns {Instruction[]} */
export function instructionsOf(text) {
  const lines = text.replace(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.split(' ');
      return { name, text: rest.join(' ') };
    });
}

/** @param {string} text @returns {Stage[]} */
export function stagesOf(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const instruction of instructionsOf(text)) {
    if (instruction.name === 'FROM') {
      const [, base = '', name = 'image'] = /^(?:--\S+ )?(\S+)(?: AS (\w+))?$/.exec(instruction.text) ?? [];
      stages.push({ name, base, instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** @param {Stage} stage @returns {{ from: string | null, sources: string[], target: string }[]} */
export function copiesOf({ instructions }) {
  return instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ text }) => {
      const words = text.split(' ');
      const from = words[0]?.startsWith('--from=') ? (words.shift() ?? '').slice('--from='.length) : null;
      return { from, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
    });
}

/** The argument list of an instruction such as CMD. @param {Stage} stage @param {string} name @returns {string[]} */
export function argumentsOf({ instructions }, name) {
  const [, list = 'null'] = /(\[.*\])$/.exec(instructions.findLast((one) => one.name === name)?.text ?? '') ?? [];
  return JSON.parse(list) ?? [];
}

/** What the builder is sent. @param {string} root @param {string} ignored the text of .dockerignore */
export function contextFiles(root, ignored) {
  const patterns = ignored.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return listFiles(root).filter((file) => {
    const parts = file.split('/');
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    return !above.some((folder) => patterns.some((pattern) => path.matchesGlob(folder, pattern)));
  });
}

/**
 * What `npm ci --omit=dev --workspace` installs, by the lock file.
 * @param {Record<string, Locked>} locked
 * @param {string} workspace its folder
 */
export function runtimePackages(locked, workspace) {
  const found = new Set([workspace]);
  for (const folder of found) {
    const { dependencies, optionalDependencies, peerDependencies } = locked[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = resolveLocked(locked, folder, name);
      if (place === null) continue;
      found.add(place);
      const { link, resolved } = locked[place] ?? {};
      if (link && resolved) found.add(resolved);
    }
  }
  return [...found].filter((folder) => folder.includes('node_modules/'));
}

/** As Node looks: beside, then above. @param {Record<string, Locked>} locked @param {string} from @param {string} name */
function resolveLocked(locked, from, name) {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in locked) return place;
    if (folder === '.') return null;
  }
}

/**
 * The image's files in a folder, as the Dockerfile lays them out; of one file system with the project, they are linked.
 * @param {string} folder
 * @returns {{ command: string[], health: string[] }} what is run in it
 */
export function layOutImage(folder, root = projectRoot) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  const context = contextFiles(root, read('.dockerignore'));
  const stages = stagesOf(read('Dockerfile'));
  const server = stages.find(({ name }) => name === 'server');
  const image = stages.at(-1);
  if (!server || !image) throw new Error('the Dockerfile has no stage named server');
  for (const { sources } of copiesOf(server)) {
    for (const source of sources) {
      const files = context.filter((file) => file === source || file.startsWith(`${source}/`));
      if (files.length === 0) throw new Error(`nothing to copy: ${source}`);
      for (const file of files) place(path.join(root, file), path.join(folder, file));
    }
  }
  const locked = JSON.parse(read('package-lock.json')).packages;
  for (const one of runtimePackages(locked, 'apps/api')) {
    const installed = path.join(root, one);
    // builds for other platforms are not installed here
    if (lstatSync(installed, { throwIfNoEntry: false })) placeFolder(installed, path.join(folder, one));
  }
  for (const { text } of server.instructions) {
    for (const [, removed = ''] of text.matchAll(/rm -rf (\S+)/g))
      rmSync(path.join(folder, removed), { recursive: true });
  }
  for (const { from, sources, target } of copiesOf(image)) {
    if (from !== 'web') continue;
    for (const source of sources)
      placeFolder(path.join(root, path.relative('/app', source)), path.join(folder, target));
  }
  return { command: argumentsOf(image, 'CMD'), health: argumentsOf(image, 'HEALTHCHECK') };
}

/** Without the packages that lie in it: each is named by itself. @param {string} source @param {string} target */
function placeFolder(source, target) {
  if (lstatSync(source).isSymbolicLink()) {
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(readlinkSync(source), target);
    return;
  }
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory() && entry.name !== 'node_modules') placeFolder(from, to);
    else if (entry.isFile()) place(from, to);
  }
}

/** @param {string} source @param {string} target */
function place(source, target) {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
