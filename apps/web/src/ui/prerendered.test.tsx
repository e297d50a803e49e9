import { lazy, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Prerendered } from '#ui/prerendered.tsx';

const load = vi.fn(async () => ({ default: () => <p>Dibujado aquí</p> }));
const Drawing = lazy(load);
const content = <Prerendered id="drawing" content={Drawing} />;

let root: Root | undefined;
const places: HTMLElement[] = [];

function takeOver(markup: string, element: ReactNode) {
  const place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  places.push(place);
  const refused = vi.fn();
  root = hydrateRoot(place, element, { onRecoverableError: refused });
  return { place, refused };
}

afterEach(() => {
  root?.unmount();
  root = undefined;
  for (const place of places.splice(0)) place.remove();
  load.mockClear();
});

test('markup of the server stays, the very same nodes, and its code is not fetched', async () => {
  const { place, refused } = takeOver(
    '<main><div id="drawing"><p>Del servidor</p></div><i>listo</i></main>',
    <main>
      {content}
      <i ref={(node) => node?.setAttribute('data-taken-over', '')}>listo</i>
    </main>,
  );
  const drawn = place.querySelector('p');
  await expect.poll(() => place.querySelector('[data-taken-over]')).not.toBeNull();
  expect(place.querySelector('p')).toBe(drawn);
  expect(refused).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test('it stays when React has to start again because something else in the document is not as it expected', async () => {
  const { place, refused } = takeOver(
    '<main><div id="drawing"><p>Del servidor</p></div><i>otra cosa</i></main>',
    <main>
      {content}
      <i>listo</i>
    </main>,
  );
  await expect.poll(() => place.querySelector('i')?.textContent).toBe('listo');
  expect(refused).toHaveBeenCalled();
  expect(place.querySelector('p')?.textContent).toBe('Del servidor');
});

test('without markup the code is fetched and draws', async () => {
  await render(content);
  await expect.element(page.getByText('Dibujado aquí')).toBeVisible();
});
