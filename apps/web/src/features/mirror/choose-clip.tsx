import type { Side } from '@bandeja/pose/landmarks';
import { type StrokeKind, strokeKinds } from '@bandeja/pose/stroke-kinds';
import { FilmSlateIcon } from '@phosphor-icons/react/dist/csr/FilmSlate';
import { VideoCameraIcon } from '@phosphor-icons/react/dist/csr/VideoCamera';
import { useRef, useState } from 'react';
import { mirrorTexts, strokeNames } from '#features/mirror/texts.ts';
import type { Clip } from '#features/mirror/use-mirror.ts';
import { readStored, writeStored } from '#lib/device-storage.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';

const texts = mirrorTexts.choose;
const handKey = 'bandeja.mirrorHand';
const kinds = strokeKinds.map((kind) => ({ value: kind, label: strokeNames[kind] }));
const hands = [
  { value: 'R', label: texts.right },
  { value: 'L', label: texts.left },
] as const satisfies readonly { value: Side; label: string }[];

/** The phone's own camera films better than a page could: it knows 60 images a second and a short exposure. */
export function ChooseClip({ onClip }: { onClip: (clip: Clip) => void }) {
  const [kind, setKind] = useState<StrokeKind>('bandeja');
  const [side, setSide] = useState<Side>(() => (readStored(handKey) === 'L' ? 'L' : 'R'));

  function take(file: File | undefined): void {
    if (!file) return;
    writeStored(handKey, side);
    onClip({ blob: file, kind, side, filmedAt: new Date().toISOString() });
  }

  return (
    <section aria-labelledby="tu-golpe" className="card grid gap-4 max-sm:p-5">
      <h2 id="tu-golpe">{texts.title}</h2>
      <Select
        label={texts.stroke}
        options={kinds}
        value={kind}
        bare
        onChange={({ target }) => setKind(strokeKinds.find((each) => each === target.value) ?? 'bandeja')}
      />
      <div className="grid gap-1.5">
        <p className="text-sm font-strong" aria-hidden="true">
          {texts.hand}
        </p>
        <Segmented label={texts.hand} options={hands} value={side} onChange={setSide} isWide />
      </div>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <FileButton label={texts.film} icon={VideoCameraIcon} variant="saque" capture="environment" onFile={take} />
        <FileButton label={texts.clip} icon={FilmSlateIcon} variant="line" onFile={take} />
      </div>
    </section>
  );
}

type FileButtonProps = {
  label: string;
  icon: typeof FilmSlateIcon;
  variant: 'saque' | 'line';
  capture?: 'environment';
  onFile: (file: File | undefined) => void;
};

function FileButton({ label, icon, variant, capture, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="video/*"
        capture={capture}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // the same film may be chosen again
          target.value = '';
        }}
      />
      <Button full variant={variant} icon={<Icon as={icon} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
