import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { Session } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import type { Icon as NetworkIcon } from '@phosphor-icons/react';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo';
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/csr/LinkedinLogo';
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/csr/TelegramLogo';
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/csr/WhatsappLogo';
import { XLogoIcon } from '@phosphor-icons/react/dist/csr/XLogo';
import { useEffect, useRef } from 'react';
import { useUnshare } from '#features/sessions/api.ts';
import { shareTexts as texts } from '#features/sessions/texts.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';

export function SharePanel({ session, token }: { session: Session; token: string }) {
  const publicUrl = `${window.location.origin}${paths.sharedSession(token)}`;
  const unshare = useUnshare(session._id);
  return (
    <>
      <p className="text-ui font-strong">{texts.heading}</p>
      <ul className="grid grid-cols-5 gap-2">
        {networksFor(publicUrl, texts.message(session.name, minutesOf(session.duration), sessionLabel(session))).map(
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

/** Focuses the button when it appears, because the pressed one is gone. */
export function useFocusWhenShown() {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => buttonRef.current?.focus(), []);
  return buttonRef;
}

type Network = { name: string; icon: NetworkIcon; href: string };

export function networksFor(publicUrl: string, message: string): Network[] {
  const tagged = `${message} #${texts.hashtag}`;
  const link = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`;
  return [
    { name: 'WhatsApp', icon: WhatsappLogoIcon, href: link('https://wa.me/', { text: `${tagged} ${publicUrl}` }) },
    {
      name: 'X',
      icon: XLogoIcon,
      href: link('https://x.com/intent/post', { text: message, url: publicUrl, hashtags: texts.hashtag }),
    },
    {
      name: 'Facebook',
      icon: FacebookLogoIcon,
      href: link('https://www.facebook.com/sharer/sharer.php', { u: publicUrl, hashtag: `#${texts.hashtag}` }),
    },
    {
      name: 'Telegram',
      icon: TelegramLogoIcon,
      href: link('https://t.me/share/url', { url: publicUrl, text: tagged }),
    },
    {
      name: 'LinkedIn',
      icon: LinkedinLogoIcon,
      href: link('https://www.linkedin.com/feed/', { shareActive: 'true', text: `${tagged} ${publicUrl}` }),
    },
  ];
}
