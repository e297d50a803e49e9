import { LinkIcon } from '@phosphor-icons/react/dist/csr/Link';
import { useMakeInvite } from '#features/coaching/api.ts';
import { inviteTexts as texts } from '#features/coaching/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

/** The code is shown once: only its hash is stored. */
export function InviteCard() {
  const { start, isPending, data, error } = useMakeInvite();
  return (
    <section aria-labelledby="invita" className="card card-tight grid gap-3">
      <SectionTitle id="invita" title={texts.title} sentence={texts.text} />
      {data && <Code code={data.code} expiresAt={data.expiresAt} />}
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
      <Button
        variant="line"
        className="justify-self-start"
        pending={isPending}
        pendingLabel={texts.making}
        onClick={() => start()}
      >
        {data ? texts.another : texts.make}
      </Button>
    </section>
  );
}

function Code({ code, expiresAt }: { code: string; expiresAt: string }) {
  const { step, copy } = useCopy(`${window.location.origin}${paths.invite(code)}`);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="rounded-2 border border-dashed border-line-strong px-4 py-2">
        <span className="sr-only">{texts.code}: </span>
        <span className="num text-h3 font-strong tracking-wide">{code}</span>
      </p>
      <Button variant="line" icon={<Icon as={LinkIcon} />} onClick={() => void copy()}>
        {step === 'copied' ? texts.copied : texts.copy}
      </Button>
      <p className="basis-full text-sm text-ink-2">{texts.until(formatShortDate(expiresAt))}</p>
      {step === 'failed' && (
        <p role="alert" className="basis-full text-sm">
          {texts.copyFailed}
        </p>
      )}
    </div>
  );
}
