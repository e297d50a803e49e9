import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useRef, useState } from 'react';
import { CameraOff } from '#features/mirror/camera/camera-off.tsx';
import { cameraTexts } from '#features/mirror/camera/texts.ts';
import { type Facing, useCamera } from '#features/mirror/camera/use-camera.ts';
import { CameraBar, SightMark } from '#features/mirror/live/camera-bar.tsx';
import { RepWave } from '#features/mirror/live/rep-wave.tsx';
import { liveCameraTexts as texts } from '#features/mirror/live/texts.ts';
import { type RepetitionTarget, useRepetitions } from '#features/mirror/live/use-repetitions.ts';
import { useWatch } from '#features/mirror/live/use-watch.ts';
import { WatchedPicture } from '#features/mirror/live/watched-picture.tsx';
import type { ModelFiles } from '#features/mirror/worker-messages.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const framesPerSecond = 30;

export type RepCameraProps = Omit<RepetitionTarget, 'onDone'> & {
  model: ModelFiles;
  number: number;
  /** With what was counted, of both sides together. */
  onComplete: (count: number) => void;
  onByHand: (count: number) => void;
};

/** One set, counted: nothing is recorded, and a set that is done needs no tap. */
export function RepCamera({ model, number, onComplete, onByHand, ...wish }: RepCameraProps) {
  const [facing, setFacing] = useState<Facing>('user');
  const video = useRef<HTMLVideoElement>(null);
  const { state, retry } = useCamera({ facing, framesPerSecond });
  const stream = state.is === 'on' ? state.stream : null;
  const reps = useRepetitions({ ...wish, onDone: () => onComplete(reps.repetitions.length) });
  const watch = useWatch({ video, stream: wish.isResting ? null : stream, model, onSeen: reps.see });
  const { repetitions, isSeen } = reps;
  const count = repetitions.length;

  return (
    <div className="grid gap-4">
      {state.is === 'asking' && <p role="status">{cameraTexts.asking}</p>}
      {state.is === 'off' && <CameraOff why={state.why} onRetry={retry} />}
      {stream && (
        <WatchedPicture
          stream={stream}
          facing={facing}
          video={video}
          seen={watch.is === 'watching' ? watch.seen : null}
        />
      )}
      {stream && (
        <CameraBar facing={facing} onFacing={setFacing}>
          <Sight watch={watch.is} isResting={wish.isResting} isSeen={isSeen} />
        </CameraBar>
      )}
      {watch.is === 'watching' && watch.isSlow && <p className="text-ui text-ink-2">{texts.slow}</p>}
      {watch.is === 'failed' && <Alert kind="err">{texts.failed}</Alert>}
      <Figures {...wish} repetitions={repetitions} />
      <Button
        variant="saque"
        size="gym"
        full
        icon={<Icon as={CheckIcon} />}
        disabled={wish.isResting}
        onClick={() => onComplete(count)}
      >
        {texts.complete(number)}
      </Button>
      <Button variant="ghost" size="gym" full onClick={() => onByHand(count)}>
        {texts.byHand}
      </Button>
      <p className="text-ui text-ink-2">{texts.place[wish.move === 'pushUp' ? 'floor' : 'side']}</p>
    </div>
  );
}

type SightProps = { watch: 'preparing' | 'watching' | 'failed'; isResting: boolean; isSeen: boolean };

function Sight({ watch, isResting, isSeen }: SightProps) {
  if (watch === 'failed') return null;
  if (isResting) return texts.resting;
  if (watch === 'preparing') return texts.preparing;
  return (
    <>
      <SightMark isSeen={isSeen} />
      {isSeen ? texts.seen : texts.unseen}
    </>
  );
}

type FiguresProps = Pick<RepetitionTarget, 'target' | 'perSide'> & {
  repetitions: ReturnType<typeof useRepetitions>['repetitions'];
};

function Figures({ target, perSide, repetitions }: FiguresProps) {
  const last = repetitions.at(-1);
  const count = repetitions.length;
  const short = repetitions.flatMap(({ depth }, index) => (depth === 'shallow' ? [index + 1] : []));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="num">
          <span className="text-[6.5rem]/[1] font-head">{count}</span>{' '}
          {target !== null && <span className="text-lead text-ink-2">{texts.of(target)}</span>}
          {perSide && <span className="block text-ui text-ink-2">{texts.bothSides}</span>}
        </p>
        <dl className="grid gap-1 border-l-2 border-white pl-4">
          <dt className="text-ui text-ink-2">{texts.lowering}</dt>
          <dd className="num font-head">{last ? texts.seconds(last.loweringSeconds) : texts.none}</dd>
          <dt className="text-ui text-ink-2">{texts.depth}</dt>
          <dd className="font-head">{last ? texts.depths[last.depth] : texts.none}</dd>
        </dl>
      </div>
      <RepWave count={count} target={target} />
      <p role="status" className="sr-only">
        {count > 0 && texts.counted(count)}
      </p>
      {short.length > 0 && <p>{texts.short(short)}</p>}
    </>
  );
}
