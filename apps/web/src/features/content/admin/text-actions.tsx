import type { Text } from '@bandeja/domain/content/contract';
import { textKindOf } from '@bandeja/domain/content/vocabulary';
import { useState } from 'react';
import { useRestore, useSave } from '#features/content/admin/api.ts';
import { contentTexts as texts } from '#features/content/admin/texts.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';

type TextActionsProps = {
  textKey: string;
  text: Text | null;
  markdown: string;
  stored: string;
  onDone: (words: string) => void;
  onFailed: (words: string) => void;
};

/** Publish, hide, back to the shipped text. What cannot be taken back is asked first. */
export function TextActions({ textKey, text, markdown, stored, onDone, onFailed }: TextActionsProps) {
  const kind = textKindOf(textKey);
  const isLegal = kind === 'legal';
  const revision = text?.revision ?? null;
  const [asked, setAsked] = useState<'publish' | 'hide' | 'restore' | null>(null);
  const save = useSave(textKey);
  const restore = useRestore(textKey);

  const after = (words: string) => ({
    onSuccess: () => {
      setAsked(null);
      onDone(words);
    },
    onError: (error: Error) => {
      setAsked(null);
      onFailed(failureOf(error));
    },
  });
  const publish = () => save.mutate({ markdown, state: 'published', revision }, after(texts.saved));
  const hide = () => save.mutate({ markdown: stored, state: 'hidden', revision }, after(texts.hidden));

  return (
    <>
      {kind === 'article' && text !== null && text.state !== 'hidden' && (
        <Button variant="line" onClick={() => setAsked('hide')}>
          {texts.hide}
        </Button>
      )}
      {!isLegal && text?.isShipped && text.state !== 'shipped' && (
        <Button variant="line" onClick={() => setAsked('restore')}>
          {texts.restore}
        </Button>
      )}
      <Button
        pending={save.isPending}
        pendingLabel={texts.saving}
        onClick={isLegal ? () => setAsked('publish') : publish}
      >
        {isLegal ? texts.publishVersion : texts.publish}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'publish'}
        texts={texts.publishAsk}
        action={{ ...save, start: publish }}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        isOpen={asked === 'hide'}
        texts={texts.hideAsk}
        action={{ ...save, start: hide }}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        isOpen={asked === 'restore'}
        texts={texts.restoreAsk}
        action={{ ...restore, start: () => restore.mutate(revision, after(texts.restored)) }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function failureOf(error: Error): string {
  if (!(error instanceof HttpError)) return texts.saveFailed;
  if (error.code === 'text.changed') return texts.changedMeanwhile;
  return error.issues?.[0]?.message ?? serverMessage(error) ?? texts.saveFailed;
}
