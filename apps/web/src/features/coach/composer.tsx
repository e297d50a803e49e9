import { messageMaxLength } from '@bandeja/domain/coach/contract';
import { coachMessages } from '@bandeja/domain/coach/messages';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { StopIcon } from '@phosphor-icons/react/dist/csr/Stop';
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { coachTexts as texts } from '#features/coach/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';

const countFrom = messageMaxLength - 200;

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  isAnswering: boolean;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
};

export function Composer({ field, draft, isAnswering, onType, onSend, onStop }: ComposerProps) {
  const noteId = useId();
  const length = draft.trim().length;
  const isTooLong = length > messageMaxLength;
  const canSend = length > 0 && !isTooLong && !isAnswering;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSend) return;
    onSend(draft);
    onType('');
    field.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // an Enter that ends a composed letter does not send
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          aria-label={texts.field}
          aria-invalid={isTooLong || undefined}
          aria-describedby={length > countFrom ? noteId : undefined}
          placeholder={texts.field}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
          className="control field-sizing-content max-h-29 resize-none"
        />
        {isAnswering ? (
          <IconButton icon={StopIcon} weight="fill" variant="line" label={texts.stop} onClick={onStop} />
        ) : (
          <IconButton
            type="submit"
            icon={PaperPlaneRightIcon}
            weight="fill"
            variant="solid"
            label={texts.send}
            aria-disabled={!canSend}
          />
        )}
      </div>
      {length > countFrom && (
        <p id={noteId} role={isTooLong ? 'alert' : undefined} className="text-xs">
          {isTooLong ? (
            <span className="font-ui text-err">{coachMessages.tooLong}</span>
          ) : (
            <span className="num text-ink-3">{texts.left(length, messageMaxLength)}</span>
          )}
        </p>
      )}
    </form>
  );
}
