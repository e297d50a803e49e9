/**
 * Until the page works a button is a link to a fragment, which remembers the press. Says whether there was one, once.
 * @param fragment without «#»
 */
export function takeEarlyPress(fragment: string): boolean {
  const { hash, pathname, search } = window.location;
  if (hash !== `#${fragment}`) return false;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}
