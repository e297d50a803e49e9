/** Phones write H.264 in hardware; the others are what browsers without it offer. */
const formats = ['video/mp4;codecs=avc1', 'video/webm;codecs=h264', 'video/webm;codecs=vp8', 'video/webm'];
const bitsPerSecond = 8_000_000;

export const canRecord = (): boolean => 'MediaRecorder' in window;

/** Records until `signal` stops it or the time is over. @returns the film; it is in memory alone */
export function recordClip(stream: MediaStream, seconds: number, signal: AbortSignal): Promise<Blob> {
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format));
  const recorder = new MediaRecorder(stream, { videoBitsPerSecond: bitsPerSecond, ...(mimeType && { mimeType }) });
  const parts: Blob[] = [];
  return new Promise((resolve, reject) => {
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const timer = setTimeout(stop, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('error', () => reject(new Error('The recorder failed')));
    recorder.addEventListener('stop', () => {
      clearTimeout(timer);
      resolve(new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? '' }));
    });
    recorder.start();
  });
}
