import { liveTexts } from '#features/sessions/live/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type LeaveDialogProps = {
  isOpen: boolean;
  isBusy: boolean;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
  onFinish: () => void;
};

const texts = liveTexts.leaveDialog;

/** The way out of a running session. Only «Descartar la sesión» loses anything. */
export function LeaveDialog({ isOpen, isBusy, onStay, onLeave, onDiscard, onFinish }: LeaveDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title={texts.title}>
      <p className="text-ink-2">{texts.text}</p>
      <div className="grid gap-2.5">
        <Button size="gym" onClick={onStay}>
          {texts.stay}
        </Button>
        <Button size="gym" variant="line" onClick={onLeave}>
          {texts.later}
        </Button>
        <Button size="gym" variant="line" pending={isBusy} onClick={onFinish}>
          {texts.finishNow}
        </Button>
        <Button size="gym" variant="danger" pending={isBusy} onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </Dialog>
  );
}
