const levels: Record<string, number> = { Principiante: 1, Intermedio: 2, Avanzado: 3 };

const heights = ['h-1.5', 'h-2.25', 'h-3'];

export function Difficulty({ level }: { level: string }) {
  const reached = levels[level] ?? 0;
  return (
    <span className="inline-flex items-baseline gap-0.75 text-xs font-ui text-ink-2">
      {heights.map((height, index) => (
        <i key={height} className={`${height} w-1 ${index < reached ? 'bg-current' : 'bg-line-strong opacity-35'}`} />
      ))}
      <span className="ml-1">{level}</span>
    </span>
  );
}
