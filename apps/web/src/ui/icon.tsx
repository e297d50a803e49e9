import type { IconWeight, Icon as PhosphorIcon } from '@phosphor-icons/react';

type IconProps = {
  /** A Phosphor icon, imported by its path: `@phosphor-icons/react/dist/csr/Barbell`. */
  as: PhosphorIcon;
  /** Guide: regular in lists and meta, bold inside controls under 18 px, fill for play, favourite and alerts. */
  weight?: Extract<IconWeight, 'regular' | 'bold' | 'fill'>;
  className?: string;
};

export function Icon({ as: Drawing, weight = 'bold', className = 'icon' }: IconProps) {
  return <Drawing weight={weight} className={className} aria-hidden="true" />;
}
