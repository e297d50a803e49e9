import { useEffect, useState, useSyncExternalStore } from 'react';
import { detailTexts } from '#features/sessions/texts.ts';
import { readStored, writeStored } from '#lib/device-storage.ts';
import { canInstall, promptInstall, watchInstallOffer } from '#lib/install-offer.ts';
import { Button } from '#ui/button.tsx';
import { LogoMark } from '#ui/logo.tsx';

const texts = detailTexts.install;

/** Holds the session after which the install prompt was offered. */
const installAskedKey = 'bandeja.installAsked';
/** Stored instead of a session's id after the answer. */
const answered = 'answered';

export function InstallCard({ sessionId }: { sessionId: string }) {
  const isOffered = useSyncExternalStore(watchInstallOffer, canInstall, () => false);
  const [asked, setAsked] = useState(() => readStored(installAskedKey));
  const isShown = isOffered && (asked === null || asked === sessionId);
  useEffect(() => void (isShown && writeStored(installAskedKey, sessionId)), [isShown, sessionId]);
  if (!isShown) return null;

  function answer() {
    writeStored(installAskedKey, answered);
    setAsked(answered);
  }
  return (
    <section aria-labelledby="install" className="card card-tight grid gap-3 lg:col-span-2">
      <div className="flex items-center gap-3.5">
        <LogoMark className="size-13 flex-none" />
        <h2 id="install" className="heading-3">
          {texts.title}
        </h2>
      </div>
      <p className="text-ink-2">{texts.text}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          onClick={() => {
            answer();
            void promptInstall();
          }}
        >
          {texts.add}
        </Button>
        <Button variant="ghost" onClick={answer}>
          {texts.notNow}
        </Button>
      </div>
    </section>
  );
}
