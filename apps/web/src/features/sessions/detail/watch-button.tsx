import { WatchIcon } from '@phosphor-icons/react/dist/csr/Watch';
import { detailTexts as texts } from '#features/sessions/texts.ts';
import type { Workout } from '#lib/fit-workout.ts';
import * as paths from '#lib/paths.ts';
import { saveWorkout } from '#lib/save-workout.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type WatchButtonProps = Pick<ButtonLook, 'variant' | 'size'> & {
  /** The player's plan includes watches. */
  isIncluded: boolean;
  workoutOf: () => Workout;
};

/** A workout for the watch; without Pro, the way to the plans. */
export function WatchButton({ isIncluded, workoutOf, ...look }: WatchButtonProps) {
  const icon = <Icon as={WatchIcon} className={look.size === 'sm' ? 'size-4' : undefined} />;
  if (!isIncluded) {
    return (
      <LinkButton {...look} to={paths.plans} icon={icon}>
        {texts.workoutWithPro}
      </LinkButton>
    );
  }
  return (
    <Button {...look} icon={icon} onClick={() => void saveWorkout(workoutOf())}>
      {texts.workout}
    </Button>
  );
}
