import { resendVerification } from '@bandeja/domain/auth/contract';
import { useState } from 'react';
import { verifyTexts } from '#features/auth/verify-texts.ts';
import { call } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type Sending = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; message: string };

const texts = verifyTexts.resend;

/** Mails a new confirmation link to whoever is signed in. */
export function ResendVerification() {
  const [sending, setSending] = useState<Sending>({ status: 'idle' });

  async function send() {
    setSending({ status: 'sending' });
    try {
      await call(resendVerification);
      setSending({ status: 'sent' });
    } catch (error) {
      setSending({ status: 'failed', message: serverMessage(error) ?? texts.failed });
    }
  }

  if (sending.status === 'sent') {
    return (
      <Alert kind="ok" className="w-full">
        <p>{texts.sent}</p>
      </Alert>
    );
  }
  return (
    <>
      {sending.status === 'failed' && (
        <Alert kind="err" className="w-full">
          <p>{sending.message}</p>
        </Alert>
      )}
      <Button pending={sending.status === 'sending'} pendingLabel={texts.pending} onClick={() => void send()}>
        {texts.button}
      </Button>
    </>
  );
}
