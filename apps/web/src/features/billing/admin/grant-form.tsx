import { type grantPlan, grantPlanBodySchema, type SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { planIds, planNames } from '@bandeja/domain/billing/vocabulary';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useGrant } from '#features/billing/admin/api.ts';
import { planAdminTexts } from '#features/billing/admin/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = planAdminTexts.form;

/** Grants a plan by hand or ends one, with a reason that is stored. */
export function GrantForm({ accountId, details }: { accountId: string; details: SubscriptionDetails }) {
  const titleId = useId();
  const toast = useToast();
  const grant = useGrant(accountId);
  const start = details.plan === 'free' ? 'premium' : details.plan;
  const { form, field, isPending, failure, submit } = useSendForm({
    start: { plan: start, expiresAt: null as string | null, reason: '' },
    resolver: zodResolver(grantPlanBodySchema),
    send: async (body: BodyInput<typeof grantPlan>) => {
      await grant(isEnd ? { ...body, expiresAt: null } : body);
      toast(texts.done);
      form.reset({ plan: body.plan === 'free' ? 'premium' : body.plan, expiresAt: null, reason: '' });
    },
    // a day that is over belongs to its field
    fieldError: ({ issues }) => issues.find(({ path }) => path === 'expiresAt'),
    fallback: failureReason,
  });
  const isEnd = form.watch('plan') === 'free';

  return (
    <Form aria-labelledby={titleId} className="grid gap-2.5" onSubmit={submit}>
      <h3 id={titleId}>{texts.title}</h3>
      <div className="grid gap-x-5 gap-y-2.5 sm:grid-cols-2">
        <Select
          label={texts.plan}
          options={planIds.map((value) => ({ value, label: value === 'free' ? texts.end : planNames[value] }))}
          {...field('plan')}
        />
        {!isEnd && (
          <TextField
            type="date"
            label={texts.until}
            hint={texts.untilHint}
            {...field('expiresAt', { setValueAs: endOfDay })}
          />
        )}
      </div>
      <TextArea label={texts.reason} hint={texts.reasonHint} rows={2} maxLength={500} {...field('reason')} />
      {failure !== null && (
        <Alert kind="err" title={texts.failed}>
          {failure}
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" pending={isPending} pendingLabel={texts.pending}>
        {texts.submit}
      </Button>
    </Form>
  );
}

/** A day of the date field as the instant at which it ends where the admin is; null without a day. */
function endOfDay(day: string | null): string | null {
  return day ? new Date(`${day}T23:59:59`).toISOString() : null;
}
