import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import type { ReactNode } from 'react';

import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link, type LinkProps } from '#ui/link.tsx';

type ArrowLinkProps = Omit<LinkProps, 'children'> & { children: ReactNode };

export function ArrowLink({ children, className, ...rest }: ArrowLinkProps) {
  return (
    <Link {...rest} className={classNames('link-alone', className)}>
      {children}
      <Icon as={ArrowRightIcon} className="size-4" />
    </Link>
  );
}
