import '#styles/index.css';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { lazyPage } from '#app/lazy-page.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a crash shows a sentence, and one may try again', async () => {
  let broken = true;
  function Page() {
    if (broken) throw new Error('boom');
    return <h1>Entera</h1>;
  }
  const screen = await render(
    <ErrorBoundary place="/a">
      <Page />
    </ErrorBoundary>,
  );
  await expect
    .element(screen.getByRole('alert').getByText('Algo ha fallado en esta página.', { exact: true }))
    .toBeVisible();
  broken = false;
  await screen.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Entera' })).toBeVisible();
});

test('another page is another chance', async () => {
  function Broken(): never {
    throw new Error('boom');
  }
  function Site() {
    const [place, setPlace] = useState('/a');
    return (
      <>
        <button type="button" onClick={() => setPlace('/b')}>
          Otra
        </button>
        <ErrorBoundary place={place}>{place === '/a' ? <Broken /> : <h1>Entera</h1>}</ErrorBoundary>
      </>
    );
  }
  const screen = await render(<Site />);
  await screen.getByRole('button', { name: 'Otra' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Entera' })).toBeVisible();
});

test('a page whose file is gone offers to load again', async () => {
  const { Page: Missing } = lazyPage(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const screen = await render(
    <ErrorBoundary place="/a">
      <Suspense>
        <Missing />
      </Suspense>
    </ErrorBoundary>,
  );
  await expect
    .element(screen.getByRole('alert').getByText('No se ha podido cargar esta página.', { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
});
