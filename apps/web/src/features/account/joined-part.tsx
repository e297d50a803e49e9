import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { joinedQuery, usePart } from '#features/account/api.ts';
import { ProofDialog } from '#features/account/proof-dialog.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { formatLongDate } from '#lib/format.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = accountTexts.joined;

/** Where the settings name a provider: whether this account is joined to one there. */
export function JoinedPart() {
  const { data: joined } = useQuery({ ...joinedQuery, enabled: Boolean(siteFacts().provider) });
  const [isAsking, setAsking] = useState(false);
  const part = usePart();
  const toast = useToast();
  if (!joined?.name) return null;
  const close = () => setAsking(false);
  return (
    <div className="grid content-start gap-3">
      <div>
        <h3>{texts.title(joined.name)}</h3>
        <p className="text-sm text-ink-2">
          {joined.joinedAt === null ? texts.off : texts.on(formatLongDate(joined.joinedAt))}
        </p>
      </div>
      {joined.joinedAt !== null && (
        <Button variant="line" className="justify-self-start" onClick={() => setAsking(true)}>
          {texts.part}
        </Button>
      )}
      {isAsking && (
        <ProofDialog
          texts={texts.dialog}
          isDanger
          send={async (password) => {
            await part(password);
            close();
            toast(texts.parted);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
