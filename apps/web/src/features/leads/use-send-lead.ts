import type { CreateLeadBody } from '@bandeja/domain/leads/contract';
import { useRef, useState } from 'react';
import { sendLead } from '#features/leads/api.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useToast } from '#ui/toast.tsx';

type Outcome =
  | { status: 'sent' }
  /** The former press is still under way. */
  | { status: 'busy' }
  /** `issues`: what the server found wrong, by field. */
  | { status: 'failed'; issues: HttpError['issues'] };

/** Sends a form once at a time. A failure is said in a toast; the form keeps what was typed. */
export function useSendLead(failure: string) {
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);
  // two presses may come before the first one is drawn
  const isBusy = useRef(false);

  async function send(lead: CreateLeadBody): Promise<Outcome> {
    if (isBusy.current) return { status: 'busy' };
    isBusy.current = true;
    setIsSending(true);
    try {
      await sendLead(lead);
      return { status: 'sent' };
    } catch (error) {
      const limit = limitMessage(error);
      toast(limit ?? failure, { kind: 'err', seconds: limit === null ? 3 : 6 });
      return { status: 'failed', issues: error instanceof HttpError ? error.issues : [] };
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { isSending, send };
}

/** Only this refusal says what to do: wait. Whatever else went wrong, the form's own sentence says it. */
function limitMessage(error: unknown): string | null {
  return error instanceof HttpError && error.status === 429 ? serverMessage(error) : null;
}
