import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '#ui/button-look.ts';
import { Link, type LinkProps } from '#ui/link.tsx';

type LinkButtonProps = Omit<LinkProps, 'className' | 'children'> &
  ButtonLook & { children: ReactNode; icon?: ReactNode };

export function LinkButton({ variant, size, full, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, full, className })}>
      {icon}
      {children}
    </Link>
  );
}
