import { expect, test } from 'vitest';
import { emissionsOf } from '#model/emissions.ts';
import { addFeatures, inUnits } from '#model/linear.ts';
import { trainedModel } from '#model/load.ts';
import { tokenFeatures } from '#model/token-features.ts';
import { type ModelInput, see } from '#model/words.ts';

/** Word by word from all its features, without anything summed up before. */
function plainly(input: ModelInput): Float64Array {
  const { emissions } = trainedModel().spans;
  const width = emissions.labels.length;
  const steps = new Int32Array(input.tokens.length * width);
  tokenFeatures(input).forEach((features, at) => {
    addFeatures(emissions, steps.subarray(at * width, (at + 1) * width), features);
  });
  return inUnits(emissions, steps, new Float64Array(steps.length));
}

test('cached sums of single words equal the sums of all features', () => {
  const texts = [
    'quiero 40 minutos de fuerza en casa, sin saltos y con gomas',
    'No puedo el viernes: ¿lo movemos al SÁBADO? Me duele el codo',
    'el codo por encima de la cabeza no; por encima sí',
    'ok',
  ];
  // each text twice, in both channels: the second time from memory
  for (const channel of ['chat', 'wish', 'chat', 'wish'] as const) {
    for (const text of texts) {
      const input = see(text, channel);
      expect(emissionsOf(trainedModel().spans.emissions, input)).toEqual(plainly(input));
    }
  }
});

test('a memory that is full begins again', () => {
  const input = see('dame una rutina de piernas', 'chat');
  const before = emissionsOf(trainedModel().spans.emissions, input);
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  for (const turn of letters) {
    const strange = letters.flatMap((one) => letters.map((other) => `zq${turn}${one}w${other}`)).join(' ');
    emissionsOf(trainedModel().spans.emissions, see(strange, 'chat'));
  }
  expect(emissionsOf(trainedModel().spans.emissions, input)).toEqual(before);
});
