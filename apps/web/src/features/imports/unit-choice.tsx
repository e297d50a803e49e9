import { type ReadyState, type WeightUnit, weightLines } from '#features/imports/chosen.ts';
import { inPounds } from '#features/imports/reading/units.ts';
import { importTexts } from '#features/imports/texts.ts';
import { formatHundredths } from '#lib/format.ts';
import { Segmented } from '#ui/segmented.tsx';

const texts = importTexts.unit;
const units = (['kg', 'lb'] as const).map((value) => ({ value, label: texts.names[value] }));

/** The file names no unit: the player tells it by the first weights. */
export function UnitChoice({ state, onChange }: { state: ReadyState; onChange: (unit: WeightUnit) => void }) {
  const { reading, unit } = state;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{texts.question}</p>
      <Segmented label={texts.label} options={units} value={unit} onChange={onChange} />
      <ul aria-label={texts.lines} className="text-sm text-ink-2">
        {weightLines(reading).map(({ name, reps, weight }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <li key={index} className="wrap-anywhere">
            {texts.line(name, reps, formatHundredths(unit === 'kg' ? weight : inPounds(weight)))}
          </li>
        ))}
      </ul>
    </div>
  );
}
