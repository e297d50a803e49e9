import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Checks } from '@bandeja/domain/mirror/contract';
import { checkSidesOf, doneChecks, measuredOf } from '@bandeja/domain/mirror/rules';
import type { Check } from '@bandeja/domain/mirror/schemas';
import { type CheckKind, type CheckSide, checkKinds } from '@bandeja/domain/mirror/vocabulary';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { useState } from 'react';
import { useAllowChecks, useEraseChecks, useStoreChecks } from '#features/mirror/api.ts';
import { CheckCard } from '#features/mirror/check/check-card.tsx';
import { CheckRun } from '#features/mirror/check/check-run.tsx';
import { checkTexts as texts } from '#features/mirror/check/texts.ts';
import { ModelGate } from '#features/mirror/live/model-gate.tsx';
import { serverMessage } from '#lib/server-message.ts';
import { timeZone } from '#lib/time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx';
import { PageTitle } from '#ui/page-title.tsx';

type Run = { kind: CheckKind; side: CheckSide | null };

export function CheckRoom({ stored }: { stored: Checks }) {
  const today = localDateIn(timeZone, new Date());
  const [unstored, setUnstored] = useState<readonly Check[]>([]);
  const [run, setRun] = useState<Run | null>(null);
  const store = useStoreChecks();
  const checks = [...unstored, ...stored.checks];
  const done = doneChecks(checks, today);
  const next = checkKinds.find((kind) => !done.includes(kind));

  /** The other side follows by itself; a measure without the consent stays on this page. */
  function keep({ kind, side }: Run, value: number): void {
    const follow = () => setRun(side === 'R' ? { kind, side: 'L' } : null);
    if (stored.consent) {
      store.start([{ kind, side, value }], { onSuccess: follow });
      return;
    }
    setUnstored((before) => [{ date: today, kind, side, value }, ...before]);
    follow();
  }

  const start = (kind: CheckKind) => {
    const sides = checkSidesOf(kind);
    const missing = sides.find((side) => measuredOf(checks, { kind, side, today }).now === null);
    setRun({ kind, side: missing === undefined ? (sides[0] ?? null) : missing });
  };

  return (
    <>
      <PageTitle
        title={texts.done(done.length, checkKinds.length)}
        windowTitle={texts.title}
        sentence={texts.sentence(today, checks[0]?.date ?? null)}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {checkKinds.map((kind) => (
          <CheckCard
            key={kind}
            kind={kind}
            checks={checks}
            today={today}
            isNext={kind === next}
            onStart={() => start(kind)}
          />
        ))}
      </div>
      <p className="max-w-sentence text-ink-2">{texts.stop}</p>
      {stored.consent ? <Erase /> : <Consent unstored={unstored} onStored={() => setUnstored([])} />}
      {run && (
        <Dialog isOpen isCourt onClose={() => setRun(null)} title={texts.run.title(run.kind, run.side)}>
          {store.error && <Alert kind="err">{serverMessage(store.error) ?? texts.consent.failed}</Alert>}
          <ModelGate level="full">
            {(model) => (
              <CheckRun
                key={`${run.kind} ${run.side}`}
                {...run}
                model={model}
                isKept={stored.consent}
                isSaving={store.isPending}
                onKeep={(value) => keep(run, value)}
              />
            )}
          </ModelGate>
        </Dialog>
      )}
    </>
  );
}

/** What was measured before the yes is stored with it. */
function Consent({ unstored, onStored }: { unstored: readonly Check[]; onStored: () => void }) {
  const allow = useAllowChecks();
  const store = useStoreChecks();
  const error = allow.error ?? store.error;
  const storeAll = () => {
    const measured = unstored.map(({ date: _, ...check }) => check).reverse();
    if (measured.length > 0) store.start(measured, { onSuccess: onStored });
  };
  return (
    <section aria-labelledby="guardar" className="card grid max-w-reading gap-4 max-sm:p-5">
      <h2 id="guardar">{texts.consent.title}</h2>
      <p className="text-ink-2">{texts.consent.text}</p>
      <blockquote className="border-l-2 border-line-strong px-4 py-1">{consentTexts.checks.text}</blockquote>
      {unstored.length > 0 && <p role="status">{texts.unstored}</p>}
      {error && <Alert kind="err">{serverMessage(error) ?? texts.consent.failed}</Alert>}
      <Button
        className="justify-self-start"
        pending={allow.isPending || store.isPending}
        pendingLabel={texts.consent.accepting}
        onClick={() => allow.start(undefined, { onSuccess: storeAll })}
      >
        {texts.consent.accept}
      </Button>
    </section>
  );
}

function Erase() {
  const erase = useEraseChecks();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="line" className="justify-self-start" onClick={() => setAsking(true)}>
        {texts.erase.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        texts={texts.erase}
        action={{ ...erase, start: () => erase.start(undefined, { onSuccess: () => setAsking(false) }) }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
