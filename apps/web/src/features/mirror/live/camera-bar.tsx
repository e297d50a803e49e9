import { CameraRotateIcon } from '@phosphor-icons/react/dist/csr/CameraRotate';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import type { ReactNode } from 'react';
import { cameraTexts } from '#features/mirror/camera/texts.ts';
import type { Facing } from '#features/mirror/camera/use-camera.ts';
import { VoiceButton } from '#features/mirror/live/voice-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';

type CameraBarProps = {
  facing: Facing;
  onFacing: (facing: Facing) => void;
  /** What the camera sees of the player, in words. */
  children: ReactNode;
};

/** Under the camera's picture: whether one is seen, the voice, the other camera. */
export function CameraBar({ facing, onFacing, children }: CameraBarProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="flex items-center gap-2 font-strong">
        {children}
      </p>
      <span className="flex">
        <VoiceButton />
        <IconButton
          icon={CameraRotateIcon}
          label={cameraTexts.turn}
          onClick={() => onFacing(facing === 'user' ? 'environment' : 'user')}
        />
      </span>
    </div>
  );
}

export function SightMark({ isSeen }: { isSeen: boolean }) {
  return <Icon as={isSeen ? CheckCircleIcon : EyeSlashIcon} weight="fill" className="size-6 flex-none" />;
}
