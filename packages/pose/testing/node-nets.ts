import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { type LiteRt, litertNets } from '#litert.ts';
import type { Nets } from '#tracker.ts';

const require = createRequire(import.meta.url);
const weights = path.dirname(require.resolve('@mediapipe/pose'));
const runtime = path.resolve(path.dirname(require.resolve('@litertjs/core')), '../wasm');
const build = 'litert_wasm_compat_internal';

const scope = globalThis as unknown as Partial<Record<'self' | 'Module' | 'ModuleFactory' | 'importScripts', unknown>>;

/** The loader is a script for browsers; here it gets what a script of Node would have. */
function runLoader(file: string): void {
  const load = vm.compileFunction(`${readFileSync(file, 'utf8')}\nreturn ModuleFactory;`, [
    'require',
    '__filename',
    '__dirname',
  ]);
  scope.ModuleFactory = load(require, file, path.dirname(file));
}

/** It says on the console which accelerators this machine lacks. */
async function silently<Value>(work: () => Promise<Value>): Promise<Value> {
  const { log, info, warn, error } = console;
  const silent = () => {};
  Object.assign(console, { log: silent, info: silent, warn: silent, error: silent });
  try {
    return await work();
  } finally {
    Object.assign(console, { log, info, warn, error });
  }
}

async function loadRuntime(): Promise<LiteRt> {
  scope.self ??= globalThis;
  scope.importScripts = runLoader;
  scope.Module = { wasmBinary: readFileSync(path.join(runtime, `${build}.wasm`)), print() {}, printErr() {} };
  try {
    const litert = await import('@litertjs/core');
    await litert.loadLiteRt(path.join(runtime, `${build}.js`));
    return litert as unknown as LiteRt;
  } finally {
    scope.importScripts = undefined;
  }
}

let started: Promise<LiteRt> | undefined;

/** `full` for films, `lite` for what is seen live. */
export type Level = 'full' | 'lite';
const loaded = new Map<Level, Promise<Nets>>();

async function load(level: Level): Promise<Nets> {
  started ??= loadRuntime();
  return litertNets(await started, {
    detector: new Uint8Array(readFileSync(path.join(weights, 'pose_solution_packed_assets.data'))),
    landmarks: new Uint8Array(readFileSync(path.join(weights, `pose_landmark_${level}.tflite`))),
  });
}

/** The same WebAssembly and weights that the browser gets, in Node 24; loaded once. */
export function nodeNets(level: Level = 'full'): Promise<Nets> {
  const nets = loaded.get(level) ?? silently(() => load(level));
  loaded.set(level, nets);
  return nets;
}
