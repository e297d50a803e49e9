import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { StripeSettings } from '#settings.ts';

type Thing = Record<string, unknown> & { id: string };

export type StripeCall = { method: string; path: string; body: Record<string, string>; key: string | undefined };

export const stripeSettings = (apiBase: string): StripeSettings => ({
  secretKey: 'sk_test_0123456789',
  webhookSecret: 'whsec_prueba',
  prices: { premium: 'price_premium', pro: 'price_pro' },
  apiBase,
});

const cents: Record<string, number> = { price_premium: 999, price_pro: 1999 };
const daySeconds = 86_400;

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

export async function startStripeServer(now: () => Date) {
  const things = new Map<string, Thing>();
  const byKey = new Map<string, Thing | null>();
  const calls: StripeCall[] = [];
  const priceChanges = new Map<string, Record<string, unknown>>();
  const state = {
    isDown: false,
    hold: null as Promise<void> | null,
  };
  let serial = 0;
  const seconds = () => Math.floor(now().getTime() / 1000);
  const add = (prefix: string, fields: Record<string, unknown>): Thing => {
    serial += 1;
    const thing = { ...fields, id: `${prefix}_${String(serial).padStart(6, '0')}` };
    things.set(thing.id, thing);
    return thing;
  };
  const get = (id: string): Thing => {
    const thing = things.get(id);
    if (!thing) throw new Error(`no ${id}`);
    return thing;
  };
  const all = (object: string, fields: Record<string, string> = {}) =>
    [...things.values()].filter(
      (thing) => thing.object === object && Object.entries(fields).every(([name, value]) => thing[name] === value),
    );

  function bill(subscription: Thing, amount: number, isPaid = true): Thing {
    const invoice = add('in', {
      object: 'invoice',
      subscription: subscription.id,
      customer: subscription.customer,
      status: isPaid ? 'paid' : 'open',
      amount_due: amount,
      amount_paid: isPaid ? amount : 0,
      attempt_count: 1,
      created: seconds(),
      status_transitions: { paid_at: isPaid ? seconds() : null },
      parent: { subscription_details: { subscription: subscription.id } },
    });
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    invoice.lines = { object: 'list', data: [{ id: `il_${invoice.id}`, period: { start, end } }] };
    if (isPaid && amount > 0) charge(invoice, amount);
    return invoice;
  }

  function charge(invoice: Thing, amount: number): void {
    const charged = add('ch', {
      object: 'charge',
      customer: invoice.customer,
      amount,
      amount_refunded: 0,
      refunded: false,
      created: seconds(),
      invoice_id: invoice.id,
    });
    charged.payment_intent = `pi_of_${charged.id}`;
  }

  function giveBack(of: Thing, cents: number): Thing {
    add('re', { object: 'refund', charge: of.id, amount: cents, status: 'succeeded', created: seconds() });
    const total = Number(of.amount_refunded) + cents;
    return Object.assign(of, { amount_refunded: total, refunded: total === of.amount });
  }

  const itemOf = (subscription: Thing) => (subscription.items as { data: Item[] }).data[0] as Item;
  type Item = { id: string; price: { id: string }; current_period_start: number; current_period_end: number };

  const acts = {
    pay(sessionId: string): Thing {
      const session = get(sessionId);
      const order = session.order as Record<string, string>;
      const price = order['line_items[0][price]'] ?? '';
      const trialDays = Number(order['subscription_data[trial_period_days]'] ?? 0);
      const customer = order.customer ?? add('cus', { object: 'customer' }).id;
      const start = seconds();
      const end = start + (trialDays || 30) * daySeconds;
      const subscription = add('sub', {
        object: 'subscription',
        customer,
        start_date: start,
        created: start,
        status: trialDays > 0 ? 'trialing' : 'active',
        cancel_at_period_end: false,
        cancel_at: null,
        trial_end: trialDays > 0 ? end : null,
        metadata: { user_id: order['subscription_data[metadata][user_id]'] },
      });
      const period = { current_period_start: start, current_period_end: end };
      subscription.items = { object: 'list', data: [{ id: `si_${subscription.id}`, price: { id: price }, ...period }] };
      Object.assign(session, { status: 'complete', customer, subscription: subscription.id });
      session.payment_status = trialDays > 0 ? 'no_payment_required' : 'paid';
      bill(subscription, trialDays > 0 ? 0 : (cents[price] ?? 0));
      return subscription;
    },
    renew(subscriptionId: string, isPaid = true): Thing {
      const subscription = get(subscriptionId);
      const item = itemOf(subscription);
      item.current_period_start = item.current_period_end;
      item.current_period_end += 30 * daySeconds;
      subscription.status = isPaid ? 'active' : 'past_due';
      return bill(subscription, cents[item.price.id] ?? 0, isPaid);
    },
    payLate(invoiceId: string): void {
      const invoice = get(invoiceId);
      Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, attempt_count: 2 });
      invoice.status_transitions = { paid_at: seconds() };
      charge(invoice, Number(invoice.amount_due));
      get(String(invoice.subscription)).status = 'active';
    },
    confirmUpgrade(subscriptionId: string, amount = 500): Thing {
      const subscription = get(subscriptionId);
      itemOf(subscription).price.id = 'price_pro';
      return bill(subscription, amount);
    },
    downgrade(subscriptionId: string): Thing {
      const subscription = get(subscriptionId);
      itemOf(subscription).price.id = 'price_premium';
      return subscription;
    },
    end(subscriptionId: string): Thing {
      return Object.assign(get(subscriptionId), { status: 'canceled' });
    },
    /** An operator refunds a payment in Stripe's dashboard, the first or the last, completely unless `cents` are given. */
    refund(
      subscriptionId: string,
      { which = 'first', cents }: { which?: 'first' | 'last'; cents?: number } = {},
    ): Thing {
      const paid = all('charge', { customer: String(get(subscriptionId).customer) });
      const of = paid.at(which === 'first' ? 0 : -1);
      if (!of) throw new Error('nothing was paid');
      return giveBack(of, cents ?? Number(of.amount) - Number(of.amount_refunded));
    },
    setPrice(id: string, changes: Record<string, unknown>): void {
      priceChanges.set(id, changes);
    },
  };

  const server = createServer(async (request, response) => {
    const call = await read(request);
    calls.push(call);
    const known = call.key === undefined ? undefined : byKey.get(call.key);
    if (state.isDown || known === null) {
      if (call.key !== undefined && known === undefined) byKey.set(call.key, null);
      return send(response, 500, { error: { type: 'api_error', message: 'down' } });
    }
    const answer = known ?? answerTo(call);
    if (call.key !== undefined && answer && call.method === 'POST') byKey.set(call.key, answer);
    const text = answer && JSON.parse(JSON.stringify(answer));
    if (call.method === 'GET' && call.path.startsWith('/v1/subscriptions/') && state.hold) {
      const released = state.hold;
      state.hold = null;
      await released;
    }
    if (text?.refusal) {
      send(response, 400, { error: { type: 'invalid_request_error', code: text.refusal, message: 'Refused' } });
    } else if (text) send(response, 200, text);
    else
      send(response, 404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' } });
  });

  function answerTo({ method, path, body }: StripeCall): Thing | null {
    const [, , kind = '', ...rest] = path.split('/');
    const id = rest[0] ?? '';
    const list = (data: Thing[]) => ({ id: 'list', object: 'list', data, has_more: false });
    switch (`${method} ${kind}${kind === 'billing_portal' ? `/${id}` : ''}`) {
      case 'POST checkout':
        return rest.length === 1 ? openSession(body) : expire(rest[1] ?? '');
      case 'GET checkout':
        return things.get(rest[1] ?? '') ?? null;
      case 'GET subscriptions':
        return things.get(id) ?? null;
      case 'GET prices':
        return priceOf(id);
      case 'POST subscriptions':
        return update(get(id), body);
      case 'DELETE subscriptions':
        return Object.assign(get(id), { status: 'canceled' });
      case 'GET invoices':
        return list(
          all('invoice', { subscription: body.subscription ?? '', ...(body.status ? { status: 'paid' } : {}) }),
        );
      case 'GET charges':
        return list(all('charge', { customer: body.customer ?? '' }));
      case 'GET invoice_payments':
        return list(
          all('charge', { invoice_id: body.invoice ?? '' }).map((charge) => ({
            id: `inpay_${charge.id}`,
            object: 'invoice_payment',
            payment: { type: 'payment_intent', payment_intent: charge.payment_intent },
          })),
        );
      case 'GET refunds':
        return list(all('refund', { charge: body.charge ?? '' }));
      case 'POST refunds':
        return refund(body.payment_intent ?? '');
      case 'GET billing_portal/configurations':
        return list(all('billing_portal.configuration'));
      case 'POST billing_portal/configurations':
        return add('bpc', {
          object: 'billing_portal.configuration',
          order: body,
          metadata: { made_for: body['metadata[made_for]'] },
        });
      case 'POST billing_portal/sessions':
        return add('bps', { object: 'billing_portal.session', order: body, url: `https://billing.example/${serial}` });
      default:
        throw new Error(`Stripe's ${method} ${path} is not played here`);
    }
  }

  function openSession(order: Record<string, string>): Thing {
    const session = add('cs_test', { object: 'checkout.session', order, mode: 'subscription', status: 'open' });
    return Object.assign(session, {
      payment_status: 'unpaid',
      client_reference_id: order.client_reference_id,
      subscription: null,
      url: `https://checkout.example/${session.id}`,
    });
  }

  function expire(id: string): Thing {
    return Object.assign(get(id), { status: 'expired', url: null });
  }

  function update(subscription: Thing, body: Record<string, string>): Thing {
    if (body.cancel_at_period_end !== undefined)
      subscription.cancel_at_period_end = body.cancel_at_period_end === 'true';
    if (body.cancel_at !== undefined) subscription.cancel_at = null;
    return subscription;
  }

  function refund(intent: string): Thing | null {
    const of = all('charge', { payment_intent: intent })[0];
    if (!of) return null;
    if (of.refunded) return { id: 'error', refusal: 'charge_already_refunded' };
    return giveBack(of, Number(of.amount) - Number(of.amount_refunded));
  }

  function priceOf(id: string): Thing {
    const month = { interval: 'month', interval_count: 1 };
    const amount = { currency: 'eur', unit_amount: cents[id] ?? 0, tax_behavior: 'inclusive', recurring: month };
    return { id, object: 'price', product: `prod_${id}`, ...amount, ...priceChanges.get(id) };
  }

  // a caller whose next request comes late must not find its connection closed
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return Object.assign(state, acts, {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    get,
    event: (type: string, object: Thing) => {
      serial += 1;
      const data = { object: JSON.parse(JSON.stringify(object)) };
      return { id: `evt_${serial}`, object: 'event', type, created: seconds(), data };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function read(request: IncomingMessage): Promise<StripeCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const url = new URL(request.url ?? '', 'http://stripe.example');
  const text = request.method === 'GET' ? url.search : Buffer.concat(chunks).toString();
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? '',
    path: url.pathname,
    body: Object.fromEntries(new URLSearchParams(text)),
    key: typeof key === 'string' ? key : undefined,
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
