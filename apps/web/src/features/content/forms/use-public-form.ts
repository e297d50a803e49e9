import { type FormEvent, useRef, useState } from 'react';
import { byField, type FieldErrors, remaining } from '#features/content/forms/errors.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';

type FormValues = Record<string, string>;

type Sending = { status: 'idle' | 'sending' } | { status: 'failed'; message: string } | { status: 'sent' };

type PublicFormOptions<Values extends FormValues> = {
  /** The fields as typed, and their first errors. */
  check: (values: Values) => FieldErrors<Values>;
  send: (values: Values) => Promise<unknown>;
  /** The sentence when a failure brings none of its own. */
  fallback: string;
};

/**
 * A form of a public page. The browser keeps what is typed, so that nothing typed before the page works is lost; it is
 * read when the form is sent, once at a time. An error goes away as soon as its field is right.
 */
export function usePublicForm<Values extends FormValues>({ check, send, fallback }: PublicFormOptions<Values>) {
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [sent, setSent] = useState<Values | null>(null);
  const isSending = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = valuesOf<Values>(form);
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
      await send(values);
      setSent(values);
      setSending({ status: 'sent' });
    } catch (error) {
      if (error instanceof HttpError) setErrors(errorsOfResponse(error, values));
      setSending({ status: 'failed', message: serverMessage(error) ?? fallback });
    } finally {
      isSending.current = false;
    }
  }

  function followTyping(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return;
    setErrors(remaining(errors, check(valuesOf<Values>(event.currentTarget))));
  }

  return {
    /** For the `<form>`. Before the page works `post` keeps what is typed out of the address. */
    form: {
      noValidate: true,
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: followTyping,
    } as const,
    sending,
    errors,
    /** What was sent last. */
    sent,
    /** Back to the empty form. */
    startAgain: () => setSending({ status: 'idle' }),
  };
}

function valuesOf<Values extends FormValues>(form: HTMLFormElement): Values {
  // these forms have text fields only, and the caller names them
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])) as Values;
}

/** What the server found; what its sentence says already is not said twice. */
function errorsOfResponse<Values extends FormValues>(
  { issues, message }: HttpError,
  values: Values,
): FieldErrors<Values> {
  const others = issues.filter((issue) => issue.message !== message);
  return byField(
    values,
    others.map((issue) => ({ name: issue.path, message: issue.message })),
  );
}

function focusFirst(form: HTMLFormElement, errors: object) {
  const field = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (field instanceof HTMLElement) field.focus();
}
