import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Seen, watchCamera } from '#features/mirror/live/watch-camera.ts';
import type { ModelFiles } from '#features/mirror/worker-messages.ts';

/** After so many pictures the device has shown how fast it is. */
const trialPictures = 5;
const slowSeconds = 0.4;

export type WatchState = { is: 'preparing' | 'failed' } | { is: 'watching'; seen: Seen | null; isSlow: boolean };

type Wish = {
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | null;
  model: ModelFiles;
  onSeen: (seen: Seen) => void;
};

/** What the worker sees of a stream, until the screen is left. */
export function useWatch({ video, stream, model, onSeen }: Wish): WatchState {
  const [state, setState] = useState<WatchState>({ is: 'preparing' });
  const tell = useEffectEvent(onSeen);

  useEffect(() => {
    if (!stream || !video.current) return;
    setState({ is: 'preparing' });
    let [pictures, spent] = [0, 0];
    return watchCamera({
      video: video.current,
      model,
      onReady: () => setState({ is: 'watching', seen: null, isSlow: false }),
      onSeen(seen) {
        pictures += 1;
        if (pictures <= trialPictures) spent += seen.spentSeconds;
        const isSlow = pictures >= trialPictures && spent / trialPictures > slowSeconds;
        tell(seen);
        setState({ is: 'watching', seen, isSlow });
      },
      onFailed: () => setState({ is: 'failed' }),
    });
  }, [stream, video, model]);

  return state;
}
