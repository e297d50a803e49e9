import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('an exercise without a figure shows none, and no other', async () => {
  await render(<ExerciseCards exercises={[aSummary({ figureName: null })]} />);
  expect(document.querySelector('img')).toBeNull();
});
