import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useState } from 'react';
import { handOver } from '#lib/hand-over.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PictureHeight, PictureSpec } from '#ui/picture/picture.ts';
import { pictureTexts as texts } from '#ui/picture/texts.ts';

type PictureButtonsProps = {
  specOf: () => PictureSpec | Promise<PictureSpec>;
  fileName: string;
};

type State = { step: 'idle' } | { step: 'making'; height: PictureHeight } | { step: 'saved' | 'shared' | 'failed' };

/** Passed to the system's share sheet, or saved where there is none. Its code loads with the first tap. */
export function PictureButtons({ specOf, fileName }: PictureButtonsProps) {
  const [state, setState] = useState<State>({ step: 'idle' });

  async function make(height: PictureHeight) {
    setState({ step: 'making', height });
    try {
      const [{ makePicture }, spec] = await Promise.all([import('#ui/picture/picture.ts'), specOf()]);
      const file = await makePicture(spec, height, `${fileName}-1080x${height}.png`);
      setState({ step: await handOver(file) });
    } catch {
      setState({ step: 'failed' });
    }
  }

  return (
    <div className="grid gap-2.5">
      <p className="text-ui font-strong">{texts.heading}</p>
      <div className="flex flex-wrap gap-2">
        {([1350, 1920] as const).map((height) => (
          <Button
            key={height}
            variant="line"
            className="grow basis-[7rem] px-2"
            icon={<Icon as={DownloadSimpleIcon} />}
            pending={state.step === 'making' && state.height === height}
            pendingLabel={texts.making}
            aria-label={texts.names[height]}
            onClick={() => void make(height)}
          >
            {texts.sizes[height]}
          </Button>
        ))}
      </div>
      <p className="text-xs text-ink-3">{texts.note}</p>
      <p role="status" className={state.step === 'failed' ? 'text-sm text-err' : 'sr-only'}>
        {state.step === 'saved' && texts.saved}
        {state.step === 'failed' && texts.failed}
      </p>
    </div>
  );
}
