import { Button } from '#ui/button.tsx';

type LeftOutProps = {
  count: number;
  sentences: readonly string[];
  isShown: boolean;
  onToggle: () => void;
};

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
