import { accountTexts } from '#features/account/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = accountTexts.secondFactor.codes;

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast(texts.copied);
    } catch {
      toast(texts.copyFailed, { kind: 'err', seconds: 6 });
    }
  }
  return (
    <Dialog
      isOpen
      isAlert
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="line" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button variant="solid" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{texts.text}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 font-strong tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
