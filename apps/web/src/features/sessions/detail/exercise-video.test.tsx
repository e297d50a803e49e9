import '#styles/index.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ExerciseVideo } from '#features/sessions/detail/exercise-item.tsx';
import { ExerciseMedia } from '#features/sessions/live/screen/exercise-media.tsx';

const film = `${window.location.origin}/none.mp4`;
const shape = (element: Element) => element.getBoundingClientRect().width / element.getBoundingClientRect().height;

test('the poster and the player of a finished exercise are as wide as a film', async () => {
  const screen = await render(<ExerciseVideo name="Sentadilla" videoUrl={film} />);
  const play = screen.getByRole('button', { name: 'Ver el vídeo de Sentadilla' });
  expect(shape(play.element().parentElement as Element)).toBeCloseTo(16 / 9, 1);
  await play.click();
  expect(shape(screen.getByLabelText('Vídeo de Sentadilla').element())).toBeCloseTo(16 / 9, 1);
});

test('a picture comes after the tap, and is named', async () => {
  const picture = `${window.location.origin}/none.png`;
  const finished = await render(<ExerciseVideo name="Sentadilla" videoUrl={picture} />);
  await finished.getByRole('button', { name: 'Ver la imagen de Sentadilla' }).click();
  await expect.element(finished.getByRole('img', { name: 'Imagen de Sentadilla' })).toHaveAttribute('src', picture);
  await finished.unmount();
  const live = await render(<ExerciseMedia name="Sentadilla" videoUrl={picture} figure={null} drill={null} compact />);
  expect(live.getByRole('img').elements()).toEqual([]);
  await live.getByRole('button', { name: 'Ver imagen del ejercicio' }).click();
  await expect.element(live.getByRole('img', { name: 'Imagen: Sentadilla' })).toHaveAttribute('src', picture);
});

test('so is the player in the live session', async () => {
  const screen = await render(<ExerciseMedia name="Sentadilla" videoUrl={film} figure={null} drill={null} compact />);
  await screen.getByRole('button', { name: 'Ver vídeo del ejercicio' }).click();
  expect(shape(screen.getByLabelText('Vídeo: Sentadilla').element())).toBeCloseTo(16 / 9, 1);
});
