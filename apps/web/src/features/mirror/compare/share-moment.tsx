import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { useId, useState } from 'react';
import { compareTexts } from '#features/mirror/compare/texts.ts';
import { handOver } from '#lib/hand-over.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';

const texts = compareTexts.share;

type ShareMomentProps = { isMinor: boolean; make: () => Promise<File> };

/** Only once who is seen has agreed; asked for each picture. */
export function ShareMoment({ isMinor, make }: ShareMomentProps) {
  const id = useId();
  const [hasAgreed, setAgreed] = useState(false);
  const [step, setStep] = useState<'idle' | 'making' | 'saved' | 'shared' | 'failed'>('idle');

  async function share(): Promise<void> {
    setStep('making');
    try {
      setStep(await handOver(await make()));
      setAgreed(false);
    } catch {
      setStep('failed');
    }
  }
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-h3">
        {texts.title}
      </h2>
      <p className="text-ink-2">{texts.note}</p>
      <Checkbox
        label={isMinor ? texts.agreeMinor : texts.agree}
        checked={hasAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <Button
        variant="line"
        className="justify-self-start"
        icon={<Icon as={ShareNetworkIcon} />}
        disabled={!hasAgreed}
        pending={step === 'making'}
        pendingLabel={texts.making}
        onClick={() => void share()}
      >
        {texts.make}
      </Button>
      <p role="status" className={step === 'failed' ? 'text-sm text-err' : 'text-sm text-ink-2 empty:hidden'}>
        {step === 'saved' && texts.saved}
        {step === 'failed' && texts.failed}
      </p>
    </section>
  );
}
