import type { ReactNode } from 'react';
import { liveCameraTexts } from '#features/mirror/live/texts.ts';
import type { ModelFiles } from '#features/mirror/model-files.ts';
import { ProgressLine } from '#features/mirror/progress-line.tsx';
import { useModel } from '#features/mirror/use-model.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const texts = liveCameraTexts.model;

/** The small model, fetched after a yes; then what needs it. */
export function ModelGate({ children }: { children: (model: ModelFiles) => ReactNode }) {
  const { state, download, cancel } = useModel('lite');
  switch (state.is) {
    case 'looking':
      return null;
    case 'downloading':
      return <ProgressLine label={texts.running} share={state.share} cancel={texts.cancel} onCancel={cancel} />;
    case 'missing':
      return (
        <div className="grid gap-3">
          <p className="max-w-sentence">{texts.ask}</p>
          {state.hasFailed && <Alert kind="err">{texts.failed}</Alert>}
          <Button variant="saque" size="gym" full onClick={download}>
            {texts.start}
          </Button>
        </div>
      );
    case 'ready':
      return children(state.files);
  }
}
