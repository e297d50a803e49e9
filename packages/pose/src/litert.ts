import { detectorInput } from './detector.ts';
import { landmarkInput } from './landmark-net.ts';
import type { Net, Nets } from './tracker.ts';

type Deletable = { delete: () => void };
type TensorLike = Deletable & { toTypedArray: () => ArrayLike<number> & { slice: () => ArrayLike<number> } };
/** What is used of LiteRT.js: three functions. */
export type LiteRt = {
  loadAndCompile: (
    file: Uint8Array,
    options: { accelerator: 'wasm' },
  ) => Promise<{ run: (input: never) => Promise<TensorLike[]> }>;
  Tensor: new (values: Float32Array, shape: number[]) => Deletable;
};

/** @param files bytes of the two `.tflite` models */
export async function litertNets(
  litert: LiteRt,
  files: { detector: Uint8Array; landmarks: Uint8Array },
): Promise<Nets> {
  async function net(file: Uint8Array, edge: number): Promise<Net> {
    const model = await litert.loadAndCompile(file, { accelerator: 'wasm' });
    return async (input) => {
      const tensor = new litert.Tensor(input, [1, edge, edge, 3]);
      const results = await model.run(tensor as never);
      const outputs = results.map((result) => result.toTypedArray().slice());
      for (const used of [tensor, ...results]) used.delete();
      return outputs;
    };
  }
  return {
    detect: await net(files.detector, detectorInput.edge),
    landmark: await net(files.landmarks, landmarkInput.edge),
  };
}
