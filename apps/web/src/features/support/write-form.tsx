import { threadBodySchema } from '@bandeja/domain/support/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { supportTexts as texts } from '#features/support/texts.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextArea } from '#ui/text-area.tsx';

type WriteFormProps = {
  label: string;
  submit: string;
  hint?: string;
  send: (body: { text: string }) => Promise<unknown>;
};

export function WriteForm({ label, submit: submitLabel, hint, send }: WriteFormProps) {
  const { form, field, isPending, failure, submit } = useSendForm({
    start: { text: '' },
    resolver: zodResolver(threadBodySchema),
    send: async (body: { text: string }) => {
      await send(body);
      form.reset({ text: '' });
    },
    fallback: texts.failed,
  });
  return (
    <Form aria-label={label} className="grid gap-2.5" onSubmit={submit}>
      <TextArea label={label} rows={4} maxLength={4000} hint={hint} {...field('text')} />
      {failure !== null && <Alert kind="err">{failure}</Alert>}
      <Button type="submit" className="justify-self-end" pending={isPending} pendingLabel={texts.sending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
