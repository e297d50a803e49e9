import { Link as RouterLink } from 'react-router';
import { isAppPath } from '#lib/app-paths.ts';
import type { LinkProps } from '#ui/link.tsx';

/** The app's links: its own routes without a new document, the site's pages as documents. */
export function AppLink({ to, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={to} reloadDocument={to.startsWith('/') && !isAppPath(to)} />;
}
