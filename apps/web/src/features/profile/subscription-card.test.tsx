import type { User } from '@bandeja/domain/profile/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SubscriptionCard } from '#features/profile/subscription-card.tsx';

const now = new Date('2025-11-20T12:00:00Z');
type Own = Partial<User['subscription']> & { usage?: User['usage'] };

function show({ usage = { sessions: 1, routines: 1 }, ...subscription }: Own) {
  const plan = {
    plan: 'free' as const,
    status: 'inactive' as const,
    features: [],
    expiresAt: null,
    renews: false,
    ...subscription,
  };
  return render(<SubscriptionCard user={{ subscription: plan, usage }} now={now} />);
}

test('a free player reads what the plans give, and is led there', async () => {
  await show({});
  await expect.element(page.getByText('Sin suscripción de pago')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Gestionar Plan' })).toHaveAttribute('href', '/subscription');
  await expect.element(page.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/subscription');
});

test('an active plan says until when, and is offered nothing', async () => {
  await show({ plan: 'premium', status: 'active', expiresAt: '2025-12-14T10:00:00.000Z' });
  await expect.element(page.getByText('Activo', { exact: true })).toBeVisible();
  await expect.element(page.getByText('14 de diciembre de 2025')).toBeVisible();
  await expect.element(page.getByText('1 de 100 sesiones')).toBeVisible();
  await expect.element(page.getByText('Entrena con IA')).not.toBeInTheDocument();
});

test('pro counts without a limit', async () => {
  await show({ plan: 'pro', status: 'active', usage: { sessions: 12, routines: 1 } });
  await expect.element(page.getByText('12 sesiones, sin límite')).toBeVisible();
  await expect.element(page.getByText('1 rutina, sin límite')).toBeVisible();
  await expect.element(page.getByText('Válido hasta')).not.toBeInTheDocument();
});

test.each([
  ['2025-11-19T12:00:00.000Z', true, 'Renovación pendiente', '1 de 100 sesiones'],
  ['2025-11-10T12:00:00.000Z', true, 'Caducado', '1 de 10 sesiones'],
  // given by an admin: it ends on its day
  ['2025-11-20T11:59:59.000Z', false, 'Caducado', '1 de 10 sesiones'],
])('past its end at %s, with renewal %s, it is «%s»', async (expiresAt, renews, status, sessions) => {
  await show({ plan: 'premium', status: 'active', expiresAt, renews });
  await expect.element(page.getByText(status)).toBeVisible();
  await expect.element(page.getByText(sessions)).toBeVisible();
});

test('at the limit it says when the count begins again', async () => {
  await show({ usage: { sessions: 10, routines: 1 } });
  await expect
    .element(page.getByText('Has llegado al límite de tu plan. El 1 de diciembre vuelve a empezar la cuenta.'))
    .toBeVisible();
});
