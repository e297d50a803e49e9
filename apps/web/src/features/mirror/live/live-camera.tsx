import type { CountedMove } from '@bandeja/domain/mirror/vocabulary';
import { VideoCameraIcon } from '@phosphor-icons/react/dist/csr/VideoCamera';
import { useState } from 'react';
import { ModelGate } from '#features/mirror/live/model-gate.tsx';
import { RepCamera } from '#features/mirror/live/rep-camera.tsx';
import { liveCameraTexts as texts } from '#features/mirror/live/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

type LiveCameraProps = {
  move: CountedMove;
  name: string;
  /** The set that is next. */
  setId: string;
  number: number;
  sets: number;
  reps: number | null;
  perSide: boolean;
  isResting: boolean;
  /** Into the set's field. */
  onReps: (setId: string, reps: number) => void;
  onComplete: (setId: string) => void;
};

/** Offers to count the set that is next. It stays open from set to set, so that no hand is needed. */
export function LiveCamera(props: LiveCameraProps) {
  const { move, name, setId, number, sets, reps, perSide, isResting, onReps, onComplete } = props;
  const [isOpen, setOpen] = useState(false);
  const sides = perSide ? 2 : 1;
  const write = (count: number) => count >= sides && onReps(setId, Math.floor(count / sides));

  if (!isOpen) {
    return (
      <Button variant="line" size="gym" full icon={<Icon as={VideoCameraIcon} />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
    );
  }
  return (
    <Dialog isOpen isCourt onClose={() => setOpen(false)} title={texts.title(name, number, sets)}>
      <p className="text-ui text-ink-2">{texts.private}</p>
      <ModelGate level="lite">
        {(model) => (
          <RepCamera
            key={setId}
            model={model}
            move={move}
            number={number}
            target={reps === null ? null : reps * sides}
            perSide={perSide}
            isResting={isResting}
            onComplete={(count) => {
              write(count);
              onComplete(setId);
            }}
            onByHand={(count) => {
              write(count);
              setOpen(false);
            }}
          />
        )}
      </ModelGate>
    </Dialog>
  );
}
