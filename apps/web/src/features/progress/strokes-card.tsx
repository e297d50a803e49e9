import type { Progress } from '@bandeja/domain/progress/contract';
import type { ReactNode } from 'react';
import { ChartCard } from '#features/progress/chart-card.tsx';
import { familiesOf, type StrokeFamily } from '#features/progress/model.ts';
import { progressTexts } from '#features/progress/texts.ts';
import { formatMediumDate, formatNumber } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';

const texts = progressTexts.strokes;

type StrokesCardProps = Pick<Progress, 'strokes'> & {
  reminder: ReactNode;
  showsMirror: boolean;
};

export function StrokesCard({ strokes, reminder, showsMirror }: StrokesCardProps) {
  const families = familiesOf(strokes);
  const hasBefore = strokes.some(({ before }) => before !== null);
  return (
    <ChartCard
      texts={texts}
      sentence={strokes.length > 0 && (hasBefore ? texts.compared : texts.now)}
      table={{
        rows: strokes,
        keyOf: ({ stroke }) => stroke,
        columns: [
          { title: texts.columns.stroke, cell: ({ stroke }) => <p className="first-letter:uppercase">{stroke}</p> },
          { title: texts.columns.level, numeric: true, cell: ({ level }) => `${level}/5` },
          { title: texts.columns.before, numeric: true, cell: ({ before }) => (before === null ? '–' : `${before}/5`) },
          { title: texts.columns.date, numeric: true, cell: ({ ratedOn }) => formatMediumDate(ratedOn) },
        ],
      }}
    >
      {families.length >= 3 ? (
        <Radar families={families} />
      ) : (
        <p className="text-ink-2">{strokes.length === 0 ? texts.none : texts.few}</p>
      )}
      {reminder}
      <div className="mt-3 flex flex-wrap gap-x-6">
        <ArrowLink to={paths.strokes}>{strokes.length === 0 ? texts.begin : texts.again}</ArrowLink>
        {showsMirror && <ArrowLink to={paths.mirror}>{texts.mirror}</ArrowLink>}
      </div>
    </ChartCard>
  );
}

const radius = 84;
const mostLevel = 5;
const [halfWidth, halfHeight] = [170, 116];
const lineHeight = 14;

function Radar({ families }: { families: readonly StrokeFamily[] }) {
  const at = (index: number, level: number): [number, number] => {
    const angle = (index / families.length) * 2 * Math.PI - Math.PI / 2;
    const reach = (level / mostLevel) * radius;
    return [Math.round(Math.cos(angle) * reach * 10) / 10, Math.round(Math.sin(angle) * reach * 10) / 10];
  };
  const shape = (levelOf: (family: StrokeFamily) => number) =>
    `M${families.map((family, index) => at(index, levelOf(family)).join(' ')).join('L')}Z`;
  const summary = families.map(({ name, level }) => `${name} ${formatNumber(level)}`);
  const hasBefore = families.every(({ before }) => before !== null);
  return (
    <svg
      viewBox={`${-halfWidth} ${-halfHeight} ${2 * halfWidth} ${2 * halfHeight}`}
      role="img"
      aria-label={texts.summary(summary)}
      className="mx-auto w-full max-w-85"
    >
      {[1, 3, 5].map((level) => (
        <path key={level} d={shape(() => level)} className="fill-none stroke-line" />
      ))}
      {families.map(({ name }, index) => {
        const [x, y] = at(index, mostLevel);
        const [labelX, labelY] = at(index, mostLevel * 1.16);
        const isInMiddle = Math.abs(labelX) < 4;
        const outward = labelX > 0 ? 'start' : 'end';
        const lines = isInMiddle ? [name] : name.split(/ (?=y )/);
        return (
          <g key={name}>
            <path d={`M0 0L${x} ${y}`} className="stroke-line" />
            <text textAnchor={isInMiddle ? 'middle' : outward} className="b-text">
              {lines.map((line, below) => (
                <tspan key={line} x={labelX} y={labelY + 4 + lineHeight * (below - (lines.length - 1) / 2)}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
      {hasBefore && (
        <path
          d={shape(({ before }) => before ?? 0)}
          className="fill-none stroke-ink-3"
          strokeWidth={1.5}
          strokeDasharray="2 4"
        />
      )}
      <path d={shape(({ level }) => level)} className="fill-link stroke-link" fillOpacity={0.14} strokeWidth={2} />
    </svg>
  );
}
