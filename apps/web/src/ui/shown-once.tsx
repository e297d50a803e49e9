import { useCopy } from '#lib/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

type ShownOnceProps = {
  secret: string;
  texts: Record<'title' | 'text' | 'label' | 'copy' | 'copied' | 'done', string>;
  onClose: () => void;
};

/** A secret that is never shown again: no press outside closes it. */
export function ShownOnce({ secret, texts, onClose }: ShownOnceProps) {
  const { step, copy } = useCopy(secret);
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
        <TextField label={texts.label} bare readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
        <span role="status" className="sr-only">
          {step === 'copied' && texts.copied}
        </span>
        {step === 'failed' && (
          <p role="alert" className="text-sm">
            Tu navegador no deja copiar. Selecciónalo y cópialo tú.
          </p>
        )}
      </div>
    </Dialog>
  );
}
