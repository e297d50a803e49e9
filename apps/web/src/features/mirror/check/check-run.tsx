import type { CheckKind, CheckSide } from '@bandeja/domain/mirror/vocabulary';
import { useRef, useState } from 'react';
import { CameraOff } from '#features/mirror/camera/camera-off.tsx';
import { cameraTexts } from '#features/mirror/camera/texts.ts';
import { type Facing, useCamera } from '#features/mirror/camera/use-camera.ts';
import { checkTexts } from '#features/mirror/check/texts.ts';
import { useCheckRun } from '#features/mirror/check/use-check-run.ts';
import { CameraBar, SightMark } from '#features/mirror/live/camera-bar.tsx';
import { liveCameraTexts } from '#features/mirror/live/texts.ts';
import { useWatch } from '#features/mirror/live/use-watch.ts';
import { WatchedPicture } from '#features/mirror/live/watched-picture.tsx';
import type { ModelFiles } from '#features/mirror/worker-messages.ts';
import { useWakeLock } from '#lib/use-wake-lock.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const texts = checkTexts.run;
const framesPerSecond = 30;

type CheckRunProps = {
  kind: CheckKind;
  side: CheckSide | null;
  model: ModelFiles;
  isKept: boolean;
  isSaving: boolean;
  onKeep: (value: number) => void;
};

export function CheckRun({ kind, side, model, isKept, isSaving, onKeep }: CheckRunProps) {
  const [facing, setFacing] = useState<Facing>('user');
  const video = useRef<HTMLVideoElement>(null);
  const { state, retry } = useCamera({ facing, framesPerSecond });
  const run = useCheckRun(kind, side);
  const stream = state.is === 'on' ? state.stream : null;
  const watch = useWatch({ video, stream: run.isOver ? null : stream, model, onSeen: run.see });
  const value = checkTexts.withUnit(kind, run.value);
  useWakeLock(true);

  return (
    <div className="grid gap-4">
      {state.is === 'asking' && <p role="status">{cameraTexts.asking}</p>}
      {state.is === 'off' && <CameraOff why={state.why} onRetry={retry} />}
      {watch.is === 'failed' && <Alert kind="err">{liveCameraTexts.failed}</Alert>}
      {stream && (
        <>
          <WatchedPicture
            stream={stream}
            facing={facing}
            video={video}
            seen={watch.is === 'watching' && !run.isOver ? watch.seen : null}
          />
          <CameraBar facing={facing} onFacing={setFacing}>
            {!run.isOver && <Sight isReady={watch.is === 'watching'} sight={run.sight} />}
          </CameraBar>
        </>
      )}
      <p className="num text-[5rem]/[1] font-head" aria-hidden={!run.isOver}>
        {value}
      </p>
      {run.isOver ? (
        <>
          <p role="status">{run.value > 0 ? texts.result(value) : texts.nothing}</p>
          {run.value > 0 && (
            <Button variant="saque" size="gym" full pending={isSaving} onClick={() => onKeep(run.value)}>
              {isKept ? texts.save : texts.keep}
            </Button>
          )}
          <Button variant="line" size="gym" full onClick={run.again}>
            {texts.again}
          </Button>
        </>
      ) : (
        <>
          <p>{texts.place[kind]}</p>
          <Button variant="line" size="gym" full onClick={run.stop}>
            {texts.stop}
          </Button>
        </>
      )}
      <p className="text-ui text-ink-2">{checkTexts.stop}</p>
    </div>
  );
}

function Sight({ isReady, sight }: { isReady: boolean; sight: keyof typeof texts.sight }) {
  if (!isReady) return liveCameraTexts.preparing;
  return (
    <>
      <SightMark isSeen={sight === 'seen'} />
      {texts.sight[sight]}
    </>
  );
}
