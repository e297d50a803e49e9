import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { favoriteTexts as texts } from '#features/routines/favorites/texts.ts';
import { useHeart } from '#features/routines/favorites/use-heart.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';

type HeartButtonProps = {
  routine: { _id: string; name: string; isFavorite: boolean };
  /** On blue the heart stays white: full or empty says it. */
  onCourt?: boolean;
  className?: string;
};

/** The heart of a routine, for signed-in players. */
export function HeartButton({ routine, onCourt = false, className }: HeartButtonProps) {
  const turn = useHeart();
  return (
    <IconButton
      icon={HeartIcon}
      weight={routine.isFavorite ? 'fill' : 'bold'}
      variant={onCourt ? 'line' : 'plain'}
      label={texts.label(routine.name)}
      aria-pressed={routine.isFavorite}
      className={classNames(routine.isFavorite && !onCourt && '[--btn-fg:var(--err)]', className)}
      onClick={() => turn(routine)}
    />
  );
}
