import { each } from '@bandeja/domain/testing/each';
import '#styles/index.css';
import { planLimits } from '@bandeja/domain/usage/rules';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { provideSiteFacts, siteFacts } from '#lib/site-facts.ts';
import { FaqPage } from '#pages/faq.tsx';
import { questionGroups } from '#pages/testing/content.ts';
import { expectValid } from '#pages/testing/inspect.tsx';

const questions = questionGroups.flatMap((group) => group.questions);

test('says the product’s facts', async () => {
  const all = questions.map(({ plain }) => plain).join('\n');
  expect(all).toContain('7 días gratis en Premium y en Pro');
  expect(all).toContain('Con tarjeta, en la página de un proveedor de pagos');
  expect(all).toContain('Premium cuesta 9,99 € al mes');
  expect(all).toContain('Pro cuesta 19,99 € al mes');
  expect(all).toContain('Información general; no es consejo médico.');
  const { free, premium } = planLimits;
  expect(all).toContain(`hasta ${free.sessions} sesiones y ${free.routines} rutinas`);
  expect(all).toContain(`con ${premium.sessions} sesiones y ${premium.routines} rutinas`);
});

test('every question has its own anchor', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test('an answer opens by keyboard and without code of ours', async () => {
  await render(<FaqPage data={{ groups: questionGroups }} />);
  const answer = page.getByText(/^Sí: 7 días gratis/);
  await expect.element(answer).not.toBeVisible();
  const summary = page.getByRole('heading', { name: '¿Hay una prueba gratuita?' }).element().closest('summary');
  summary?.focus();
  summary?.click();
  await expect.element(answer).toBeVisible();
});

test('says nothing of paying and of a trial where plans cannot be bought', async () => {
  const facts = siteFacts();
  onTestFinished(() => provideSiteFacts(facts));
  provideSiteFacts({ ...facts, sellsPlans: false });
  const { container } = await render(<FaqPage data={{ groups: questionGroups }} />);
  await expect.element(page.getByRole('heading', { name: '¿Cuánto cuesta?' })).toBeVisible();
  expect(container.textContent).not.toMatch(/prueba gratuita|7 días gratis|cómo se cancela/);
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toMatch(/7 días gratis/);
});

test('search engines read the same questions and answers', async () => {
  const { container } = await render(<FaqPage data={{ groups: questionGroups }} />);
  const block = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const data = JSON.parse(block);
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity).toHaveLength(questions.length);
  const shown = [...container.querySelectorAll('details')].map((one) => one.textContent);
  each(data.mainEntity, 5, ({ name, acceptedAnswer }) => {
    const answer = acceptedAnswer.text.replaceAll(' ', '');
    expect(shown.map((text) => text.replaceAll(' ', ''))).toContain(name.replaceAll(' ', '') + answer);
  });
});

test('with every answer open nothing sticks out, axe finds nothing', { timeout: 60_000 }, async () => {
  await expectValid(<FaqPage data={{ groups: questionGroups }} />, [320, 1440], () => {
    for (const answer of document.querySelectorAll('details')) answer.open = true;
  });
});
