import { threadBodySchema } from '@bandeja/domain/support/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { commentTexts as texts } from '#features/coaching/comment-texts.ts';
import { mineTexts } from '#features/coaching/texts.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Form } from '#ui/form.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';

type CommentFormProps = { label: string; takesFocus: boolean; send: (text: string) => Promise<unknown> };

/** One line that grows, and the button beside it. */
export function CommentForm({ label, takesFocus, send }: CommentFormProps) {
  const { form, field, isPending, failure, submit } = useSendForm({
    start: { text: '' },
    resolver: zodResolver(threadBodySchema),
    send: async ({ text }: { text: string }) => {
      await send(text);
      form.reset({ text: '' });
    },
    fallback: mineTexts.saveFailed,
  });
  return (
    <Form aria-label={label} className="grid gap-2.5" onSubmit={submit}>
      <div className="flex items-end gap-2.5">
        <TextField
          className="min-w-0 flex-1"
          label={label}
          hideLabel
          placeholder={label}
          maxLength={4000}
          autoComplete="off"
          autoFocus={takesFocus}
          bare
          {...field('text')}
        />
        <IconButton
          type="submit"
          icon={PaperPlaneRightIcon}
          weight="fill"
          variant="solid"
          label={texts.send}
          aria-disabled={isPending}
        />
      </div>
      {failure !== null && <Alert kind="err">{failure}</Alert>}
    </Form>
  );
}
