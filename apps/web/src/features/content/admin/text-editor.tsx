import type { Text } from '@bandeja/domain/content/contract';
import { useRef, useState } from 'react';
import { usePreview } from '#features/content/admin/api.ts';
import { TextActions } from '#features/content/admin/text-actions.tsx';
import { TextHistory } from '#features/content/admin/text-history.tsx';
import { TextPreview } from '#features/content/admin/text-preview.tsx';
import { contentTexts as texts } from '#features/content/admin/texts.ts';
import { useTextDraft } from '#features/content/admin/use-text-draft.ts';
import type { Address } from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';

/** `text` is null for an article that is new. */
type TextEditorProps = { textKey: string; text: Text | null; start: string };

export function TextEditor({ textKey, text, start }: TextEditorProps) {
  const title = text?.title ?? textKey;
  const draft = useTextDraft(textKey, start);
  const area = useRef<HTMLTextAreaElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const preview = usePreview(textKey);
  const toast = useToast();

  function goTo(line: number) {
    const lines = draft.markdown.split('\n');
    const from = lines.slice(0, line - 1).reduce((length, row) => length + row.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  }

  function onDone(words: string) {
    draft.forget();
    setFailure(null);
    toast(words);
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="wrap-anywhere">{title}</h2>
        {/* our own server says it */}
        {text !== null && text.state !== 'hidden' && <AppLink to={text.address as Address}>{texts.open}</AppLink>}
      </div>
      {text?.hasNewerShipped && <Alert kind="warn">{texts.newerHint}</Alert>}
      {draft.isChanged && <p className="text-sm text-ink-2">{texts.draft}</p>}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="card grid grid-cols-1 gap-2.5">
          <TextArea
            ref={area}
            label={texts.field}
            hint={texts.fieldHint}
            rows={24}
            lang="es"
            value={draft.markdown}
            onChange={({ target }) => draft.write(target.value)}
          />
          {failure !== null && <Alert kind="err">{failure}</Alert>}
          <div className="flex flex-wrap justify-end gap-2.5">
            {draft.isChanged && (
              <Button variant="ghost" onClick={draft.forget}>
                {texts.discard}
              </Button>
            )}
            <Button
              variant="line"
              pending={preview.isPending}
              pendingLabel={texts.previewing}
              onClick={() => preview.mutate(draft.markdown)}
            >
              {texts.preview}
            </Button>
            <TextActions
              textKey={textKey}
              text={text}
              markdown={draft.markdown}
              stored={start}
              onDone={onDone}
              onFailed={setFailure}
            />
          </div>
        </div>
        <TextPreview title={title} markdown={draft.markdown} preview={preview} onLine={goTo} />
      </div>
      {text !== null && (
        <TextHistory
          text={text}
          onLoad={(markdown) => {
            draft.write(markdown);
            toast(texts.loaded);
          }}
        />
      )}
    </div>
  );
}
