import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useRef, useState } from 'react';
import { formatMoment } from '#features/films/model.ts';
import { filmTexts } from '#features/films/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Form } from '#ui/form.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = filmTexts.comments;

export type Remark = { text: string; atMs: number | null };

type CommentFormProps = { other: string; atMs: number; send: (remark: Remark) => Promise<unknown> };

/** About the second the film shows, unless the player takes that off. */
export function CommentForm({ other, atMs, send }: CommentFormProps) {
  const [text, setText] = useState('');
  const [isPinned, setPinned] = useState(true);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function submit(): Promise<void> {
    if (text.trim() === '' || isPending) return field.current?.focus();
    setPending(true);
    setFailure(null);
    try {
      await send({ text: text.trim(), atMs: isPinned ? atMs : null });
      setText('');
    } catch (error) {
      setFailure(serverMessage(error) ?? texts.failed);
    }
    setPending(false);
  }

  return (
    <Form className="grid gap-2 border-t py-3" onSubmit={() => void submit()}>
      {failure !== null && <Alert kind="err">{failure}</Alert>}
      <div className="flex flex-wrap items-end gap-2.5">
        <Pin atMs={atMs} isPinned={isPinned} onPin={setPinned} />
        <TextField
          ref={field}
          className="min-w-32 flex-1"
          label={texts.label}
          hideLabel
          bare
          placeholder={texts.placeholder(other)}
          maxLength={4000}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton
          type="submit"
          icon={PaperPlaneRightIcon}
          weight="fill"
          variant="solid"
          label={texts.send}
          aria-disabled={isPending}
        />
      </div>
    </Form>
  );
}

function Pin({ atMs, isPinned, onPin }: { atMs: number; isPinned: boolean; onPin: (isPinned: boolean) => void }) {
  const look = 'num inline-flex min-h-tap items-center gap-2 rounded-2 px-3 font-strong';
  if (!isPinned) {
    return (
      <button
        type="button"
        className={`${look} border text-ink-2`}
        aria-label={texts.addPin(atMs)}
        onClick={() => onPin(true)}
      >
        <Icon as={PushPinIcon} className="size-4" />
        {formatMoment(atMs)}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={`${look} bg-info-tint text-info`}
      aria-label={`${texts.pin(atMs)}. ${texts.noPin}`}
      onClick={() => onPin(false)}
    >
      <Icon as={PushPinIcon} weight="fill" className="size-4" />
      {formatMoment(atMs)}
      <Icon as={XIcon} className="size-4" />
    </button>
  );
}
