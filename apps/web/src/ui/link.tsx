import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import type { Address } from '#lib/paths.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: Address;
};

export const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/** A link to another page of this site. Without a provider it is the browser's own link, and the whole document changes. */
export function Link(props: LinkProps) {
  const Routed = use(LinkContext);
  if (Routed !== null) return <Routed {...props} />;
  const { to, ...rest } = props;
  return <a {...rest} href={to} />;
}
