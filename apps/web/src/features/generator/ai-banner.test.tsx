import type { Subscription } from '@bandeja/domain/billing/schemas';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AiBanner } from '#features/generator/ai-banner.tsx';

const now = new Date('2026-11-20T12:00:00Z');

function subscription(changes: Partial<Subscription>): Subscription {
  return { plan: 'free', status: 'active', features: [], expiresAt: null, renews: false, ...changes };
}
const link = (name: string) => page.getByRole('link', { name, exact: true });

test('a free player reads the benefits of the plans with AI and of their own, with a link to the plans', async () => {
  await render(<AiBanner subscription={subscription({})} now={now} />);
  await expect.element(page.getByRole('heading', { name: 'Genera tu rutina con IA' })).toBeVisible();
  await expect.element(page.getByText('Tu plan: Gratis')).toBeVisible();
  await expect.element(link('Ver Planes Premium')).toHaveAttribute('href', '/subscription');
});

test.each(['premium', 'pro'] as const)('an active %s player is led to the generator', async (plan) => {
  await page.viewport(1280, 800);
  await render(<AiBanner subscription={subscription({ plan })} now={now} />);
  await expect
    .element(page.getByText('Cuéntale a tu entrenador qué quieres mejorar y te la prepara en segundos.'))
    .toBeVisible();
  await expect.element(link('Escribe qué quieres mejorar')).toHaveAttribute('href', '/ai-routine-generator');
  expect(page.getByText('Tu plan').query()).toBeNull();
});

test('an expired premium player is on the free plan again', async () => {
  await render(
    <AiBanner subscription={subscription({ plan: 'premium', expiresAt: '2026-11-01T00:00:00.000Z' })} now={now} />,
  );
  await expect.element(page.getByText('Tu plan: Gratis')).toBeVisible();
  await expect.element(link('Ver Planes Premium')).toBeVisible();
});
