import type { User } from '@bandeja/domain/profile/contract';
import { type ReactNode, useState } from 'react';
import { exportMutations } from '#features/account/api.ts';
import { DeleteDialog } from '#features/account/delete-dialog.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useOnce } from '#lib/use-once.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = accountTexts.data;

const files = {
  json: { name: 'bandeja-datos', type: 'application/json;charset=utf-8' },
  csv: { name: 'bandeja-sesiones', type: 'text/csv;charset=utf-8' },
} as const;

type DataCardProps = {
  user: User;
  /** The page that brings a history in; null while there is none. */
  importPath: string | null;
  /** Everything is gone, this sign-in too. */
  onDeleted: () => void;
};

/** «Tus datos»: take them along, bring them in, have them deleted (docs/product.md#account). */
export function DataCard({ user, importPath, onDeleted }: DataCardProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section aria-labelledby="tus-datos" className="card max-sm:p-5">
      <SectionTitle id="tus-datos" title={texts.title} sentence={texts.lead} />
      <ul className="border-t">
        <Row {...texts.json} action={<Download kind="json" />} />
        <Row {...texts.csv} action={<Download kind="csv" />} />
        {importPath !== null && (
          <Row
            {...texts.import}
            action={
              <LinkButton to={importPath} variant="line">
                {texts.import.link}
              </LinkButton>
            }
          />
        )}
        <Row
          title={texts.delete.title}
          text={texts.delete.text}
          action={
            <Button variant="danger" onClick={() => setDeleting(true)}>
              {texts.delete.button}
            </Button>
          }
        />
      </ul>
      <DeleteDialog user={user} isOpen={isDeleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </section>
  );
}

function Row({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4 last:border-b-0 last:pb-0">
      <div className="max-w-sentence min-w-0 flex-[1_1_16rem]">
        <h3>{title}</h3>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      {action}
    </li>
  );
}

function Download({ kind }: { kind: keyof typeof files }) {
  const toast = useToast();
  const fetching = useOnce(exportMutations[kind]);
  const { name, type } = files[kind];

  function download() {
    fetching.start(undefined, {
      onSuccess: (text) => saveTextFile(`${name}-${new Date().toISOString().slice(0, 10)}.${kind}`, type, text),
      onError: (error) => toast(serverMessage(error) ?? texts.failed, { kind: 'err', seconds: 6 }),
    });
  }

  return (
    <Button variant="line" pending={fetching.isPending} pendingLabel={texts.pending} onClick={download}>
      {texts[kind].button}
    </Button>
  );
}
