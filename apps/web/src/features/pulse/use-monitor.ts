import { useEffect, useSyncExternalStore } from 'react';
import { pulseMonitor } from '#features/pulse/monitor.ts';
import { openRecording, type Recording } from '#features/pulse/recording.ts';

export const useMonitor = () => useSyncExternalStore(pulseMonitor.watch, pulseMonitor.state);

/** Writes what the sensor says under a key of the device while it is shown. */
export function useRecording(key: string, onOpen: (recording: Recording | null) => void): void {
  useEffect(() => {
    let recording: Recording | null = null;
    const stop = pulseMonitor.listen((beats, now) => {
      // begins with the first value, not with the screen
      if (recording === null) {
        recording = openRecording(key, now);
        onOpen(recording);
      }
      recording.take(beats, now);
    });
    const store = () => recording?.store();
    window.addEventListener('pagehide', store);
    return () => {
      stop();
      store();
      window.removeEventListener('pagehide', store);
      onOpen(null);
    };
  }, [key, onOpen]);
}
