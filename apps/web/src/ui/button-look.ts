import { classNames } from '#ui/class-names.ts';

export type ButtonVariant = 'saque' | 'solid' | 'line' | 'ghost' | 'quiet' | 'danger' | 'alarm' | 'white';
/** gym: 56 px high, for the live session. */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'gym';

const variants: Record<ButtonVariant, string> = {
  saque: 'btn-saque',
  solid: 'btn-solid',
  line: 'btn-line',
  ghost: 'btn-ghost',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
  alarm: 'btn-alarm',
  white: 'btn-white',
};

const sizes: Record<ButtonSize, string> = { sm: 'btn-sm', md: '', lg: 'btn-lg', gym: 'btn-gym' };

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  full?: boolean | undefined;
  className?: string | undefined;
};

export function buttonClass({ variant = 'solid', size = 'md', full = false, className }: ButtonLook): string {
  return classNames('btn', variants[variant], sizes[size], full && 'w-full', className);
}
