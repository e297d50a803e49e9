import { expect, test } from 'vitest';
import '#styles/index.css';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExerciseCards } from '#features/exercises/library/exercise-cards.tsx';
import { aSummary } from '#features/exercises/library/testing/an-exercise.ts';
import { MovingStills } from '#ui/figure/figure-still.tsx';

const parts = () => [...document.querySelectorAll('path.m-work')].map((path) => path.getAttribute('d')).join();

test('an exercise with a figure shows it as a file, and it moves only while its card is pointed at', async () => {
  await render(
    <>
      <MovingStills>
        <ExerciseCards exercises={[aSummary({ figureName: 'F01', name: 'Sentadilla' })]} />
      </MovingStills>
      <p>Fuera</p>
    </>,
  );
  const file = document.querySelector('img');
  expect(file?.getAttribute('src')).toBe('/figures/F01.svg');
  await expect.poll(() => file?.naturalWidth).toBeGreaterThan(0);
  expect(parts()).toBe('');
  await userEvent.hover(page.getByRole('listitem'));
  await expect.poll(parts).not.toBe('');
  const first = parts();
  await expect.poll(parts).not.toBe(first);
  await userEvent.hover(page.getByText('Fuera'));
  await expect.poll(parts).toBe('');
});

test('a touched figure keeps moving after the finger has left, until another line is touched', async () => {
  await render(
    <>
      <MovingStills>
        <ExerciseCards
          exercises={[
            aSummary({ figureName: 'F01', name: 'Sentadilla' }),
            aSummary({ figureName: null, name: 'Visualización', slug: 'visualizacion' }),
          ]}
        />
      </MovingStills>
      <p>Fuera</p>
    </>,
  );
  // the mouse is nowhere above the list
  await userEvent.hover(page.getByText('Fuera'));
  const [squat, none] = document.querySelectorAll('li');
  const touch = (line: Element | undefined) => {
    for (const type of ['pointerover', 'pointerout'])
      line?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
  };
  touch(squat);
  await expect.poll(parts).not.toBe('');
  const first = parts();
  await expect.poll(parts).not.toBe(first);
  touch(none);
  await expect.poll(parts).toBe('');
});

test('where less motion is wanted the picture of a card stays as it is', async () => {
  // its methods are typed by the provider, which this package does not import
  const devtools = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  const media = (value: string) =>
    devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await media('reduce');
  try {
    await render(
      <MovingStills>
        <ExerciseCards exercises={[aSummary({ figureName: 'F01', name: 'Sentadilla' })]} />
      </MovingStills>,
    );
    await userEvent.hover(page.getByRole('listitem'));
    await expect.poll(parts).not.toBe('');
    expect(document.querySelector('svg.bg-court')?.checkVisibility()).toBe(false);
  } finally {
    await media('no-preference');
  }
});

test('an exercise without a figure shows none, and no other', async () => {
  await render(<ExerciseCards exercises={[aSummary({ figureName: null })]} />);
  expect(document.querySelector('img')).toBeNull();
});
