import type { SessionPulse } from '@bandeja/domain/pulse/contract';
import type { PulseMark } from '@bandeja/domain/pulse/rules';
import { pulseTexts } from '#features/pulse/texts.ts';
import { formatMinutes } from '#lib/format.ts';

const texts = pulseTexts.card;
const [top, base] = [12, 160];
/** Room for the beats beside the axis. */
const left = 30;

type PulseCurveProps = { pulse: SessionPulse; beats: Uint8Array; limits: readonly number[] };

/** A drawing for each width, so that its letters are as large as those around it. */
export function PulseCurve(props: PulseCurveProps) {
  return (
    <div>
      <div className="md:hidden">
        <Curve {...props} width={320} />
      </div>
      <div className="max-md:hidden">
        <Curve {...props} width={640} />
      </div>
      {props.pulse.marks.length > 0 && <p className="mt-1 text-sm text-ink-2">{texts.legend}</p>}
    </div>
  );
}

function Curve({ pulse, beats, limits, width }: PulseCurveProps & { width: number }) {
  const known = beats.filter((each) => each > 0);
  const lowest = Math.floor(Math.min(...sampled(known, 2000)) / 10) * 10;
  const highest = Math.max(lowest + 20, Math.ceil(pulse.most / 10) * 10);
  const x = (second: number) => left + ((width - left) * second) / Math.max(1, beats.length - 1);
  const y = (value: number) => base - ((value - lowest) / (highest - lowest)) * (base - top);
  const sets = pulse.marks.filter(({ kind }) => kind === 'set');
  const lines = limits.filter((limit) => limit > lowest && limit < highest);
  return (
    <svg
      viewBox={`0 0 ${width} ${base + 18}`}
      role="img"
      aria-label={texts.curve(pulse.average, pulse.most, sets.length)}
      className="w-full"
    >
      {restsOf(pulse.marks, beats.length).map(({ from, to }) => (
        <rect key={from} x={x(from)} y={top} width={x(to) - x(from)} height={base - top} className="fill-sunken" />
      ))}
      {sets.map(({ second }) => (
        <path key={second} d={`M${x(second)} ${top}V${base}`} className="stroke-line-strong" />
      ))}
      {lines.map((limit) => (
        <path key={limit} d={`M${left} ${y(limit)}H${width}`} className="stroke-line" strokeDasharray="2 5" />
      ))}
      {[lowest, highest].map((value) => (
        <text key={value} x={left - 5} y={y(value) + 4} textAnchor="end" className="b-text">
          {value}
        </text>
      ))}
      <path d={`M${left} ${base}H${width}`} className="stroke-line" />
      <path d={pathOf(beats, width - left, x, y)} fill="none" strokeWidth="2" className="stroke-pista-500" />
      <text x={left} y={base + 15} className="b-text">
        0
      </text>
      <text x={width} y={base + 15} textAnchor="end" className="b-text">
        {formatMinutes(beats.length)}
      </text>
    </svg>
  );
}

function sampled(values: Uint8Array, most: number): number[] {
  const step = Math.max(1, Math.ceil(values.length / most));
  return [...values].filter((_, index) => index % step === 0);
}

/** One point a unit of width, the mean of its seconds; a second without contact breaks the line. */
function pathOf(beats: Uint8Array, width: number, x: (second: number) => number, y: (value: number) => number): string {
  const step = Math.max(1, Math.floor(beats.length / width));
  let path = '';
  let isOpen = false;
  for (let from = 0; from < beats.length; from += step) {
    const values = beats.subarray(from, from + step).filter((each) => each > 0);
    if (values.length === 0) {
      isOpen = false;
      continue;
    }
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    path += `${isOpen ? 'L' : 'M'}${x(from).toFixed(1)} ${y(mean).toFixed(1)}`;
    isOpen = true;
  }
  return path;
}

/** From the end of a set until its rest is over; the last one's until nothing is known. */
function restsOf(marks: readonly PulseMark[], end: number): { from: number; to: number }[] {
  return marks.flatMap(({ kind, second }, index) => {
    const next = marks[index + 1];
    return kind === 'set' && next?.kind === 'go' ? [{ from: second, to: Math.min(next.second, end) }] : [];
  });
}
