import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { isAppPath } from '#lib/app-paths.ts';
import type { LinkProps } from '#ui/link.tsx';

/** The app's links: its own routes without a new document, the site's pages as documents. The router's own link would bring 3 kB for prefetching. */
export function AppLink({ to, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { target });
  const isDocument = to.startsWith('/') && !isAppPath(to);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isDocument && !event.defaultPrevented) navigate(event);
  }

  return <a {...rest} href={href} target={target} onClick={follow} />;
}
