import type { Session } from '@bandeja/domain/sessions/contract';
import { type RefObject, useId } from 'react';
import { useShare } from '#features/sessions/api.ts';
import { sessionPicture } from '#features/sessions/share/session-picture.ts';
import { SharePanel, useFocusWhenShown } from '#features/sessions/share/share-panel.tsx';
import { shareTexts as texts } from '#features/sessions/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PictureButtons } from '#ui/picture/picture-buttons.tsx';
import { Popover } from '#ui/popover.tsx';

export type SharePopoverProps = {
  session: Session;
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
};

/** A picture for the player to share; then explains what becomes public and asks; then networks and address. */
export function SharePopover({ session, ...panel }: SharePopoverProps) {
  return (
    <Popover label={texts.share} {...panel}>
      <PictureButtons specOf={() => sessionPicture(session)} fileName="bandeja-sesion" />
      <hr className="border-line" />
      {session.shareToken === null ? (
        <Consent sessionId={session._id} />
      ) : (
        <SharePanel session={session} token={session.shareToken} />
      )}
    </Popover>
  );
}

function Consent({ sessionId }: { sessionId: string }) {
  const share = useShare(sessionId);
  const createRef = useFocusWhenShown();
  const whyId = useId();
  return (
    <>
      <p id={whyId} className="text-sm text-ink-2">
        {texts.why}
      </p>
      {share.isError && <Alert kind="err">{serverMessage(share.error) ?? texts.createFailed}</Alert>}
      <Button
        ref={createRef}
        aria-describedby={whyId}
        full
        pending={share.isPending}
        pendingLabel={texts.creating}
        onClick={() => share.mutate()}
      >
        {texts.create}
      </Button>
    </>
  );
}
