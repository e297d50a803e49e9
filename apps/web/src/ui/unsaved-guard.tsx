import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isAppPath } from '#lib/app-paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type UnsavedGuardProps = { isDirty: boolean; title: string; text: string; stay: string; leave: string };

/** The browser's own back button cannot be stopped: pages that use this store a draft. */
export function UnsavedGuard({ isDirty, title, text, stay, leave }: UnsavedGuardProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  const allowLeaving = useBrowserWarning(isDirty);
  useStoppedLinks(isDirty, setWanted);

  function go(to: string) {
    setWanted(null);
    if (isAppPath(to)) return void navigate(to);
    // the player has confirmed: the browser need not ask again
    allowLeaving();
    window.location.assign(to);
  }

  return (
    <Dialog
      isOpen={wanted !== null}
      onClose={() => setWanted(null)}
      title={title}
      isAlert
      footer={
        <>
          <Button variant="ghost" onClick={() => wanted !== null && go(wanted)}>
            {leave}
          </Button>
          <Button onClick={() => setWanted(null)}>{stay}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

/** Asks with the browser's own dialog before the document is left; returns a function to stop. */
function useBrowserWarning(isDirty: boolean): () => void {
  const isAllowed = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return () => {
    isAllowed.current = true;
  };
}

/** Intercepts plain clicks on links to other pages of the site before the router handles them. */
function useStoppedLinks(isDirty: boolean, onStopped: (to: string) => void) {
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || link.target === '_blank' || link.origin !== window.location.origin) return;
      if (link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      onStopped(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [isDirty, onStopped]);
}
