import type { BulkChange, ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { useBulkChange, useBulkEdit } from '#features/exercises/admin/api.ts';
import { BulkEdit } from '#features/exercises/admin/bulk-edit.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = exerciseAdminTexts.bulk;

type BulkBarProps = { chosen: readonly ExerciseSummary[]; onDone: () => void; onEnd: () => void };

export function BulkBar({ chosen, onDone, onEnd }: BulkBarProps) {
  const bulk = useBulkChange();
  const edits = useBulkEdit();
  const toast = useToast();
  const idsOf = (wanted: (exercise: ExerciseSummary) => boolean) => chosen.filter(wanted).map(({ _id }) => _id);
  const offers: { change: BulkChange; ids: string[] }[] = [
    { change: 'publish', ids: idsOf(({ isDraft }) => isDraft) },
    { change: 'retire', ids: idsOf(({ isRetired }) => !isRetired) },
    { change: 'restore', ids: idsOf(({ isRetired }) => isRetired) },
  ];

  const outcome = {
    onSuccess: ({ done, refused }: { done: number; refused: { message: string }[] }) => {
      const [first] = refused;
      if (first) toast(texts.refused(refused.length, first.message), { kind: 'err', seconds: 10 });
      else toast(texts.done(done));
      onDone();
    },
    onError: (error: unknown) => toast(serverMessage(error) ?? texts.failed, { kind: 'err', seconds: 6 }),
  };
  const start = (change: BulkChange, ids: string[]) => bulk.mutate({ change, ids: ids.slice(0, 100) }, outcome);

  return (
    <section
      aria-label={texts.label}
      className="card card-tight sticky bottom-4 z-10 flex flex-wrap items-center gap-2.5"
    >
      <p role="status" className="mr-auto font-strong">
        {texts.chosen(chosen.length)}
      </p>
      <Button variant="ghost" onClick={onEnd}>
        {texts.end}
      </Button>
      <BulkEdit
        count={chosen.length}
        isPending={edits.isPending}
        onEdit={(edit) => edits.mutate({ ...edit, ids: idsOf(() => true).slice(0, 100) }, outcome)}
      />
      {offers.map(({ change, ids }) => (
        <Button
          key={change}
          variant="line"
          disabled={ids.length === 0 || bulk.isPending}
          onClick={() => start(change, ids)}
        >
          {texts.changes[change](ids.length)}
        </Button>
      ))}
    </section>
  );
}
