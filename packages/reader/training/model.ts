import { chatReadings } from '@bandeja/domain/coach/vocabulary';
import { recordOf } from '@bandeja/domain/wire/records';
import { familyOf, mentionFields, mentionLabels, tagLabels } from '../src/model/families.ts';
import { type FeatureGroup, messageFeatures } from '../src/model/message-features.ts';
import type { Learned } from '../src/model/model.ts';
import { roleFeatures, valueFeatures } from '../src/model/span-features.ts';
import { tokenFeatures } from '../src/model/token-features.ts';
import { type ModelInput, see } from '../src/model/words.ts';
import { trainChain } from './chain.ts';
import type { Example } from './corpus.ts';
import { trainNet } from './net.ts';
import { type Point, type SoftmaxOptions, trainSoftmax } from './softmax.ts';

export const dangerLabels = ['ok', 'crisis', 'urg', 'prof', 'rest', 'no', 'weight', 'drug', 'minor'] as const;
const purposes = [
  'none',
  'type:fisico',
  'type:tecnico',
  'type:tactico',
  'type:mental',
  'warmup',
  'cooldown',
  'recover',
];

type Ready = {
  example: Example;
  input: ModelInput;
  message: ReturnType<typeof messageFeatures>;
  spans: { family: string; first: number; last: number; role: string; value: string }[];
};

/** What a span without a word of its own stands for. */
function valueOfHead(family: string, head: string, value: string): string {
  if (family === 'lvl') return value;
  return ['alone', 'with', 'hard', 'soft'].includes(head) ? head : '';
}

function ready(example: Example): Ready {
  const input = see(example.text, example.channel);
  const { tokens } = input;
  const spans = example.spans.flatMap(({ from, to, head, value }) => {
    const first = tokens.findIndex((token) => token.to > from && token.from < to);
    const last = tokens.findLastIndex((token) => token.to > from && token.from < to);
    if (first < 0) return [];
    const { family, role } = familyOf(head);
    return [
      {
        family,
        first,
        last,
        role,
        value: value === '' || /^\d/.test(value) ? valueOfHead(family, head, value) : value,
      },
    ];
  });
  return { example, input, message: messageFeatures(input), spans };
}

const ones = (hashes: ArrayLike<number>) => ({
  features: Uint32Array.from(hashes),
  values: new Float32Array(hashes.length).fill(1 / Math.sqrt(hashes.length / 12)),
});

export const sizes = {
  chain: 500_000,
  intents: 430_000,
  dangers: 260_000,
  roles: 60_000,
  values: 60_000,
  purposes: 40_000,
  mentions: 50_000,
  hidden: 400_000,
};

const intentOf = ({ labels }: Example): number => chatReadings.findIndex((intent) => labels.includes(intent));
const dangerOf = ({ labels }: Example): number =>
  Math.max(
    0,
    dangerLabels.findIndex((label) => label !== 'ok' && labels.includes(label)),
  );
const outsideBias = -0.5;
/** Each net sees a part of the features, so that both err elsewhere than the linear models and each other. */
const nets: readonly { seed: number; groups: readonly FeatureGroup[] }[] = [
  { seed: 5, groups: ['parts', 'concepts'] },
  { seed: 99, groups: ['words', 'pairs', 'concepts'] },
];

