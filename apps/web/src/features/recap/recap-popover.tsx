import type { Recap } from '@bandeja/domain/recap/contract';
import type { RefObject } from 'react';
import { recapPicture } from '#features/recap/recap-picture.ts';
import { recapTexts as texts } from '#features/recap/texts.ts';
import { PictureButtons } from '#ui/picture/picture-buttons.tsx';
import { Popover } from '#ui/popover.tsx';

export type RecapPopoverProps = {
  recap: Recap;
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
};

export function RecapPopover({ recap, ...panel }: RecapPopoverProps) {
  return (
    <Popover label={texts.share} {...panel}>
      <PictureButtons specOf={() => recapPicture(recap)} fileName="bandeja-mi-semana" />
    </Popover>
  );
}
