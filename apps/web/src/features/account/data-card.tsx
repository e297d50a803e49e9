import type { User } from '@bandeja/domain/profile/contract';
import { type ReactNode, useState } from 'react';
import { DeleteDialog } from '#features/account/delete-dialog.tsx';
import { Download } from '#features/account/download.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

const texts = accountTexts.data;

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
      {isDeleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
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
