import { type ComponentType, lazy } from 'react';

/** A part of a page that loads later. If its code cannot be fetched, `instead` is shown: nothing by default. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: instead };
    }
  });
}
