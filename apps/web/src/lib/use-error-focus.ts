import { type RefObject, useEffect } from 'react';

const controls = 'input, select, textarea, button';

/**
 * After a try to send that found errors, the focus goes to the first of them; a fold that hides it opens.
 * `tries` counts the tries.
 */
export function useErrorFocus(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    const error = form.current?.querySelector('.field-error');
    const fold = error?.closest('details');
    if (fold) fold.open = true;
    error?.closest('.field')?.querySelector<HTMLElement>(controls)?.focus();
  }, [form, tries]);
}
