import { grantPlanBodySchema, type SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { planIds, planNames } from '@bandeja/domain/billing/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { accountSubscriptionQuery, useGrant } from '#features/billing/admin/api.ts';
import { planAdminTexts as texts } from '#features/billing/admin/texts.ts';
import { HistoryList } from '#features/billing/history-list.tsx';
import { statusWord } from '#features/billing/standing.ts';
import { historyTexts, plansTexts } from '#features/billing/texts.ts';
import { dayRange } from '#lib/day-range.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { formatDate } from '#lib/format.ts';
import { contractResolver, useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/day-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';

export type PlanAccount = { _id: string; name: string };

export function PlanDialog({ account, onClose }: { account: PlanAccount | null; onClose: () => void }) {
  return (
    <Dialog size="lg" isOpen={account !== null} onClose={onClose} title={texts.title(account?.name ?? '')}>
      {account && <AccountPlan key={account._id} account={account} />}
    </Dialog>
  );
}

function AccountPlan({ account }: { account: PlanAccount }) {
  const query = useQuery(accountSubscriptionQuery(account._id));
  const { data, isError } = query;
  if (!data) {
    return isError ? <ErrorState title={texts.loadFailed} query={query} /> : <BallLoader label={texts.loading} />;
  }
  const now = new Date();
  return (
    <div className="grid gap-6">
      <p>
        <span className="text-ink-2">{texts.now}</span> <span className="font-strong">{statusText(data, now)}</span>
      </p>
      {data.hasContract ? <Alert>{texts.paid}</Alert> : <GrantForm accountId={account._id} details={data} />}
      <section aria-labelledby="plan-history" className="grid gap-3">
        <h3 id="plan-history">{historyTexts.title}</h3>
        <HistoryList history={data.history} />
      </section>
    </div>
  );
}

function statusText(details: SubscriptionDetails, now: Date): string {
  const { plan, expiresAt } = details;
  const words = [planNames[plan], plansTexts.now.statuses[statusWord(details, now)]];
  if (expiresAt !== null) words.push(historyTexts.until(formatDate(expiresAt)).toLocaleLowerCase('es-ES'));
  return words.join(' · ');
}

const formTexts = texts.form;

type Grant = BodyInput<Calls['PUT /admin/users/:id/subscription']>;
const resolver = contractResolver<Grant, Grant>({
  schema: grantPlanBodySchema,
  // the day of a plan that is ended is not seen
  bodyOf: (grant) => (grant.plan === 'free' ? { ...grant, expiresAt: null } : grant),
});

function GrantForm({ accountId, details }: { accountId: string; details: SubscriptionDetails }) {
  const titleId = useId();
  const toast = useToast();
  const grant = useGrant(accountId);
  const start = details.plan === 'free' ? 'premium' : details.plan;
  const { form, field, isPending, failure, submit } = useSendForm({
    start: { plan: start, expiresAt: null as string | null, reason: '' },
    resolver,
    send: async (body) => {
      await grant(body);
      toast(formTexts.done);
      form.reset({ plan: body.plan === 'free' ? 'premium' : body.plan, expiresAt: null, reason: '' });
    },
    // a day that is over belongs to its field
    fieldError: ({ issues }) => issues.find(({ path }) => path === 'expiresAt'),
    fallback: failureReason,
  });
  const isEnd = form.watch('plan') === 'free';

  return (
    <Form aria-labelledby={titleId} className="grid gap-2.5" onSubmit={submit}>
      <h3 id={titleId}>{formTexts.title}</h3>
      <div className="grid gap-x-5 gap-y-2.5 sm:grid-cols-2">
        <Select
          label={formTexts.plan}
          options={planIds.map((value) => ({ value, label: value === 'free' ? formTexts.end : planNames[value] }))}
          {...field('plan')}
        />
        {!isEnd && (
          <DayField
            label={formTexts.until}
            hint={formTexts.untilHint}
            {...field('expiresAt', { setValueAs: endOfDay })}
            {...dayRange('planned')}
          />
        )}
      </div>
      <TextArea label={formTexts.reason} hint={formTexts.reasonHint} rows={2} maxLength={500} {...field('reason')} />
      {failure !== null && (
        <Alert kind="err" title={formTexts.failed}>
          {failure}
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" pending={isPending} pendingLabel={formTexts.pending}>
        {formTexts.submit}
      </Button>
    </Form>
  );
}

/** A day of the date field as the instant at which it ends where the admin is; null without a day. */
function endOfDay(day: string | null): string | null {
  return day ? new Date(`${day}T23:59:59`).toISOString() : null;
}
