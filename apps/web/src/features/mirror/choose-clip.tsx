import { type StrokeKind, strokeKinds } from '@bandeja/domain/mirror/vocabulary';
import type { Side } from '@bandeja/pose/landmarks';
import { FilmSlateIcon } from '@phosphor-icons/react/dist/csr/FilmSlate';
import { VideoCameraIcon } from '@phosphor-icons/react/dist/csr/VideoCamera';
import { useState } from 'react';
import { canRecord } from '#features/mirror/camera/record-clip.ts';
import { FileButton } from '#features/mirror/file-button.tsx';
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

type ChooseClipProps = { onClip: (clip: Clip) => void; onFilm: (stroke: Pick<Clip, 'kind' | 'side'>) => void };

export function ChooseClip({ onClip, onFilm }: ChooseClipProps) {
  const [kind, setKind] = useState<StrokeKind>('bandeja');
  const [side, setSide] = useState<Side>(() => (readStored(handKey) === 'L' ? 'L' : 'R'));

  const take = (blob: Blob) => onClip({ blob, kind, side, filmedAt: new Date().toISOString() });
  const choose = (next: Side) => {
    writeStored(handKey, next);
    setSide(next);
  };

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
        <Segmented label={texts.hand} options={hands} value={side} onChange={choose} isWide />
      </div>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {canRecord() ? (
          <Button variant="saque" full icon={<Icon as={VideoCameraIcon} />} onClick={() => onFilm({ kind, side })}>
            {texts.film}
          </Button>
        ) : (
          <FileButton label={texts.film} icon={VideoCameraIcon} variant="saque" capture="environment" onFile={take} />
        )}
        <FileButton label={texts.clip} icon={FilmSlateIcon} variant="line" onFile={take} />
      </div>
    </section>
  );
}
