import type { ReactNode } from 'react';
import { distanceLines, type ReadyState, type WeightUnit, weightLines } from '#features/imports/chosen.ts';
import type { DistanceUnit } from '#features/imports/reading/model.ts';
import { inPounds } from '#features/imports/reading/units.ts';
import { importTexts } from '#features/imports/texts.ts';
import { formatHundredths, formatMinutes } from '#lib/format.ts';
import { Segmented } from '#ui/segmented.tsx';

const { unit: weightTexts, distance: distanceTexts } = importTexts;
const weightUnits = (['kg', 'lb'] as const).map((value) => ({ value, label: weightTexts.names[value] }));
const distanceUnits = (['km', 'mi'] as const).map((value) => ({ value, label: distanceTexts.names[value] }));

/** The file names no unit of its weights: the player tells it by the first ones. */
export function UnitChoice({ state, onChange }: { state: ReadyState; onChange: (unit: WeightUnit) => void }) {
  const { reading, unit } = state;
  const lines = weightLines(reading).map(({ name, reps, weight }) =>
    weightTexts.line(name, reps, formatHundredths(unit === 'kg' ? weight : inPounds(weight))),
  );
  return (
    <Question question={weightTexts.question} title={weightTexts.lines} lines={lines}>
      <Segmented label={weightTexts.label} options={weightUnits} value={unit} onChange={onChange} />
    </Question>
  );
}

/** The same of its distances. */
export function DistanceChoice({ state, onChange }: { state: ReadyState; onChange: (unit: DistanceUnit) => void }) {
  const lines = distanceLines(state).map(({ name, metres, seconds }) =>
    distanceTexts.line(name, formatHundredths(metres / 1000), seconds ? formatMinutes(seconds) : ''),
  );
  return (
    <Question question={distanceTexts.question} title={distanceTexts.lines} lines={lines}>
      <Segmented label={distanceTexts.label} options={distanceUnits} value={state.distanceUnit} onChange={onChange} />
    </Question>
  );
}

type QuestionProps = { question: string; title: string; lines: readonly string[]; children: ReactNode };

function Question({ question, title, lines, children }: QuestionProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{question}</p>
      {children}
      <ul aria-label={title} className="text-sm text-ink-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <li key={index} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
