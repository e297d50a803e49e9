/**
 * Whether a `HydratingButton` was pressed before hydration: it was a link to a fragment then. The fragment is removed.
 * @param fragment without «#»
 */
export function takePressBeforeHydration(fragment: string): boolean {
  const { hash, pathname, search } = window.location;
  if (hash !== `#${fragment}`) return false;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}
