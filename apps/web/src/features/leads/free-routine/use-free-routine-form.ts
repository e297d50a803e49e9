import { firstWeekResource, leadFormPayload } from '@bandeja/domain/leads/rules';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { errorsOf, type FieldErrors, valuesOf } from '#features/leads/free-routine/errors.ts';
import { freeRoutineTexts } from '#features/leads/free-routine/texts.ts';
import { honeypotValue } from '#features/leads/honeypot.ts';
import { takePressBeforeHydration } from '#features/leads/press-before-hydration.ts';
import { useSendLead } from '#features/leads/use-send-lead.ts';
import { useToast } from '#ui/toast.tsx';

const texts = freeRoutineTexts.form;

/** The fragment that remembers a press before the page works. */
export const pressBeforeHydration = 'descargar';

/**
 * The lead form: idle, submitting, success. The browser keeps what is typed, before the page works
 * too; it is read when the form is sent.
 * @param onSent gets the address the mail goes to
 */
export function useFreeRoutineForm(onSent: (email: string) => void) {
  const toast = useToast();
  const { isSending, send } = useSendLead(texts.failed);
  const [errors, setErrors] = useState<FieldErrors>({});
  const ref = useRef<HTMLFormElement>(null);
  useEarlyPress(ref);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form);
    const found = errorsOf(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form, found);

    const outcome = await send({ ...leadFormPayload(values), ...honeypotValue(form) });
    if (outcome.status === 'sent') {
      startDownload();
      toast(texts.started);
      window.scrollTo(0, 0);
      onSent(values.email);
    } else if (outcome.status === 'failed') {
      const named = outcome.issues.filter(({ path }) => path === 'firstName' || path === 'email');
      setErrors(Object.fromEntries(named.map(({ path, message }) => [path, message])));
    }
  }

  /** An error goes away as soon as its field is right; a new one waits for the next try. */
  function followTyping(event: FormEvent<HTMLFormElement>) {
    const still = errorsOf(valuesOf(event.currentTarget));
    setErrors((shown) => Object.fromEntries(Object.entries(still).filter(([name]) => name in shown)));
  }

  return {
    /** For the `<form>`. Before the page works `post` keeps what is typed out of the address. */
    form: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: followTyping,
    },
    errors,
    isSending,
  };
}

/** Sends the form for a press that came before the page worked. */
function useEarlyPress(form: RefObject<HTMLFormElement | null>): void {
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

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const field = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (field instanceof HTMLElement) field.focus();
}

function startDownload(): void {
  const link = document.createElement('a');
  link.href = firstWeekResource.downloadUrl;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
