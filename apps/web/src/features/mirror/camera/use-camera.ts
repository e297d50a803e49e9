import { useEffect, useState } from 'react';

export type Facing = 'environment' | 'user';
/** `unsupported`: this browser, or a page without https, has no camera for pages. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'unsupported';
export type CameraState = { is: 'asking' } | { is: 'on'; stream: MediaStream } | { is: 'off'; why: CameraTrouble };

type Wish = { facing: Facing; framesPerSecond: number };

/** Opens the camera and closes it again with the screen that asked for it; the microphone is never asked for. */
export function useCamera({ facing, framesPerSecond }: Wish) {
  const [state, setState] = useState<CameraState>({ is: 'asking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let isGone = false;
    let opened: MediaStream | null = null;
    setState({ is: 'asking' });
    openCamera({ facing, framesPerSecond })
      .then((stream) => {
        if (isGone) return close(stream);
        opened = stream;
        // another app may take it away
        stream.getVideoTracks()[0]?.addEventListener('ended', () => setState({ is: 'off', why: 'busy' }));
        setState({ is: 'on', stream });
      })
      .catch((error: unknown) => {
        if (!isGone) setState({ is: 'off', why: troubleOf(error) });
      });
    return () => {
      isGone = true;
      if (opened) close(opened);
    };
  }, [facing, framesPerSecond, attempt]);

  return { state, retry: () => setAttempt((before) => before + 1) };
}

function openCamera({ facing, framesPerSecond }: Wish): Promise<MediaStream> {
  if (!navigator.mediaDevices) return Promise.reject(new DOMException('', 'NotSupportedError'));
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      facingMode: facing,
      frameRate: { ideal: framesPerSecond },
      width: { ideal: 1280 },
      height: { ideal: 720 },
    },
  });
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const troubles: Partial<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotSupportedError: 'unsupported',
};

const troubleOf = (error: unknown): CameraTrouble => (error instanceof DOMException && troubles[error.name]) || 'busy';
