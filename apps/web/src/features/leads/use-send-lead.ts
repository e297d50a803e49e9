import type { CreateLeadBody } from '@bandeja/domain/leads/contract';
import { useRef, useState } from 'react';
import { type SentLead, sendLead } from '#features/leads/api.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useToast } from '#ui/toast.tsx';

export function useSendLead(failure: string) {
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);
  // two presses may come before the first one is drawn
  const isBusy = useRef(false);

  /** Null: it failed, or another one is being sent. */
  async function send(lead: CreateLeadBody): Promise<SentLead | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setIsSending(true);
    try {
      return await sendLead(lead);
    } catch (error) {
      showFailure(toast, error, failure);
      return null;
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { isSending, send };
}

/** A rate limit's sentence says to wait; for other errors the form's sentence is shown. */
export function showFailure(toast: ReturnType<typeof useToast>, error: unknown, failure: string): void {
  const limit = error instanceof HttpError && error.status === 429 ? serverMessage(error) : null;
  toast(limit ?? failure, { kind: 'err', seconds: limit === null ? 3 : 6 });
}
