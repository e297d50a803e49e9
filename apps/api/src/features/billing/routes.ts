import * as contract from '@bandeja/domain/billing/contract';
import { billingMessages } from '@bandeja/domain/billing/messages';
import { planPricesCents } from '@bandeja/domain/billing/rules';
import type { FastifyInstance } from 'fastify';
import { accountDetails, grant } from '#features/billing/admin.service.ts';
import { cancel, openPortal, resume, withdraw } from '#features/billing/changes.service.ts';
import { confirmCheckout, openCheckout } from '#features/billing/checkout.service.ts';
import { subscriptionDetails } from '#features/billing/details.service.ts';
import { storeEvent } from '#features/billing/webhook.service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';
import { AppError } from '#kit/errors.ts';
import type { DemoCheckout } from '#ports/payments.ts';

export function billingRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getSubscription, ({ actor }) => subscriptionDetails(deps, actor.userId));
  bind(contract.createCheckoutSession, async ({ actor, body }) => ({
    checkoutUrl: await openCheckout(deps, actor, body),
  }));
  bind(contract.processSuccessfulPayment, async ({ actor, body }) => ({
    subscription: await confirmCheckout(deps, actor, body.sessionId),
  }));

  bind(contract.cancelSubscription, ({ actor }) => cancel(deps, actor));
  bind(contract.resumeSubscription, ({ actor }) => resume(deps, actor));
  bind(contract.withdrawSubscription, ({ actor }) => withdraw(deps, actor));
  bind(contract.openPortal, async ({ actor, body }) => ({ portalUrl: await openPortal(deps, actor, body.returnUrl) }));

  bind(contract.getDemoCheckout, async ({ actor, params }) => {
    const checkout = await demoCheckoutOf(deps).find(actor.userId, params.id);
    if (checkout === null) throw new AppError('checkout.not_found');
    const { id, plan, kind, dueNowCents, trialEndsAt, status } = checkout;
    const amounts = { dueNowCents, monthlyCents: planPricesCents[plan] };
    return { _id: id, planId: plan, kind, ...amounts, trialEndsAt: trialEndsAt?.toISOString() ?? null, status };
  });
  bind(contract.answerDemoCheckout, async ({ actor, params, body }) => {
    const finished = await demoCheckoutOf(deps).finish(actor.userId, params.id, body.outcome);
    if (finished === null) throw new AppError('checkout.not_found');
    const { redirectUrl } = finished;
    return { redirectUrl, message: redirectUrl === null ? billingMessages.declined : null };
  });

  bind(contract.getAccountSubscription, ({ params }) => accountDetails(deps, params.id));
  bind(contract.grantPlan, ({ actor, params, body }) => grant(deps, actor, params.id, body));
}

/** @throws AppError payments.unavailable unless payments are the demo provider's */
function demoCheckoutOf({ payments }: Deps): DemoCheckout {
  if (payments?.kind !== 'test') throw new AppError('payments.unavailable');
  return payments.demoCheckout;
}

/** The webhook has its own scope, because its signature covers the raw bytes. */
export function paymentWebhookRoute(scope: FastifyInstance, deps: Deps): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.post('/subscriptions/webhook', { schema: { hide: true } }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await storeEvent(deps, raw, typeof signature === 'string' ? signature : '');
    return reply.code(204).send();
  });
}
