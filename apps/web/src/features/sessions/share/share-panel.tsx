import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { Session } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useEffect, useRef } from 'react';
import { useUnshare } from '#features/sessions/api.ts';
import { networksFor } from '#features/sessions/share/networks.ts';
import { shareTexts as texts } from '#features/sessions/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';

/** The public page exists: where to tell of it, its address, and the way to close it. */
export function SharePanel({ session, token }: { session: Session; token: string }) {
  const { name, duration, _id } = session;
  const publicUrl = `${window.location.origin}/s/${token}`;
  const unshare = useUnshare(_id);
  return (
    <>
      <p className="text-ui font-strong">{texts.heading}</p>
      <ul className="grid grid-cols-5 gap-2">
        {networksFor(publicUrl, texts.message(name, minutesOf(duration), sessionLabel(session))).map(
          ({ name: network, icon, href }) => (
            <li key={network}>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={texts.on(network)}
                className="grid h-12 place-items-center rounded-2 border text-ink hover:bg-hover"
              >
                <Icon as={icon} weight="regular" className="size-6" />
              </a>
            </li>
          ),
        )}
      </ul>
      <p className="text-xs text-ink-3">{texts.publishedWith}</p>
      <CopyLink publicUrl={publicUrl} />
      {unshare.isError && <Alert kind="err">{serverMessage(unshare.error) ?? texts.stopFailed}</Alert>}
      <Button
        variant="ghost"
        full
        pending={unshare.isPending}
        pendingLabel={texts.stopping}
        onClick={() => unshare.mutate()}
      >
        {texts.stop}
      </Button>
    </>
  );
}

function CopyLink({ publicUrl }: { publicUrl: string }) {
  const { step, copy } = useCopy(publicUrl);
  const copyRef = useFocusWhenShown();
  return (
    <>
      <Button
        ref={copyRef}
        variant="quiet"
        full
        icon={<Icon as={step === 'copied' ? CheckIcon : CopyIcon} />}
        onClick={() => void copy()}
      >
        {step === 'copied' ? texts.copied : texts.copy}
      </Button>
      <span role="status" className="sr-only">
        {step === 'copied' && texts.copiedSpoken}
      </span>
      {step === 'failed' && (
        <div role="alert" className="grid gap-2 text-sm">
          <p>{texts.copyFailed}</p>
          <TextField
            label={texts.address}
            hideLabel
            bare
            readOnly
            value={publicUrl}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </>
  );
}

/** Takes the focus when its button appears: the one that was pressed before it is gone. */
export function useFocusWhenShown() {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => buttonRef.current?.focus(), []);
  return buttonRef;
}
