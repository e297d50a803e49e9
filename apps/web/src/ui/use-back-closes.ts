import { useEffectEvent, useLayoutEffect } from 'react';

/** Open overlays, topmost last. Each has an entry in the history that contains its height. */
const overlays: { close: () => void }[] = [];

type Entry = { page: string; height: number };
/** The newest entry of an overlay, or where the last step through the history ended. */
let newest: Entry | null = null;

function here(): Entry {
  const { overlay = 0, key = '' } = window.history.state ?? {};
  return { page: `${window.location.href} ${key}`, height: overlay };
}

function addEntries(): void {
  for (let height = here().height + 1; height <= overlays.length; height += 1) {
    window.history.pushState({ ...window.history.state, overlay: height }, '');
  }
  newest = here();
}

/** A step back onto the same page that closes nothing goes on: removing an entry on closing would be asynchronous. */
function arrive(): void {
  const before = newest;
  const { page, height } = here();
  newest = { page, height };
  const closing = overlays.slice(height).reverse();
  for (const { close } of closing) close();
  // an overlay that refuses to close gets its entry again
  if (closing.length > 0) setTimeout(addEntries);
  else if (before?.page === page && height < before.height) window.history.go(overlays.length - 1 - height);
}

/** A phone's back gesture closes only the topmost overlay; the page is left only once there is none. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (newest === null) window.addEventListener('popstate', arrive);
    const overlay = { close: () => close() };
    overlays.push(overlay);
    addEntries();
    return () => void overlays.splice(overlays.indexOf(overlay), 1);
  }, [isOpen]);
}
