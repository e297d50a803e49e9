import type { FilmedStroke } from '@bandeja/domain/mirror/schemas';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { accountTexts } from '#features/mirror/account/texts.ts';
import { filmedStrokesQuery, useDeleteFilmedStroke, useEraseFilmedStrokes } from '#features/mirror/api.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const texts = accountTexts.list;
const firstShown = 5;

/** What the account holds of filmed strokes, on any device and after the plan ended, too; nothing before the consent. */
export function AccountStrokes() {
  const id = useId();
  const { data } = useQuery(filmedStrokesQuery);
  const remove = useDeleteFilmedStroke();
  const [isWhole, setWhole] = useState(false);
  if (!data?.consent) return null;
  const { strokes } = data;
  const shown = isWhole ? strokes : strokes.slice(0, firstShown);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{texts.title}</h2>
      <p className="max-w-sentence text-ink-2">{strokes.length === 0 ? texts.none : texts.text}</p>
      {remove.error && <Alert kind="err">{serverMessage(remove.error) ?? texts.failed}</Alert>}
      <ul className="grid divide-y divide-line">
        {shown.map((stroke) => (
          <StrokeRow key={stroke._id} stroke={stroke} onDelete={() => remove.start(stroke._id)} />
        ))}
      </ul>
      {shown.length < strokes.length && (
        <Button variant="line" className="justify-self-start" onClick={() => setWhole(true)}>
          {texts.all(strokes.length)}
        </Button>
      )}
      <Erase />
    </section>
  );
}

function StrokeRow({ stroke, onDelete }: { stroke: FilmedStroke; onDelete: () => void }) {
  const name = texts.name(stroke.kind, stroke.hand, stroke.date);
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div>
        <p>{name}</p>
        <p className="num text-sm text-ink-2">{texts.figures(stroke.measures)}</p>
      </div>
      <IconButton icon={TrashIcon} label={texts.delete(name)} onClick={onDelete} />
    </li>
  );
}

function Erase() {
  const erase = useEraseFilmedStrokes();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="line" className="justify-self-start" onClick={() => setAsking(true)}>
        {accountTexts.erase.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        texts={accountTexts.erase}
        action={{ ...erase, start: () => erase.start(undefined, { onSuccess: () => setAsking(false) }) }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
