import { firstWeekResource, leadFormPayload } from '@bandeja/domain/leads/rules';
import { type RefObject, useEffect } from 'react';
import { sendLead } from '#features/leads/api.ts';
import { errorsOf, valuesOf } from '#features/leads/free-routine/errors.ts';
import { freeRoutineTexts } from '#features/leads/free-routine/texts.ts';
import { honeypotValue } from '#features/leads/model.ts';
import { takePressBeforeHydration } from '#features/leads/press-before-hydration.ts';
import { sayFailure } from '#features/leads/use-send-lead.ts';
import { usePublicForm } from '#lib/use-public-form.ts';
import { useToast } from '#ui/toast.tsx';

const texts = freeRoutineTexts.form;

/** The fragment that remembers a press before the page works. */
export const pressBeforeHydration = 'descargar';

/**
 * The lead form of the free routine.
 * @param onSent gets the address the mail goes to
 */
export function useFreeRoutineForm(onSent: (email: string) => void) {
  const toast = useToast();
  const { form, errors, sending } = usePublicForm({
    read: valuesOf,
    check: errorsOf,
    send: (values, element) => sendLead({ ...leadFormPayload(values), ...honeypotValue(element) }),
    fallback: texts.failed,
    onSent: ({ email }) => {
      startDownload();
      toast(texts.started);
      window.scrollTo(0, 0);
      onSent(email);
    },
    onFailed: (error) => sayFailure(toast, error, texts.failed),
  });
  usePressBeforeHydration(form.ref);
  return { form, errors, isSending: sending.status === 'sending' };
}

/** Sends the form for a press that came before the page worked. */
function usePressBeforeHydration(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const send = () => {
      if (takePressBeforeHydration(pressBeforeHydration)) form.current?.requestSubmit();
    };
    send();
    // the press may fall into the very moment in which the page begins to work
    window.addEventListener('hashchange', send);
    return () => window.removeEventListener('hashchange', send);
  }, [form]);
}

function startDownload(): void {
  const link = document.createElement('a');
  link.href = firstWeekResource.downloadUrl;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
