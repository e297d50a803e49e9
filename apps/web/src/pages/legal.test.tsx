import '#styles/index.css';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { planLimits } from '@bandeja/domain/usage/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { provideSiteFacts, siteFacts } from '#lib/site-facts.ts';
import { LegalPage } from '#pages/legal.tsx';
import { legalText } from '#pages/testing/content.ts';
import { expectValid } from '#pages/testing/inspect.tsx';

async function renderPrivacy() {
  return render(<LegalPage data={legalText('privacy')} />);
}

async function renderTerms() {
  return render(<LegalPage data={legalText('terms')} />);
}

describe.each([
  ['Política de privacidad', renderPrivacy],
  ['Términos y condiciones', renderTerms],
])('%s', (title, open) => {
  test('says its date and who answers for it', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect
      .element(page.getByText('Última actualización: 30 de noviembre de 2026 (versión 5)', { exact: true }))
      .toBeVisible();
    await expect.element(page.getByText('[Nombre del titular]', { exact: true }).first()).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} · Bandeja`);
  });

  test('the contents lead to every section, in order', async () => {
    const { container } = await open();
    const contents = page.getByRole('navigation', { name: 'En esta página' }).element();
    const targets = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const headings = [...container.querySelectorAll('section > h2')].map((heading) => `#${heading.id}`);
    expect(targets.length).toBeGreaterThan(10);
    expect(targets).toEqual(headings);
    expect(new Set(targets).size).toBe(targets.length);
  });
});

test.each(['privacy', 'terms'] as const)(
  'nothing of %s sticks out, axe finds nothing',
  { timeout: 60_000 },
  async (kind) => {
    const { container } = await expectValid(<LegalPage data={legalText(kind)} />, [320, 1440]);
    expect(container.textContent).not.toMatch(/\{\{|\{!?sellsPlans|undefined/);
  },
);

test('the terms promise a trial only where plans are sold', async () => {
  const facts = siteFacts();
  const sold = await renderTerms();
  expect(sold.container.textContent).toContain('prueba gratuita de 7 días');
  await sold.unmount();
  provideSiteFacts({ ...facts, sellsPlans: false });
  const { container } = await renderTerms();
  expect(container.textContent).not.toMatch(/prueba gratuita|periodo de prueba/i);
  expect(container.textContent).toContain('aquí no se pueden contratar planes de pago');
  provideSiteFacts(facts);
});

test.each([
  ['privacy', 1, 'Versión 1, del 23 de julio de 2025 al 23 de noviembre de 2026'],
  ['terms', 1, 'Versión 1, del 23 de julio de 2025 al 23 de noviembre de 2026'],
  ['privacy', 2, 'Versión 2, del 23 de noviembre de 2026 al 29 de noviembre de 2026'],
  ['terms', 2, 'Versión 2, del 23 de noviembre de 2026 al 29 de noviembre de 2026'],
  ['privacy', 3, 'Versión 3, del 29 de noviembre de 2026 al 30 de noviembre de 2026'],
  ['terms', 3, 'Versión 3, del 29 de noviembre de 2026 al 30 de noviembre de 2026'],
  ['privacy', 4, 'Versión 4, del 30 de noviembre de 2026 al 30 de noviembre de 2026'],
  ['terms', 4, 'Versión 4, del 30 de noviembre de 2026 al 30 de noviembre de 2026'],
] as const)('the former version of %s, %s, is read with its days, and leads back', async (kind, version, days) => {
  const { container } = await expectValid(<LegalPage data={legalText(kind, version)} />, [320, 1440]);
  await expect.element(page.getByText(days, { exact: true })).toBeVisible();
  expect(container.querySelectorAll('section > h2').length).toBeGreaterThan(10);
  expect(container.textContent).toContain('[Nombre del titular]');
  expect(container.textContent).not.toMatch(/\{\{|undefined/);
  expect(container.querySelector(`a[href="/${kind}"]`)?.textContent).toBe('Leer la versión vigente');
  // not mentioned yet
  const later = { 1: 'Strava', 2: 'Qué sabe tu entrenador', 3: 'Bluetooth', 4: 'revisión del mes' };
  expect(container.textContent).not.toContain(later[version]);
});

test('each text leads to its former versions', async () => {
  await renderPrivacy();
  const way = page.getByRole('link', { name: 'Versión 1, del 23 de julio de 2025 al 23 de noviembre de 2026' });
  await expect.element(way).toHaveAttribute('href', '/privacy/versiones/1');
});

test('the privacy policy quotes each consent as it is asked for', async () => {
  const { container } = await renderPrivacy();
  for (const wording of [
    'He leído la política de privacidad y acepto que Bandeja trate mis datos para enviarme lo que pido.',
    'Quiero recibir también consejos y novedades de Bandeja por email. Me daré de baja cuando quiera.',
    'Al finalizar aceptas que Bandeja trate tus respuestas para enviarte tu plan por email.',
    'Acepto que Bandeja guarde lo que cuento de mis lesiones para adaptar mi plan. Puedo retirarlo y borrarlo cuando quiera.',
    'Tengo el permiso de mi madre, padre o tutor legal para usar Bandeja.',
    'Versión 2026-11-20.',
  ]) {
    expect(container.textContent).toContain(wording);
  }
});

test('the privacy policy names everything an account can store, and each consent for it', async () => {
  const { container } = await renderPrivacy();
  for (const stored of [
    'Las molestias que apuntas',
    'El peso de cada día',
    'Cómo juegas cada golpe, del 1 al 5',
    'se guardan 90 días, sin tu nombre',
    'El segundo paso para entrar',
    'La conexión con Strava, donde la haya',
    'La conexión con Polar, donde la haya',
    'los latidos de cada segundo',
    ...Object.values(consentTexts).map(({ text }) => text),
  ]) {
    expect(container.textContent).toContain(stored);
  }
});

test('the privacy policy says where to complain, and claims no encryption where there is none', async () => {
  const { container } = await renderPrivacy();
  expect(container.textContent).toContain('Agencia Española de Protección de Datos');
  expect(container.textContent).toContain('artículo 9.2.a');
  expect(container.textContent).not.toContain('HTTPS');
});

test('the terms name prices, limits, trial, withdrawal, health and law', async () => {
  const { container } = await renderTerms();
  const { free, premium } = planLimits;
  for (const fact of [
    `0 €. Hasta ${free.sessions} sesiones y ${free.routines} rutinas distintas al mes.`,
    `9,99 € al mes. Hasta ${premium.sessions} sesiones y ${premium.routines} rutinas distintas al mes.`,
    '19,99 € al mes. Sesiones y rutinas sin límite.',
    'prueba gratuita de 7 días',
    '14 días naturales',
    'Información general; no es consejo médico.',
    'Estos términos se rigen por la ley española.',
  ]) {
    expect(container.textContent).toContain(fact);
  }
});
