import type { Token, Tokens } from '@bandeja/domain/tokens/contract';
import { scopeTexts } from '@bandeja/domain/tokens/messages';
import { useState } from 'react';
import { useRevokeToken } from '#features/tokens/api.ts';
import { NewTokenDialog } from '#features/tokens/new-token-dialog.tsx';
import { tokenTexts } from '#features/tokens/texts.ts';
import { formatDate, formatShortDate, formatTime } from '#lib/format.ts';
import { useNextFocus } from '#lib/use-next-focus.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { ShownOnce } from '#ui/shown-once.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = tokenTexts.list;

type Step = { kind: 'none' } | { kind: 'new' } | { kind: 'fresh'; token: string } | { kind: 'revoke'; token: Token };

export function TokenList({ tokens, consents }: Tokens) {
  const [step, setStep] = useState<Step>({ kind: 'none' });
  const revoke = useRevokeToken();
  const toast = useToast();
  const { place, focusNext } = useNextFocus<HTMLUListElement>(tokens);
  const close = () => setStep({ kind: 'none' });

  function end({ _id, name }: Token) {
    revoke.start(_id, {
      onSuccess: () => {
        focusNext('li');
        close();
        toast(texts.revoked(name));
      },
    });
  }

  return (
    <section aria-labelledby="tokens" className="card grid min-w-0 justify-items-start gap-4 max-sm:p-5">
      <SectionTitle id="tokens" title={texts.title} sentence={texts.lead} />
      {tokens.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul ref={place} aria-labelledby="tokens" className="w-full border-y">
          {tokens.map((token) => (
            <Row key={token._id} token={token} onRevoke={() => setStep({ kind: 'revoke', token })} />
          ))}
        </ul>
      )}
      <Button onClick={() => setStep({ kind: 'new' })}>{texts.add}</Button>
      {step.kind === 'new' && (
        <NewTokenDialog standing={consents} onClose={close} onMade={(token) => setStep({ kind: 'fresh', token })} />
      )}
      {step.kind === 'fresh' && <ShownOnce secret={step.token} texts={tokenTexts.fresh} onClose={close} />}
      <ConfirmDialog
        isOpen={step.kind === 'revoke'}
        texts={texts.dialog}
        action={{ ...revoke, start: () => step.kind === 'revoke' && end(step.token) }}
        onClose={close}
      />
    </section>
  );
}

function Row({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { name, scopes, isOfProgram, expiresAt, lastUsedAt } = token;
  const isExpired = new Date(expiresAt) < new Date();
  return (
    <li
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 outline-none not-first:border-t"
    >
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-strong">
          <span className="min-w-0 break-words">{name}</span>
          {isOfProgram && <Badge>{texts.program}</Badge>}
          {isExpired && <Badge tone="warn">{texts.expired}</Badge>}
        </span>
        <span className="text-sm text-ink-2">{scopes.map((scope) => scopeTexts[scope].name).join(' · ')}</span>
        <span className="text-sm text-ink-2">
          {isExpired ? '' : `${texts.until(formatDate(expiresAt))}. `}
          {lastUsedAt === null ? texts.unused : texts.used(formatShortDate(lastUsedAt), formatTime(lastUsedAt))}
        </span>
      </div>
      <Button variant="line" size="sm" aria-label={texts.revokeOf(name)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </li>
  );
}
