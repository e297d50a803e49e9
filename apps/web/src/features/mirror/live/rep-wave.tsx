const width = 340;
const height = 26;

/** An arch for each repetition, those to come dotted. */
export function RepWave({ count, target }: { count: number; target: number | null }) {
  const all = Math.max(count, target ?? 0, 1);
  const step = width / all;
  return (
    <svg viewBox={`-2 -4 ${width + 4} ${height + 8}`} aria-hidden="true" className="w-full text-ink">
      <line x1="0" x2={width} y1={height} y2={height} stroke="currentColor" opacity=".5" />
      {Array.from({ length: all }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a repetition is its place
          key={index}
          d={`M${index * step} ${height} Q${(index + 0.5) * step} ${-height} ${(index + 1) * step} ${height}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          {...(index >= count && { strokeDasharray: '0.5 6', opacity: 0.7 })}
        />
      ))}
    </svg>
  );
}
