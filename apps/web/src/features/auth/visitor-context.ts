import type { User } from '@bandeja/domain/profile/contract';
import { createContext, use } from 'react';

/** The reader of a page of the site. The prerendered page and its first render in the browser show a guest. */
export type Visitor =
  | { status: 'guest' }
  /** A token is there; `user` is null until the server has named its owner. */
  | { status: 'player'; user: User | null };

export const guest: Visitor = { status: 'guest' };

export const VisitorContext = createContext<Visitor>(guest);

export function useVisitorState(): Visitor {
  return use(VisitorContext);
}
