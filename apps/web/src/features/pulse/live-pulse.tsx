import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { handOver } from '#features/pulse/api.ts';
import { PulseStrip } from '#features/pulse/pulse-strip.tsx';
import type { Recording } from '#features/pulse/recording.ts';
import { sessionKey } from '#features/pulse/recording-keys.ts';
import { useRecording } from '#features/pulse/use-monitor.ts';
import { lazyPart } from '#lib/lazy-part.ts';

const PulseSheet = lazyPart(async () => (await import('#features/pulse/pulse-sheet.tsx')).PulseSheet);

type LivePulseProps = {
  sessionId: string;
  /** Ids of the sets that are done. */
  doneSets: readonly string[];
  isResting: boolean;
  /** Its end is being sent: the recording goes with the session. */
  isFinishing: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** The pulse of a session under way: shows it and records it with its sets and rests. */
export function LivePulse({ sessionId, doneSets, isResting, isFinishing, isOpen, onOpen }: LivePulseProps) {
  const [recording, setRecording] = useState<Recording | null>(null);
  useRecording(sessionKey(sessionId), setRecording);
  useMarks(recording, doneSets, isResting);
  const leave = useEffectEvent(() => {
    if (isFinishing) void handOver(sessionKey(sessionId), sessionId).catch(() => {});
  });
  useEffect(() => () => leave(), []);
  return (
    <>
      <PulseStrip onOptions={() => onOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <PulseSheet onClose={() => onOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function useMarks(recording: Recording | null, doneSets: readonly string[], isResting: boolean): void {
  const seen = useRef<ReadonlySet<string>>(new Set(doneSets));
  const wasResting = useRef(isResting);
  useEffect(() => {
    const now = Date.now();
    for (const id of doneSets) if (!seen.current.has(id)) recording?.mark('set', now, id);
    for (const id of seen.current) if (!doneSets.includes(id)) recording?.unmark(id);
    seen.current = new Set(doneSets);
    if (wasResting.current && !isResting) recording?.mark('go', now);
    wasResting.current = isResting;
  }, [recording, doneSets, isResting]);
}
