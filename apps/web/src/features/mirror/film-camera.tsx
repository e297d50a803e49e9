import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { CameraRotateIcon } from '@phosphor-icons/react/dist/csr/CameraRotate';
import { StopIcon } from '@phosphor-icons/react/dist/csr/Stop';
import { useState } from 'react';
import { CameraOff } from '#features/mirror/camera/camera-off.tsx';
import { CameraPicture } from '#features/mirror/camera/camera-picture.tsx';
import { cameraTexts } from '#features/mirror/camera/texts.ts';
import { type Facing, useCamera } from '#features/mirror/camera/use-camera.ts';
import { type FilmingStep, useFilming } from '#features/mirror/camera/use-filming.ts';
import { FileButton } from '#features/mirror/file-button.tsx';
import { Place } from '#features/mirror/how-to.tsx';
import { mirrorTexts, strokeNames } from '#features/mirror/texts.ts';
import type { Clip } from '#features/mirror/use-mirror.ts';
import { useWakeLock } from '#lib/use-wake-lock.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';

const texts = mirrorTexts.camera;
const waits = ['3', '5', '10'] as const;
type Wait = (typeof waits)[number];
const waitOptions = waits.map((value) => ({ value, label: texts.waitOf(value) }));
const framesPerSecond = 60;

type FilmCameraProps = Pick<Clip, 'kind' | 'side'> & { onFilm: (blob: Blob) => void; onBack: () => void };

/** Alone and four metres away: a countdown that is heard, six seconds, and it stops by itself. */
export function FilmCamera({ kind, side, onFilm, onBack }: FilmCameraProps) {
  const [facing, setFacing] = useState<Facing>('environment');
  const [wait, setWait] = useState<Wait>('10');
  const { state, retry } = useCamera({ facing, framesPerSecond });
  const stream = state.is === 'on' ? state.stream : null;
  const filming = useFilming(stream, onFilm);
  const { step } = filming;
  const isIdle = step.is === 'idle';
  useWakeLock(!isIdle);

  return (
    <section className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="grid gap-4">
        <ArrivalHeading>{texts.title(strokeNames[kind])}</ArrivalHeading>
        {state.is === 'asking' && <p role="status">{cameraTexts.asking}</p>}
        {state.is === 'off' && <CameraOff why={state.why} onRetry={retry} />}
        {stream && (
          <div className="relative">
            <CameraPicture stream={stream} facing={facing} label={cameraTexts.picture}>
              <Frame />
            </CameraPicture>
            <Count step={step} />
          </div>
        )}
        {stream && <p className="text-ink-2">{texts.rate(rateOf(stream))}</p>}
      </div>
      <div className="grid gap-4">
        {stream && isIdle && (
          <>
            <div className="grid gap-1.5">
              <p className="text-sm font-strong" aria-hidden="true">
                {texts.wait}
              </p>
              <Segmented label={texts.wait} options={waitOptions} value={wait} onChange={setWait} isWide />
            </div>
            <Button variant="saque" full icon={<Icon as={CameraIcon} />} onClick={() => filming.start(Number(wait))}>
              {texts.start}
            </Button>
            <Button
              variant="line"
              full
              icon={<Icon as={CameraRotateIcon} />}
              onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
            >
              {cameraTexts.turn}
            </Button>
          </>
        )}
        {!isIdle && (
          <Button variant="saque" full icon={<Icon as={StopIcon} weight="fill" />} onClick={filming.stop}>
            {step.is === 'waiting' ? texts.cancel : texts.stop}
          </Button>
        )}
        {step.is === 'idle' && step.hasFailed && <p role="alert">{texts.failed}</p>}
        <FileButton label={texts.ownApp} icon={CameraIcon} variant="line" capture="environment" onFile={onFilm} />
        <Button variant="ghost" full onClick={onBack}>
          {texts.back}
        </Button>
        <p className="max-w-sentence text-ink-2">{texts.how(side)}</p>
        <Place />
      </div>
    </section>
  );
}

const rateOf = (stream: MediaStream) => Math.round(stream.getVideoTracks()[0]?.getSettings().frameRate ?? 0);

/** Where the whole body and the raised racket have to be. */
function Frame() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <rect
        x="14"
        y="5"
        width="72"
        height="90"
        rx="3"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Count({ step }: { step: FilmingStep }) {
  return (
    <p role="status" className="on-court absolute inset-x-0 bottom-3 text-center text-ink empty:hidden">
      {step.is === 'waiting' && (
        <span className="num rounded-2 bg-court-deep px-5 py-2 text-num-count font-head">{step.seconds}</span>
      )}
      {step.is === 'recording' && (
        <span className="rounded-2 bg-court-deep px-4 py-2.5 font-strong">{texts.recording}</span>
      )}
    </p>
  );
}
