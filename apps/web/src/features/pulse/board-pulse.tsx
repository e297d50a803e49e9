import { Suspense } from 'react';
import { handOver } from '#features/pulse/api.ts';
import { PulseStrip } from '#features/pulse/pulse-strip.tsx';
import { forgetRecording } from '#features/pulse/recording.ts';
import { boardKey } from '#features/pulse/recording-keys.ts';
import { useRecording } from '#features/pulse/use-monitor.ts';
import { lazyPart } from '#lib/lazy-part.ts';

const PulseSheet = lazyPart(async () => (await import('#features/pulse/pulse-sheet.tsx')).PulseSheet);
const ignore = () => {};

type BoardPulseProps = { userId: string; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** The pulse of a match under way, on the score board. */
export function BoardPulse({ userId, isOpen, onOpen }: BoardPulseProps) {
  useRecording(boardKey(userId), ignore);
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

/** Its match was logged: the recording is its pulse. */
export const handBoardOver = (userId: string, matchId: string) => handOver(boardKey(userId), matchId);

export const forgetBoardPulse = (userId: string) => forgetRecording(boardKey(userId));
