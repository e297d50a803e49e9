import type { Correction } from '@bandeja/domain/learning/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { correctionsQuery, useCorpusLines } from '#features/learning/admin/api.ts';
import { LabelForm } from '#features/learning/admin/label-form.tsx';
import { correctionTexts as texts } from '#features/learning/texts.ts';
import { formatLongDate } from '#lib/format.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Fold } from '#ui/fold.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { useToast } from '#ui/toast.tsx';

export function CorrectionsPanel() {
  const query = useInfiniteQuery(correctionsQuery);
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  const corrections = query.data.pages.flat();
  if (corrections.length === 0) {
    return (
      <EmptyState level={2} className="card" title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <Download />
      <ul className="grid grid-cols-1 gap-3">
        {corrections.map((correction) => (
          <CorrectionCard key={correction._id} correction={correction} />
        ))}
      </ul>
      <MoreButton query={query} />
    </div>
  );
}

function Download() {
  const { mutate, isPending } = useCorpusLines();
  const toast = useToast();
  const onSuccess = ({ count, lines }: { count: number; lines: string }) => {
    if (count === 0) toast(texts.none);
    else saveTextFile(texts.file, 'text/tab-separated-values', lines);
  };
  const onError = (error: Error) => toast(serverMessage(error) ?? texts.loadFailed, { kind: 'err', seconds: 6 });
  return (
    <Button
      variant="line"
      className="justify-self-start"
      pending={isPending}
      pendingLabel={texts.downloading}
      onClick={() => mutate(undefined, { onSuccess, onError })}
    >
      {texts.download}
    </Button>
  );
}

function CorrectionCard({ correction }: { correction: Correction }) {
  const { channel, message, understood, corrected, labels, createdAt } = correction;
  const codes = (list: readonly string[]) => list.join(', ') || texts.nothing;
  return (
    <li className="card grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <Badge tone="otr">{texts.channels[channel]}</Badge>
        {formatLongDate(createdAt)}
        {labels !== null && <Badge tone="fis">{texts.labelled}</Badge>}
      </p>
      <p className="wrap-anywhere">{message}</p>
      <dl className="grid gap-1 text-ui wrap-anywhere">
        <div>
          <dt className="mr-1 inline text-ink-2">{texts.understood}</dt>
          <dd className="inline">{codes(understood)}</dd>
        </div>
        <div>
          <dt className="mr-1 inline text-ink-2">{texts.corrected}</dt>
          <dd className="inline">{codes(corrected)}</dd>
        </div>
      </dl>
      <Fold title={texts.labels}>
        <LabelForm correction={correction} />
      </Fold>
    </li>
  );
}
