import type { ReactNode } from 'react';
import { liveCameraTexts } from '#features/mirror/live/texts.ts';
import { ProgressLine } from '#features/mirror/progress-line.tsx';
import { useModel } from '#features/mirror/use-model.ts';
import type { ModelFiles, ModelLevel } from '#features/mirror/worker-messages.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const texts = liveCameraTexts.model;

const megabytes: Record<ModelLevel, number> = { lite: 7, full: 10 };

type ModelGateProps = { level: ModelLevel; children: (model: ModelFiles) => ReactNode };

/** A model, fetched after a yes; then what needs it. */
export function ModelGate({ level, children }: ModelGateProps) {
  const { state, download, cancel } = useModel(level);
  switch (state.is) {
    case 'looking':
      return null;
    case 'downloading':
      return <ProgressLine label={texts.running} share={state.share} cancel={texts.cancel} onCancel={cancel} />;
    case 'missing':
      return (
        <div className="grid gap-3">
          <p className="max-w-sentence">{texts.ask(megabytes[level])}</p>
          {state.hasFailed && <Alert kind="err">{texts.failed}</Alert>}
          <Button variant="saque" size="gym" full onClick={download}>
            {texts.start(megabytes[level])}
          </Button>
        </div>
      );
    case 'ready':
      return children(state.files);
  }
}