/** Trains every part of the reading. Same examples, same model. */
export function trainModel(examples: readonly Example[], log: (line: string) => void = () => undefined): Learned {
  const all = examples.map(ready);
  log('read');
  const labelIndex = new Map<string, number>(tagLabels.map((label, index) => [label, index]));
  const texts = all.map(({ input, spans }) => {
    const labels = new Uint8Array(input.tokens.length);
    for (const { family, first, last } of spans) {
      labels.fill(labelIndex.get(family) ?? 0, first, last + 1);
    }
    return { features: tokenFeatures(input), labels };
  });
  log('featured');
  const chain = trainChain(texts, tagLabels, {
    epochs: 5,
    rate: 0.15,
    dropout: 0.12,
    least: 2,
    most: sizes.chain,
    onEpoch: (epoch) => log(`spans ${epoch}`),
  });

  // a little more is found than is certain: an unsure find costs a tap, a missed one a wrong routine
  chain.emissions.bias[0] = outsideBias;

  const train = (points: Point[], labels: readonly string[], options: Partial<SoftmaxOptions> & { most: number }) =>
    trainSoftmax(points, labels, { epochs: 10, rate: 0.15, dropout: 0.1, least: 2, decay: 0, ...options });

  const roleLabels = [...new Set(all.flatMap(({ spans }) => spans.map(({ role }) => role)))].filter(Boolean).sort();
  const roles = train(
    all.flatMap(({ input, spans }) =>
      spans
        .filter(({ role }) => role !== '')
        .map(
          (span): Point => ({ ...ones(roleFeatures(input, span)), label: roleLabels.indexOf(span.role), weight: 1 }),
        ),
    ),
    roleLabels,
    { most: sizes.roles },
  );
  log('roles');
  const valueCounts = new Map<string, number>();
  for (const { spans } of all)
    for (const { family, value } of spans)
      if (value !== '') valueCounts.set(`${family}:${value}`, (valueCounts.get(`${family}:${value}`) ?? 0) + 1);
  const valueLabels = [...valueCounts]
    .filter(([, count]) => count >= 3)
    .map(([label]) => label)
    .sort();
  const values = train(
    all.flatMap(({ input, spans }) =>
      spans
        .filter(({ family, value }) => valueLabels.includes(`${family}:${value}`))
        .map(
          (span): Point => ({
            ...ones(valueFeatures(input, span)),
            label: valueLabels.indexOf(`${span.family}:${span.value}`),
            weight: 1,
          }),
        ),
    ),
    valueLabels,
    { most: sizes.values },
  );
  log('values');
  const chat = all.filter(({ example }) => example.channel === 'chat');
  const intentModel = train(
    chat.map(
      ({ example, message }): Point => ({
        ...message,
        label: intentOf(example),
        weight: 1,
      }),
    ),
    chatReadings,
    { most: sizes.intents, epochs: 10, rate: 0.08, dropout: 0.3, byRarity: true },
  );
  log('intents');
  const dangers = train(
    all.map(
      ({ example, message }): Point => ({
        ...message,
        label: dangerOf(example),
        weight: 1,
      }),
    ),
    dangerLabels,
    { most: sizes.dangers, epochs: 10, rate: 0.08, dropout: 0.2, byRarity: true },
  );
  log('dangers');
  const wishes = all.filter(({ example }) => example.channel === 'wish');
  const purposeModel = train(
    wishes.map(
      ({ example, message }): Point => ({
        ...message,
        label: Math.max(
          0,
          purposes.findIndex((label) => example.labels.includes(label)),
        ),
        weight: 1,
      }),
    ),
    purposes,
    { most: sizes.purposes },
  );
  const mentions = recordOf(mentionFields, (field) => {
    const labels = mentionLabels[field];
    const trained = train(
      all.map(({ example, message }): Point => {
        const span = example.spans.find(({ head, value }) => head === field && labels.includes(value));
        return { ...message, label: span === undefined ? 0 : labels.indexOf(span.value), weight: 1 };
      }),
      labels,
      { most: sizes.mentions, rate: 0.08, dropout: 0.2, byRarity: true },
    );
    log(`mentions ${field}`);
    return trained;
  });
  const trained = nets.map(({ seed, groups }) => {
    const points = all.map(({ example, input }) => ({
      ...messageFeatures(input, groups),
      labels: [example.channel === 'chat' ? intentOf(example) : -1, dangerOf(example)],
    }));
    const net = trainNet(points, [chatReadings, dangerLabels], {
      seed,
      width: 32,
      least: 4,
      most: sizes.hidden,
      epochs: 12,
      rate: 0.05,
      dropout: { features: 0.2, hidden: 0.3 },
    });
    log(`net of ${groups.join(', ')}`);
    return net;
  });
  return {
    spans: chain,
    roles,
    values,
    intents: intentModel,
    dangers,
    purposes: purposeModel,
    mentions,
    nets: trained,
  };
}
