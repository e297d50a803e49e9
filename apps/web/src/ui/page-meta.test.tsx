import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { provideSiteFacts } from '#lib/site-facts.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const facts = {
  publicUrl: 'https://bandeja.example',
  operator: { name: 'Club', id: 'B1', address: 'Calle 1', email: 'a@bandeja.example' },
  social: { x: null, instagram: null, youtube: null },
  showRating: false,
  sellsPlans: true,
  year: 2026,
};

beforeEach(() => provideSiteFacts(facts));

const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');

test('says title, description, address and picture to search engines and link previews', async () => {
  await render(
    <PageMeta
      title="Preguntas frecuentes"
      description="Lo que más se pregunta."
      path="/faq"
      keywords={['pádel', 'plan']}
    />,
  );
  expect(document.title).toBe('Preguntas frecuentes · Bandeja');
  expect(content('meta[name="description"]')).toBe('Lo que más se pregunta.');
  expect(content('meta[name="keywords"]')).toBe('pádel, plan');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://bandeja.example/faq');
  expect(content('meta[property="og:title"]')).toBe('Preguntas frecuentes');
  expect(content('meta[property="og:url"]')).toBe('https://bandeja.example/faq');
  expect(content('meta[property="og:type"]')).toBe('website');
  expect(content('meta[property="og:image"]')).toBe('https://bandeja.example/social/portada.png');
  expect(content('meta[property="og:image:width"]')).toBe('1200');
  expect(content('meta[property="og:image:height"]')).toBe('630');
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('a page with its own picture names and describes it', async () => {
  const picture = { kicker: 'Ejercicio · Fuerza', title: 'Zancada' };
  await render(<PageMeta title="Zancada: ejercicio" description="b" path="/exercises/zancada" picture={picture} />);
  expect(content('meta[property="og:image"]')).toBe('https://bandeja.example/social/exercises/zancada.png');
  expect(content('meta[property="og:image:alt"]')).toBe('Ejercicio · Fuerza. Zancada.');
  expect(content('meta[name="twitter:image"]')).toBe('https://bandeja.example/social/exercises/zancada.png');
});

test('a long title stays whole for search results: the name gives way', async () => {
  const title = 'Codo de pádel: qué hacer con la carga y cuándo ir al fisio';
  await render(<PageMeta title={title} description="b" path="/c" />);
  expect(document.title).toBe(title);
});

test('a page excluded from search engines has «noindex» and no canonical address', async () => {
  await render(<PageMeta fullTitle noindex title="Bandeja" description="Nada." path="/404" />);
  expect(document.title).toBe('Bandeja');
  expect(content('meta[name="robots"]')).toBe('noindex');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});

test('structured data cannot end its own block', async () => {
  const block = { '@type': 'Question', name: '¿</script><script>alert(1)</script>?' };
  const screen = await render(<PageMeta title="a" description="b" path="/c" jsonLd={[block, { '@type': 'Thing' }]} />);
  const scripts = screen.container.querySelectorAll('script[type="application/ld+json"]');
  expect([...scripts].map((script) => JSON.parse(script.textContent))).toEqual([block, { '@type': 'Thing' }]);
  expect(scripts[0]?.textContent).not.toContain('</script');
});
