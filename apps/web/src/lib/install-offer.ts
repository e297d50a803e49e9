type InstallOffer = Event & { prompt: () => Promise<unknown> };

let offer: InstallOffer | null = null;
const watchers = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const watch of watchers) watch();
}

// the event fires once, maybe before the first page is drawn; the prompt is shown at the end of a session
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  setOffer(event as InstallOffer);
});
window.addEventListener('appinstalled', () => setOffer(null));

export const canInstall = (): boolean => offer !== null;

export function watchInstallOffer(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

export async function promptInstall(): Promise<void> {
  const shown = offer;
  setOffer(null);
  await shown?.prompt();
}
