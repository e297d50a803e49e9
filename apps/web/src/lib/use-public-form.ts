import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { byField, type FieldErrors } from '#lib/form-errors.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useSubmitAfterHydration } from '#lib/use-submit-after-hydration.ts';

type Sending = { status: 'idle' | 'sending' } | { status: 'failed'; message: string } | { status: 'sent' };

type PublicFormOptions<Values extends object, Answer> = {
  /** The form's values; it must have a field for each, by name. */
  read: (form: HTMLFormElement) => Values;
  check: (values: Values) => FieldErrors<Values>;
  send: (values: Values, form: HTMLFormElement) => Promise<Answer>;
  fallback: string;
  onSent?: (values: Values, answer: Answer) => void;
  onFailed?: (error: unknown) => void;
};

/** The browser holds the input, so that text typed before hydration is not lost; it is read when the form is sent. */
export function usePublicForm<Values extends object, Answer = unknown>(options: PublicFormOptions<Values, Answer>) {
  const { read, check, send, fallback, onSent, onFailed } = options;
  const ref: RefObject<HTMLFormElement | null> = useRef(null);
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [sent, setSent] = useState<Values | null>(null);
  const isSending = useRef(false);
  useSubmitAfterHydration(ref);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = read(form);
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setSending({ status: 'idle' });
      focusFirst(form, found);
      return;
    }
    isSending.current = true;
    setSending({ status: 'sending' });
    try {
      const answer = await send(values, form);
      setSent(values);
      setSending({ status: 'sent' });
      onSent?.(values, answer);
    } catch (error) {
      if (error instanceof HttpError) {
        // the error at the field is not repeated in the form's sentence
        setErrors(
          byField(
            values,
            error.issues.filter(({ message }) => message !== error.message),
          ),
        );
      }
      setSending({ status: 'failed', message: serverMessage(error) ?? fallback });
      onFailed?.(error);
    } finally {
      isSending.current = false;
    }
  }

  function followTyping(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return;
    const still = check(read(event.currentTarget));
    const remaining: FieldErrors<Values> = {};
    for (const name in still) if (name in errors) remaining[name] = still[name];
    setErrors(remaining);
  }

  return {
    /** For the `<form>`. Before hydration `post` keeps the input out of the address. */
    form: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: followTyping,
    } as const,
    sending,
    errors,
    sent,
    startAgain: () => setSending({ status: 'idle' }),
  };
}

export function readTexts<Values extends Record<string, string>>(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()])) as Values; // as named
}

function focusFirst(form: HTMLFormElement, errors: object) {
  const field = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (field instanceof HTMLElement) field.focus();
}
