import { Button } from '#ui/button.tsx';

type LeftOutProps = {
  /** The number of entries the list omits. */
  count: number;
  /** Explains a list's omissions, one sentence per reason: «Sin 4 rutinas que cargan tu hombro». */
  sentences: readonly string[];
  isShown: boolean;
  onToggle: () => void;
};

/** Explains the omissions of a list, and shows them on request. Nothing without omissions. */
export function LeftOut({ count, sentences, isShown, onToggle }: LeftOutProps) {
  if (sentences.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
      <p>{`${sentences.join(' · ')}.`}</p>
      <Button variant="ghost" size="sm" className="-ml-3" aria-pressed={isShown} onClick={onToggle}>
        {`${isShown ? 'Ocultar' : 'Mostrar'}${count === 1 ? 'la' : 'las'}`}
      </Button>
    </div>
  );
}
