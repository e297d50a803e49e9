import { type RefObject, useEffect } from 'react';

declare global {
  interface Window {
    /** A form sent before its code loaded; the document's own script stored it. */
    sentEarly?: EventTarget | null;
  }
}

/** Sends a form of a prerendered page that was sent before its code was there: no press is lost. */
export function useSubmitAfterHydration(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current === null || window.sentEarly !== form.current) return;
    window.sentEarly = null;
    form.current.requestSubmit();
  }, [form]);
}
