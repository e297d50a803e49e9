import { useEffect, useRef, useState } from 'react';
import { downloadModel, storedModel } from '#features/mirror/model-files.ts';
import type { ModelFiles, ModelLevel } from '#features/mirror/worker-messages.ts';

export type ModelState =
  | { is: 'looking' }
  | { is: 'missing'; hasFailed: boolean }
  | { is: 'downloading'; share: number }
  | { is: 'ready'; files: ModelFiles };

/** Nothing is fetched before `download`. */
export function useModel(level: ModelLevel) {
  const [state, setState] = useState<ModelState>({ is: 'looking' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    let isGone = false;
    void storedModel(level).then((files) => {
      if (!isGone) setState(files ? { is: 'ready', files } : { is: 'missing', hasFailed: false });
    });
    return () => {
      isGone = true;
      running.current?.abort();
    };
  }, [level]);

  function download(): void {
    const abort = new AbortController();
    running.current = abort;
    setState({ is: 'downloading', share: 0 });
    const onShare = (share: number) => {
      if (!abort.signal.aborted) setState({ is: 'downloading', share });
    };
    downloadModel(level, onShare, abort.signal)
      .then((files) => setState({ is: 'ready', files }))
      .catch(() => {
        if (running.current === abort) setState({ is: 'missing', hasFailed: !abort.signal.aborted });
      });
  }

  return { state, download, cancel: () => running.current?.abort() };
}
export type Model = ReturnType<typeof useModel>;
