import { filmDatabase, forgetPlayerKeys, forgetSessions } from '#lib/device-storage.ts';
import { forgetMessage } from '#lib/worker-messages.ts';

export function forgetPlayer(): void {
  forgetPlayerKeys();
  forgetSessions().catch(() => {});
  forgetFilms();
  // the page may go away right now, the worker does not
  navigator.serviceWorker?.controller?.postMessage(forgetMessage);
  import('#lib/last-answers.ts').then((part) => part.forgetAnswers()).catch(() => {});
}

function forgetFilms(): void {
  try {
    window.indexedDB.deleteDatabase(filmDatabase);
  } catch {
    // storage is forbidden, so no film is there
  }
}
