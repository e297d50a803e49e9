/// <reference lib="webworker" />
import { type LiteRt, litertNets } from '@bandeja/pose/litert';
import { createTracker, type Tracker } from '@bandeja/pose/tracker';
import { joined } from '@bandeja/pose/weights';
import type { RuntimeOrder } from '#features/mirror/worker-messages.ts';

declare const self: DedicatedWorkerGlobalScope &
  Partial<Record<'importScripts' | 'define' | 'Module' | 'ModuleFactory', unknown>>;

/** LiteRT.js loads its runtime by a script tag or importScripts; a module worker has neither, so it is handed over. */
export async function startRuntime({ model, loaderUrl }: RuntimeOrder): Promise<Tracker> {
  self.define = Object.assign(
    (_names: unknown, give: () => unknown) => {
      self.ModuleFactory = give();
    },
    { amd: true },
  );
  self.importScripts = () => {};
  await import(/* @vite-ignore */ loaderUrl);
  const silent = () => {};
  self.Module = { wasmBinary: new Uint8Array(model.runtime), print: silent, printErr: silent };
  const litert = await import('@litertjs/core');
  await litert.loadLiteRt(loaderUrl);
  const nets = await litertNets(litert as unknown as LiteRt, {
    detector: joined(new Uint8Array(model.detector)),
    landmarks: joined(new Uint8Array(model.landmarks)),
  });
  return createTracker(nets);
}
