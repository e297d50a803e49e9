import { type ComponentType, lazy } from 'react';

/** A part of a page that comes after it; where its code cannot be fetched, the page does without. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
