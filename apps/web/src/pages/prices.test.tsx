import { each } from '@bandeja/domain/testing/each';
import '#styles/index.css';
import { plans } from '@bandeja/domain/billing/vocabulary';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Visitor, VisitorContext } from '#features/auth/visitor-context.ts';
import { provideSiteFacts, siteFacts } from '#lib/site-facts.ts';
import { PricesPage } from '#pages/prices.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';

const pageFor = (visitor: Visitor) => (
  <VisitorContext value={visitor}>
    <PricesPage />
  </VisitorContext>
);

test('shows all visitors each plan’s price and benefits, and begins with an account', async () => {
  const { container } = await render(pageFor({ status: 'guest' }));
  await expect.element(page.getByRole('heading', { level: 1, name: '¿Cuánta pista quieres?' })).toBeVisible();
  await each(plans, 3, async ({ name, priceCents, features }) => {
    const card = page.getByRole('region', { name, exact: true });
    const euros = String(priceCents / 100).replace('.', ',');
    await expect.element(card.getByText(euros, { exact: true })).toBeVisible();
    await each(features, 2, async ({ text }) => {
      expect(card.element().textContent).toContain(text);
    });
  });
  const ways = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="/register"]')].map(
    (link) => `${link.textContent} ${link.pathname}${link.search}`,
  );
  expect(ways).toEqual([
    'Crear cuenta gratis /register',
    'Probar Premium 7 días gratis /register?plan=premium',
    'Probar Pro 7 días gratis /register?plan=pro',
  ]);
  await expect.element(page.getByText('Gratis y sin tarjeta.')).toBeVisible();
});

test('leads a player to their own plan', async () => {
  const { container } = await render(pageFor({ status: 'player', user: null }));
  expect(container.querySelectorAll('a[href="/subscription"]')).toHaveLength(3);
  expect(container.querySelectorAll('a[href^="/register"]')).toHaveLength(0);
});

test('where plans cannot be bought, says so and offers the free one alone: no trial, no checkout', async () => {
  const facts = siteFacts();
  onTestFinished(() => provideSiteFacts(facts));
  provideSiteFacts({ ...facts, sellsPlans: false });
  const { container } = await render(pageFor({ status: 'guest' }));
  await expect
    .element(page.getByText(/Premium y Pro todavía no se pueden contratar: los pagos no están abiertos\.$/))
    .toBeVisible();
  for (const name of ['Premium', 'Pro']) {
    const card = page.getByRole('region', { name, exact: true });
    await expect.element(card.getByText('Todavía no se puede contratar', { exact: true })).toBeVisible();
    expect(card.element().querySelectorAll('a, button')).toHaveLength(0);
  }
  const ways = [...container.querySelectorAll('a[href^="/register"]')].map((link) => link.textContent);
  expect(ways).toEqual(['Crear cuenta gratis']);
  const content = `${container.textContent}${document.head.textContent}${document.head.innerHTML}`;
  expect(content).not.toMatch(/7 días|prueba grat|de prueba|proveedor de pago/);
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) => block.textContent);
  expect(data.join()).toContain('"price":"0.00"');
  expect(data.join()).not.toMatch(/9\.99/);
});

test('is valid for all visitors, in both themes and at every width', async () => {
  await expectValid(pageFor({ status: 'guest' }));
});
