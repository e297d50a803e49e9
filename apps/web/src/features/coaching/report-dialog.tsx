import { reportBodySchema } from '@bandeja/domain/coaching/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { reportTexts as texts } from '#features/coaching/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';

type Report = { reason: string; blocks: boolean };

export function ReportDialog({ send, onClose }: { send: (report: Report) => Promise<unknown>; onClose: () => void }) {
  const { field, ...state } = useSendForm({
    start: { reason: '', blocks: false },
    resolver: zodResolver(reportBodySchema),
    send: async (report: Report) => {
      await send(report);
      onClose();
    },
    fallback: failureReason,
  });
  const { error: _none, ...blocks } = field('blocks');
  return (
    <FormDialog texts={texts} state={state} isDanger onClose={onClose}>
      <TextArea label={texts.reason} hint={texts.hint} rows={4} maxLength={2000} {...field('reason')} />
      <Checkbox label={texts.blocks} {...blocks} />
    </FormDialog>
  );
}
