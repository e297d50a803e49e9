import { relatedTo } from '@bandeja/domain/content/rules';
import { atLeast, each } from '@bandeja/domain/testing/each';
import '#styles/index.css';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { articlePath, readingMinutes } from '#features/content/articles/article-facts.ts';
import { formatArticleDate } from '#features/content/articles/article-layout.tsx';
import { ArticlePage } from '#pages/article.tsx';
import { BlogPage } from '#pages/blog.tsx';
import { GuidesPage } from '#pages/guides.tsx';
import { articleAt, articles } from '#pages/testing/content.ts';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const articlePaths = articles.map(articlePath);
const paths = atLeast(8, articles).map((article) => [articlePath(article), article] as const);

async function open(path: string) {
  const { unmount } = await render(
    <main>
      <ArticlePage data={articleAt(path)} />
    </main>,
  );
  return { close: unmount };
}

const all = (selector: string) => [...document.querySelectorAll(selector)];
const jsonLd = () => all('script[type="application/ld+json"]').map((block) => JSON.parse(block.textContent ?? ''));

function textOf(): string {
  const prose = document.querySelector('.prose')?.cloneNode(true);
  if (!(prose instanceof HTMLElement)) throw new Error('no text');
  for (const silent of prose.querySelectorAll('section[aria-labelledby="fuentes"], sup, svg')) silent.remove();
  for (const block of prose.querySelectorAll('p, li, h2, h3, th, td, caption, figcaption')) block.append(' ');
  return prose.textContent;
}

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const exerciseLinks: Record<string, number> = {
  '/guides/codo-de-padel': 4,
  '/guides/la-bandeja': 3,
  '/guides/calentar-antes-del-partido': 2,
  '/guides/progresar-y-descansar': 1,
};

afterEach(() => document.documentElement.removeAttribute('data-theme'));

describe('the list', () => {
  test('names every text once, in addresses without accents', () => {
    expect(articlePaths.filter((path) => !/^\/(guides|blog)\/[a-z0-9-]+$/.test(path))).toEqual([]);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
    expect(articles.filter(({ kind }) => kind === 'guides')).toHaveLength(5);
    expect(articles.filter(({ kind }) => kind === 'blog')).toHaveLength(3);
  });

  test.each(paths)('%s has honest dates and three to read next', (_path, article) => {
    expect(article.published >= '2025-07-23').toBe(true);
    expect(article.updated >= article.published).toBe(true);
    expect(article.reviewed >= article.published).toBe(true);
    expect(relatedTo(article, articles)).toHaveLength(3);
    expect(relatedTo(article, articles)).not.toContain(article);
  });
});

describe.each(paths)('%s', (path, article) => {
  test('is a text with headings in order, sources that are cited and anchors that lead somewhere', async () => {
    await open(path);
    expect(all('h1').map(({ textContent }) => textContent)).toEqual([article.title]);
    const levels = all('h1, h2, h3').map(({ tagName }) => Number(tagName[1]));
    each(levels, 4, (level, index) => void expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1));
    await expect.element(page.getByRole('heading', { name: 'Qué hacer mañana' })).toBeVisible();

    const sources = all('.source-list > li').map(({ id }) => id.replace('fuente-', ''));
    expect(sources.length).toBeGreaterThanOrEqual(3);
    // in the order of their numbers
    expect(all('.prose sup a[id]').map(({ id }) => id.replace('cita-', ''))).toEqual(sources);

    const ids = all('[id]').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    each(all('a[href^="#"]'), 1, (link) => expect(ids).toContain(link.getAttribute('href')?.slice(1)));
  });

  test('is as long as it says', async () => {
    await open(path);
    const words = wordsOf(textOf());
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1300);
    expect(Math.abs(article.words - words) / words, `${words} words`).toBeLessThan(0.02);
    await expect.element(page.getByText(`${readingMinutes(article)} min de lectura`).first()).toBeVisible();
  });

  test('names its author, its date, and its breadcrumbs', async () => {
    await open(path);
    const [about, trail] = jsonLd();
    expect(about).toMatchObject({
      '@type': article.kind === 'blog' ? 'BlogPosting' : 'Article',
      headline: article.title,
      inLanguage: 'es',
      datePublished: article.published,
      author: { '@type': 'Organization', name: 'Bandeja' },
      publisher: { '@type': 'Organization', name: 'Bandeja' },
      image: `${window.location.origin}/social${path}.png`,
    });
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(trail.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
      '/',
      `/${article.kind}`,
      path,
    ]);
  });

  test('names the day of its review, and nobody whom the settings do not name', async () => {
    await open(path);
    expect(textOf()).not.toMatch(/^(Por \p{Lu}|Revisado por )/mu);
    const reviewed = page.getByText(`Revisado el ${formatArticleDate(article.reviewed)}`, { exact: true });
    await expect.element(reviewed).toBeVisible();
  });

  test('it links exercises, and its tables scroll by keyboard', async () => {
    await open(path);
    expect(all('.prose a[href^="/exercises/"]')).toHaveLength(exerciseLinks[path] ?? 0);
    const boxes = all('.prose table').map((table) => table.closest('section.prose-table[aria-labelledby]'));
    expect(boxes.filter((box) => box?.getAttribute('tabindex') !== '0')).toEqual([]);
  });

  test('never promises and never sounds like a doctor', async () => {
    await open(path);
    const text = textOf().toLowerCase();
    for (const never of [
      'evita lesiones',
      'sin dolor no hay',
      'te cura',
      'garantizado',
      'ibuprofeno',
      'antiinflamator',
    ])
      expect(text).not.toContain(never);
    const note = page.getByText('Información general; no es consejo médico.', { exact: true });
    if (article.health) await expect.element(note).toBeVisible();
    else await expect.element(note).not.toBeInTheDocument();
  });
});

