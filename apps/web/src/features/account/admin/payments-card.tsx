import { refundBodySchema } from '@bandeja/domain/account/contract';
import type { SubscriptionDetails, SubscriptionHistoryEntry } from '@bandeja/domain/billing/contract';
import { planNames } from '@bandeja/domain/billing/vocabulary';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { playerPlanQuery, useRefund } from '#features/account/admin/api.ts';
import { playerTexts as texts } from '#features/account/admin/texts.ts';
import { formatMediumDate, formatPrice } from '#lib/format.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';

type Payment = SubscriptionHistoryEntry & { amountCents: number };

const kinds = { paid: texts.paid, refunded: texts.refunded, payment_failed: texts.failedPayment };
const isPayment = (entry: SubscriptionHistoryEntry): entry is Payment & { kind: keyof typeof kinds } =>
  entry.kind in kinds && entry.amountCents !== null;

export function Payments({ userId }: { userId: string }) {
  const query = useQuery(playerPlanQuery(userId));
  const [refunding, setRefunding] = useState<Payment | null>(null);
  if (!query.data) return <ListWait query={query} failed={texts.paymentsFailed} loading={texts.loading} level={3} />;
  const payments = query.data.history.filter(isPayment);
  if (payments.length === 0) return <p className="text-ink-2">{texts.noPayments}</p>;
  const mayRefund = isAnyLeft(query.data);
  return (
    <>
      <ul aria-label={texts.payments} className="grid grid-cols-1 border-t">
        {payments.map((entry) => (
          <li key={entry._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2">
            <time dateTime={entry.createdAt} className="num w-28 text-sm text-ink-2">
              {formatMediumDate(entry.createdAt)}
            </time>
            <span className="min-w-0 flex-1">{kinds[entry.kind](planNames[entry.plan])}</span>
            <span className="num font-strong">{amountOf(entry)}</span>
            {entry.kind === 'paid' && mayRefund && (
              <Button
                variant="line"
                size="sm"
                aria-label={texts.refundOf(amountOf(entry), formatMediumDate(entry.createdAt))}
                onClick={() => setRefunding(entry)}
              >
                {texts.refund}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        isAlert
        isOpen={refunding !== null}
        onClose={() => setRefunding(null)}
        title={texts.refundDialog.title(refunding === null ? '' : amountOf(refunding))}
      >
        {refunding && <RefundForm userId={userId} entryId={refunding._id} onClose={() => setRefunding(null)} />}
      </Dialog>
    </>
  );
}

const amountOf = ({ amountCents, kind }: Payment) =>
  formatPrice((kind === 'refunded' ? -amountCents : amountCents) / 100);

/** The provider refuses a second refund of a payment; where all is given back, none is offered. */
function isAnyLeft({ history }: SubscriptionDetails): boolean {
  const sum = (kind: string) =>
    history.reduce((cents, entry) => cents + (entry.kind === kind ? (entry.amountCents ?? 0) : 0), 0);
  return sum('paid') > sum('refunded');
}

const dialogTexts = texts.refundDialog;

function RefundForm({ userId, entryId, onClose }: { userId: string; entryId: string; onClose: () => void }) {
  const refund = useRefund(userId);
  const toast = useToast();
  const { field, isPending, failure, submit } = useSendForm({
    start: { entryId, reason: '', password: '' },
    resolver: zodResolver(refundBodySchema),
    send: async (body: Parameters<typeof refund>[0]) => {
      await refund(body);
      toast(dialogTexts.done);
      onClose();
    },
    fieldError: ({ code, message }) => (code === 'auth.wrong_password' ? { path: 'password', message } : null),
    fallback: dialogTexts.failedHint,
  });
  return (
    <Form aria-label={dialogTexts.submit} className="grid gap-2.5" onSubmit={submit}>
      <p className="text-ink-2">{dialogTexts.text}</p>
      {failure !== null && (
        <Alert kind="err" title={dialogTexts.failed}>
          {failure}
        </Alert>
      )}
      <TextArea
        rows={2}
        label={dialogTexts.reason}
        hint={dialogTexts.reasonHint}
        maxLength={500}
        {...field('reason')}
      />
      <PasswordField label={dialogTexts.password} autoComplete="current-password" {...field('password')} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="ghost" onClick={onClose}>
          {dialogTexts.cancel}
        </Button>
        <Button type="submit" variant="danger" pending={isPending} pendingLabel={dialogTexts.pending}>
          {dialogTexts.submit}
        </Button>
      </div>
    </Form>
  );
}
