import { each } from '@bandeja/domain/testing/each';
import '#styles/index.css';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aUser } from '#features/auth/testing/a-user.ts';
import { guest, type Visitor, VisitorContext } from '#features/auth/visitor-context.ts';
import { provideSiteFacts, type SiteFacts } from '#lib/site-facts.ts';
import { HomePage } from '#pages/home.tsx';

const facts: SiteFacts = {
  publicUrl: 'https://bandeja.example',
  operator: { name: 'Club', id: 'B1', address: 'Calle 1', email: 'hola@bandeja.example' },
  social: { x: null, instagram: 'https://www.instagram.com/bandeja', youtube: null },
  showRating: false,
  sellsPlans: true,
  year: 2025,
};

const pageFor = (visitor: Visitor) => (
  <VisitorContext value={visitor}>
    <main>
      <HomePage />
    </main>
  </VisitorContext>
);

async function open(visitor: Visitor = guest, overrides: Partial<SiteFacts> = {}) {
  provideSiteFacts({ ...facts, ...overrides });
  const screen = await render(pageFor(visitor));
  // without the server's markup the code of the drawings and sections is fetched
  await expect.element(page.getByRole('heading', { name: 'Abres, miras y entrenas' })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('#hero-drawing svg')).toHaveLength(2);
  return screen;
}

const link = (name: string) => page.getByRole('link', { name, exact: true });
const headings = (level: string) =>
  Array.from(document.querySelectorAll(level), (heading) => heading.textContent.trim());
const structuredData = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

afterEach(async () => {
  await page.viewport(390, 844);
});

describe('the calls', () => {
  test('a guest is led to the login', async () => {
    await open();
    await expect.element(link('Iniciar Sesión para Empezar')).toHaveAttribute('href', '/login');
    await expect.element(link('Crear mi Cuenta')).toHaveAttribute('href', '/login');
    await expect.element(page.getByText('Gratis, sin tarjeta')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Rutina gratis de 7 días/ })).toBeVisible();
    await expect.element(link('Empezar Rutina')).not.toBeInTheDocument();
    await expect.element(link('Ir a mi Dashboard')).not.toBeInTheDocument();
  });

  test.each<[string, Visitor]>([
    ['a token that was not checked yet', { status: 'player', user: null }],
    ['a known player', { status: 'player', user: aUser() }],
  ])('%s is led to the dashboard', async (_who, visitor) => {
    await open(visitor);
    await expect.element(page.getByRole('link', { name: /^Rutina gratis de 7 días/ })).not.toBeInTheDocument();
    await expect.element(page.getByText('Gratis, sin tarjeta')).not.toBeInTheDocument();
    await expect.element(link('Empezar Rutina')).toHaveAttribute('href', '/dashboard');
    await expect.element(link('Ir a mi Dashboard')).toHaveAttribute('href', '/dashboard');
    await expect.element(link('Iniciar Sesión para Empezar')).not.toBeInTheDocument();
    await expect.element(link('Crear mi Cuenta')).not.toBeInTheDocument();
  });

  test('the button beside the call stays where it is when a guest turns out to be a player', async () => {
    await page.viewport(1440, 900);
    const screen = await open();
    const place = () => link('Hacer el cuestionario').element().getBoundingClientRect().left;
    const forGuest = place();
    await screen.rerender(pageFor({ status: 'player', user: null }));
    await expect.element(link('Empezar Rutina')).toBeVisible();
    expect(place()).toBe(forGuest);
  });
});

test('ways in without an account', async () => {
  await open();
  await expect.element(link('Hacer el cuestionario')).toHaveAttribute('href', '/cuestionario-entrenamiento');
  await expect
    .element(page.getByRole('link', { name: /^Rutina gratis de 7 días/ }))
    .toHaveAttribute('href', '/rutina-padel-gratuita');
  await expect
    .element(page.getByRole('link', { name: /^Cuestionario de entrenamiento/ }))
    .toHaveAttribute('href', '/cuestionario-entrenamiento');
});

test('every section is under its heading, in order', async () => {
  await open();
  expect(headings('main h1')).toEqual(['Tu mejor bandeja empieza fuera de la pista']);
  expect(headings('main h2')).toEqual([
    'De tu perfil a la pista en tres botes',
    'Lo que cambia cuando entrenas con un plan',
    'Cuatro formas de entrenar, una pista',
    'Abres, miras y entrenas',
    'Rutina gratis de 7 días',
    'Cuestionario de entrenamiento',
    'El próximo partido se prepara hoy',
  ]);
  expect(headings('main h3')).toEqual([
    'Crea tu perfil',
    'Recibe tu plan semanal',
    'Entrena y registra',
    'Rutinas personalizadas',
    'Seguimiento del progreso',
    'Recursos de entrenamiento',
    'Físico',
    'Técnico',
    'Táctico',
    'Partido',
  ]);
  expect(headings('main dt')).toEqual([
    'Entrenamiento de hoy',
    'Estadísticas detalladas',
    'Biblioteca de rutinas a tu medida',
  ]);
});

describe('for machines', () => {
  test('title, description, keywords and social card', async () => {
    await open();
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
    expect(document.title).toBe('Bandeja · Entrenamiento de pádel con un plan a tu medida');
    expect(content('meta[name=description]')).toMatch(/^Rutinas personalizadas/);
    expect(content('meta[name=keywords]')).toContain('rutinas de pádel');
    expect(content('meta[property="og:title"]')).toBe(document.title);
    expect(content('meta[property="og:url"]')).toBe('https://bandeja.example/');
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  test('the organisation carries the rating only where it may, and the page never does', async () => {
    await open();
    expect(structuredData()).toMatchObject({
      '@type': 'Organization',
      name: 'Bandeja',
      url: 'https://bandeja.example/',
      sameAs: ['https://www.instagram.com/bandeja'],
    });
    expect(structuredData()).not.toHaveProperty('aggregateRating');
  });

  test('the fixed rating is in the structured data only', async () => {
    await open(guest, { showRating: true });
    expect(structuredData().aggregateRating).toMatchObject({ ratingValue: '4.8', reviewCount: '127' });
    expect(document.querySelector('main')?.innerText).not.toMatch(/4[.,]8|127/);
  });
});

test('the dashboard is a photograph of the product: named, loaded late, its place reserved in both themes and widths', async () => {
  await open();
  const picture = page.getByRole('img', { name: /^El dashboard de Bandeja/ });
  await expect.element(picture).toHaveAttribute('loading', 'lazy');
  await expect.element(page.getByText(/con los datos de una cuenta de demostración/)).toBeVisible();
  const image = picture.element();
  const offered = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])];
  await each(offered, 4, async (offer) => {
    const file = new Image();
    file.src = offer.getAttribute('srcset') ?? offer.getAttribute('src') ?? '';
    await file.decode();
    expect([`${file.naturalWidth}`, `${file.naturalHeight}`]).toEqual([
      offer.getAttribute('width'),
      offer.getAttribute('height'),
    ]);
  });
});

test('nothing is cut off on the smallest phone', async () => {
  await page.viewport(320, 844);
  await open();
  expect(document.documentElement.scrollWidth).toBe(320);
});
