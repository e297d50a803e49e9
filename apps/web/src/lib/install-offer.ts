/** The browser's own question whether the app goes onto the home screen; each can be asked once. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

let offer: InstallOffer | null = null;
const watchers = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const watch of watchers) watch();
}

// the browser says it once, maybe before the first page is drawn; it is asked at the end of a session, not there
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  // no type of the browser's events has it: only Chromium can be asked
  setOffer(event as InstallOffer);
});
window.addEventListener('appinstalled', () => setOffer(null));

/** Whether this browser can put the app onto the home screen now. */
export const canInstall = (): boolean => offer !== null;

export function watchInstallOffer(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

/** Has the browser ask. */
export async function askToInstall(): Promise<void> {
  const asked = offer;
  setOffer(null);
  await asked?.prompt();
}
