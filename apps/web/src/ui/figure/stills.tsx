import { FigureStill } from '#ui/figure/figure-still.tsx';

/** A routine's first exercises at a glance; their names stand on its page. */
export function Stills({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div aria-hidden="true" className="flex w-0 min-w-full gap-1.5 overflow-hidden">
      {names.map((name) => (
        <FigureStill key={name} figureName={name} moves={false} small />
      ))}
    </div>
  );
}