describe('accessible to all readers', () => {
  test.each(['light', 'dark'])('articles and their lists have no finding of axe, %s', async (theme) => {
    document.documentElement.dataset.theme = theme;
    for (const path of ['/guides/codo-de-padel', '/guides/la-bandeja', '/blog/acwr-y-regla-del-10']) {
      const { close } = await open(path);
      expect(await axeFindings(), path).toEqual([]);
      await close();
    }
  });

  test.each([320, 390, 1440])('nothing sticks out, %i px wide', async (width) => {
    await page.viewport(width, 844);
    await each(articlePaths, 8, async (path) => {
      const { close } = await open(path);
      expect(document.documentElement.scrollWidth, path).toBeLessThanOrEqual(width);
      await close();
    });
    await page.viewport(390, 844);
  });

  test('every drawing is small', async () => {
    const drawings: { path: string; length: number }[] = [];
    await each(articlePaths, 8, async (path) => {
      const { close } = await open(path);
      drawings.push(...all('figure svg').map(({ outerHTML }) => ({ path, length: outerHTML.length })));
      await close();
    });
    each(drawings, 8, ({ path, length }) => expect(length, path).toBeLessThanOrEqual(6000));
  });

  test('figures say in words what they show, and charts also as a table', async () => {
    await open('/blog/acwr-y-regla-del-10');
    await expect.element(page.getByRole('img', { name: /Más del doble: 2,28/ })).toBeVisible();
    await page.getByText('Ver como tabla').click();
    await expect.element(page.getByRole('table', { name: /Razón de tasas/ })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: '1,31–2,05' })).toBeVisible();
  });
});

describe('the indexes', () => {
  test('list their articles and the two doors', async () => {
    await render(<GuidesPage data={{ articles: articles.filter(({ kind }) => kind === 'guides') }} />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Guías' })).toBeVisible();
    await each(
      articles.filter((article) => article.kind === 'guides'),
      5,
      async ({ title, kind, slug }) =>
        await expect.element(page.getByRole('link', { name: title })).toHaveAttribute('href', `/${kind}/${slug}`),
    );
    await expect
      .element(page.getByRole('link', { name: /Rutina gratis de 7 días/ }))
      .toHaveAttribute('href', '/rutina-padel-gratuita');
    await expect
      .element(page.getByRole('link', { name: /Cuestionario de entrenamiento/ }))
      .toHaveAttribute('href', '/cuestionario-entrenamiento');
  });

  test('the blog lists its own, without findings of axe', async () => {
    await render(
      <main>
        <BlogPage data={{ articles: articles.filter(({ kind }) => kind === 'blog') }} />
      </main>,
    );
    expect(all('main h2 a')).toHaveLength(3);
    expect(await axeFindings()).toEqual([]);
  });
});
