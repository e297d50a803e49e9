import { useEffect, useState } from 'react';

type VideoShape = { is: 'looking' | 'failed' } | { is: 'known'; width: number; height: number; seconds: number };

/** Size and length of a film, as the browser shows it. */
export function useVideoShape(clip: Blob): VideoShape {
  const [shape, setShape] = useState<VideoShape>({ is: 'looking' });
  useEffect(() => {
    const address = URL.createObjectURL(clip);
    const video = Object.assign(document.createElement('video'), { muted: true, preload: 'metadata' });
    video.addEventListener('error', () => setShape({ is: 'failed' }));
    video.addEventListener('loadedmetadata', () => {
      // what a browser records carries no length: its end has to be looked for
      if (!Number.isFinite(video.duration)) video.currentTime = Number.MAX_SAFE_INTEGER;
    });
    video.addEventListener('durationchange', () => {
      const { videoWidth: width, videoHeight: height, duration: seconds } = video;
      if (Number.isFinite(seconds) && width > 0) setShape({ is: 'known', width, height, seconds });
    });
    video.src = address;
    return () => {
      video.removeAttribute('src');
      URL.revokeObjectURL(address);
    };
  }, [clip]);
  return shape;
}
