import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: PhosphorIcon;
  label: string;
  variant?: 'plain' | 'line' | 'solid';
  weight?: 'regular' | 'bold' | 'fill';
};

const looks = { plain: '', line: 'icon-btn-line', solid: 'icon-btn-solid' };

export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', weight = 'bold', className, ...rest } = props;
  return (
    <button type="button" {...rest} aria-label={label} className={classNames('icon-btn', looks[variant], className)}>
      <Icon as={icon} weight={weight} />
    </button>
  );
}
