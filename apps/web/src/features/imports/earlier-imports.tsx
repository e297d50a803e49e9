import type { Import } from '@bandeja/domain/imports/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { importsQuery, useUndo } from '#features/imports/api.ts';
import { importTexts, sourceNames } from '#features/imports/texts.ts';
import { formatMediumDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = importTexts.earlier;

export function EarlierImports({ onUndone }: { onUndone: (importId: string) => void }) {
  const query = useQuery(importsQuery);
  const title = useRef<HTMLDivElement>(null);
  return (
    <section aria-labelledby="importaciones" className="card max-sm:p-5">
      <div ref={title} tabIndex={-1}>
        <SectionTitle id="importaciones" title={texts.title} sentence={texts.hint} />
      </div>
      {query.data === undefined && (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} bars={['h-5 w-2/3', 'h-5 w-1/2']} />
      )}
      {query.data?.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      {query.data && query.data.length > 0 && (
        <ul className="border-t">
          {query.data.map((each) => (
            <Row
              key={each._id}
              entry={each}
              onUndone={() => {
                onUndone(each._id);
                title.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ entry, onUndone }: { entry: Import; onUndone: () => void }) {
  const [asks, setAsks] = useState(false);
  const toast = useToast();
  const undo = useUndo();
  const { fileName, source, sessionCount, joinedCount, createdAt, undoUntil } = entry;
  const isOpen = new Date() <= new Date(undoUntil);

  function carryOut() {
    const onSuccess = () => {
      toast(texts.undone);
      onUndone();
    };
    undo.start(entry, { onSuccess });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3.5 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-head wrap-anywhere">{fileName}</p>
        <p className="text-sm text-ink-2">
          {texts.facts(sourceNames[source], sessionCount + joinedCount, formatMediumDate(createdAt))}
        </p>
      </div>
      {isOpen ? (
        <Button variant="danger" aria-label={texts.undoOf(fileName)} onClick={() => setAsks(true)}>
          {texts.undo}
        </Button>
      ) : (
        <p className="text-sm text-ink-2">{texts.locked}</p>
      )}
      <ConfirmDialog
        isOpen={asks}
        texts={importTexts.dialog}
        action={{ ...undo, start: carryOut }}
        onClose={() => setAsks(false)}
      >
        <p>{importTexts.dialog.text(fileName, entry)}</p>
      </ConfirmDialog>
    </li>
  );
}
