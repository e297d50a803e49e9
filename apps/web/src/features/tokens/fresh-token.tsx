import { tokenTexts } from '#features/tokens/texts.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = tokenTexts.fresh;

/** Shown once; no press outside closes it. */
export function FreshToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { step, copy } = useCopy(token);
  return (
    <Dialog
      isOpen
      isAlert
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="line" onClick={() => void copy()}>
            {step === 'copied' ? texts.copied : texts.copy}
          </Button>
          <Button variant="solid" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{texts.text}</p>
        <TextField label={texts.label} bare readOnly value={token} onFocus={(event) => event.currentTarget.select()} />
        <span role="status" className="sr-only">
          {step === 'copied' && texts.copied}
        </span>
        {step === 'failed' && (
          <p role="alert" className="text-sm">
            {texts.copyFailed}
          </p>
        )}
      </div>
    </Dialog>
  );
}
