import { storageTexts as texts } from '#features/auth/storage-texts.ts';
import { canStore } from '#lib/device-storage.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** Says before anything is typed that the browser stores nothing of this site, and what to do; else nothing. */
export function StorageNotice() {
  if (!useHydrated() || canStore()) return null;
  const reload = (
    <Button variant="line" size="sm" onClick={() => window.location.reload()}>
      {texts.reload}
    </Button>
  );
  return (
    <Alert kind="err" title={texts.title} actions={reload} className="mb-4">
      {texts.text}
    </Alert>
  );
}
