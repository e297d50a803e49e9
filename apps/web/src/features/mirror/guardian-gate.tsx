import { type ReactNode, useState } from 'react';
import { mirrorTexts } from '#features/mirror/texts.ts';
import { readStored, writeStored } from '#lib/device-storage.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

const texts = mirrorTexts.guardian;
const agreedKey = 'bandeja.mirrorGuardian';
const adultAge = 18;

export const isMinor = (age: number | null): boolean => age !== null && age < adultAge;

/** A minor films only with a guardian who knows it: asked once a device, and again after a sign-out. */
export function GuardianGate({ age, children }: { age: number | null; children: ReactNode }) {
  const [hasAgreed, setAgreed] = useState(() => readStored(agreedKey) !== null);
  const [isTicked, setTicked] = useState(false);
  if (!isMinor(age) || hasAgreed) return children;
  return (
    <section aria-labelledby="permiso" className="card grid gap-3 max-sm:p-5">
      <h2 id="permiso">{texts.title}</h2>
      <Checkbox label={texts.agree} checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
      <Button
        variant="saque"
        full
        disabled={!isTicked}
        onClick={() => {
          writeStored(agreedKey, new Date().toISOString());
          setAgreed(true);
        }}
      >
        {texts.go}
      </Button>
    </section>
  );
}
