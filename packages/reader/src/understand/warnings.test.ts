import { describe, expect, it } from 'vitest';
import { readHealth } from '#health.ts';
import { trainedModel } from '#model/load.ts';
import { readWith } from '#model/read.ts';
import { checkedRows, dangerRows } from '#testing/checked.ts';
import { misspell } from '#testing/misspelt.ts';
import type { DangerFinding } from '#understand/frame.ts';
import { understand } from '#understand/understand.ts';
import { ofBoth, type Warnings, warningsIn } from '#understand/warnings.ts';
import { seeded } from '../../training/random.ts';

const chat = { channel: 'chat' } as const;
const plain = readHealth('hola');
const warnings = (danger: DangerFinding | null, text = 'hola'): Warnings => ({
  written: text === 'hola' ? plain : readHealth(text),
  danger,
  minor: 0,
});
const finding = (kind: DangerFinding['kind'], decision: DangerFinding['decision']): DangerFinding => ({
  kind,
  decision,
  certainty: 0.5,
});
const alone = (text: string) => warningsIn(text, readWith(trainedModel(), text, 'chat'), chat).danger;
const isCrisisText = (danger: DangerFinding | null) => danger?.kind === 'crisis' && danger.decision === 'act';

describe('a text as typed and as spelled', () => {
  it.each([
    [null, null, null],
    [finding('urg', 'act'), null, finding('urg', 'ask')],
    [{ ...finding('urg', 'ask'), certainty: 0.3 }, null, null],
    [finding('crisis', 'act'), null, finding('crisis', 'soft')],
    [finding('crisis', 'soft'), null, finding('crisis', 'soft')],
    [null, finding('urg', 'ask'), finding('urg', 'ask')],
    [null, finding('urg', 'act'), finding('urg', 'ask')],
    [null, finding('crisis', 'act'), finding('crisis', 'soft')],
    [finding('crisis', 'soft'), finding('crisis', 'act'), finding('crisis', 'act')],
    [finding('urg', 'ask'), finding('crisis', 'act'), finding('crisis', 'act')],
    [finding('prof', 'ask'), finding('urg', 'ask'), finding('urg', 'ask')],
    [finding('drug', 'act'), finding('rest', 'act'), finding('rest', 'act')],
  ])('tells of %j and of %j: %j', (typed, spelled, both) => {
    expect(ofBoth(warnings(typed), warnings(spelled)).danger).toEqual(both);
  });

  it('is a crisis where a line of the lexicon reads it in one of both', () => {
    const written = warnings(finding('crisis', 'act'), 'quiero morirme');
    expect(ofBoth(warnings(null), written)).toMatchObject({
      danger: { decision: 'act' },
      written: { redFlag: 'crisis' },
    });
    expect(ofBoth(written, warnings(null))).toMatchObject({
      danger: { decision: 'act' },
      written: { redFlag: 'crisis' },
    });
  });

  it('keeps what hurts in one of both, unless the other says that it is well', () => {
    const [hurts, well] = [warnings(null, 'me duele la rodilla'), warnings(null, 'la rodilla ya está bien')];
    expect(ofBoth(hurts, warnings(null)).written.injuries).toEqual([{ area: 'rodilla', acute: false }]);
    expect(ofBoth(warnings(null), hurts).written.injuries).toEqual([{ area: 'rodilla', acute: false }]);
    expect(ofBoth(hurts, well).written.injuries).toEqual([]);
  });
});

describe('messages with slips', () => {
  const slips = (texts: readonly string[]) => {
    const random = seeded(7);
    return texts.map((text) => misspell(text, random));
  };

  it('lose no danger that is likely as they are typed', () => {
    const texts = slips(dangerRows('dangers').map(([text]) => text));
    const isLikely = (text: string) => (alone(text)?.certainty ?? 0) >= 0.4;
    expect(texts.filter((text) => isLikely(text) && understand(text, chat).danger === null)).toEqual([]);
  });

  it('tell of nearly all dangers', () => {
    const clean = dangerRows('dangers').map(([text]) => text);
    const noticed = (texts: readonly string[]) =>
      texts.filter((text) => understand(text, chat).danger !== null).length / texts.length;
    expect(noticed(slips(clean))).toBeGreaterThan(noticed(clean) - 0.05);
  });

  it('get no text of a crisis that the everyday message with slips did not get', () => {
    const everyday = slips(checkedRows('everyday').map(([, , text = '']) => text));
    const invented = everyday.filter(
      (text) => isCrisisText(understand(text, chat).danger) && !isCrisisText(alone(text)),
    );
    expect(invented).toEqual([]);
  });

  it.each([
    ['kiero morirne', 'crisis'],
    ['no kiero bivir mas', 'crisis'],
    ['me e desmallado jugando', 'urg'],
    ['me duele el pexo al correr', 'urg'],
    ['tengo fievre', 'rest'],
  ])('«%s» is %s', (text, flag) => {
    expect(understand(text, chat).health.redFlag).toBe(flag);
  });

  it.each(['me marcho ya', 'me mato de risa con mi compa', 'me muero de anbre', 'ke crak, me matas'])(
    '«%s» is none',
    (text) => {
      expect(understand(text, chat).health.redFlag).toBeNull();
    },
  );
});
