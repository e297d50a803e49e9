import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from '#ui/button-look.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: string;
  /** saque (yellow: the one next action of a screen), solid, line, ghost, quiet, danger, alarm (help), white (on a court). */
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  pending?: boolean;
  pendingLabel?: string;
  icon?: ReactNode;
};

export function Button(props: ButtonProps) {
  const { children, variant, size, full, pending = false, pendingLabel, icon, className, onClick, ...rest } = props;
  const label = pending && pendingLabel ? pendingLabel : children;
  const other = pending ? children : pendingLabel;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      className={buttonClass({ variant, size, full, className })}
    >
      {icon}
      <span className="btn-label">
        {label}
        {other && <span aria-hidden="true" className="btn-label-other" data-label={other} />}
      </span>
    </button>
  );
}
