import '#styles/index.css';
import { each } from '@bandeja/domain/testing/each';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { figureFixture } from '#ui/figure/testing/figure.ts';
import { makePicture, type PictureSpec, pictureHeights } from '#ui/picture/picture.ts';
import { PictureButtons } from '#ui/picture/picture-buttons.tsx';

const spec: PictureSpec = {
  date: 'jueves, 20 de noviembre',
  title: 'Potencia para la bandeja',
  cells: [
    { name: 'Tiempo', value: '46', unit: 'min' },
    { name: 'Mejor serie', value: '5 kg × 8', note: 'Lanzamiento sobre la cabeza' },
  ],
  figure: figureFixture,
  footer: 'Hecho: 7 de 7 ejercicios',
};

function shareSheet(takesFiles: boolean) {
  const share = vi.fn<(data?: ShareData) => Promise<void>>().mockResolvedValue();
  Object.defineProperties(navigator, {
    canShare: { value: () => takesFiles, configurable: true },
    share: { value: share, configurable: true },
  });
  return share;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

async function pixelsOf(file: File) {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no context');
  context.drawImage(bitmap, 0, 0);
  const count = (color: readonly [number, number, number], x: number, y: number, width: number, height: number) => {
    const { data } = context.getImageData(x, y, width, height);
    let near = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (color.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 14)) near += 1;
    }
    return near;
  };
  return { width: bitmap.width, height: bitmap.height, count };
}

const yellow = [231, 241, 32] as const;
const white = [255, 255, 255] as const;
const court = [16, 60, 146] as const;

test('court and ball, title and figures in both sizes, as PNG', async () => {
  await each(pictureHeights, 2, async (height) => {
    const file = await makePicture(spec, height, `a-${height}.png`);
    expect([file.name, file.type]).toEqual([`a-${height}.png`, 'image/png']);
    const { width, height: high, count } = await pixelsOf(file);
    expect([width, high]).toEqual([1080, height]);
    expect(count(court, 0, 0, 60, 60)).toBe(3600);
    expect(count(yellow, 0, 160, 1080, height - 900)).toBeGreaterThan(400);
    expect(count(white, 80, height - 640, 700, 200)).toBeGreaterThan(5000);
    expect(count(white, 80, height - 340, 200, 120)).toBeGreaterThan(1500);
    expect(count(white, 400, height - 340, 400, 120)).toBeGreaterThan(1500);
    expect(count(yellow, 820, height - 380, 180, 220)).toBeGreaterThan(300);
  });
});

test('a long name fits into three lines, and a picture without a figure has none', async () => {
  const { count } = await pixelsOf(
    await makePicture(
      {
        ...spec,
        figure: null,
        title: 'Fuerza de hombro y espalda para remates que no se acaban nunca jamás en la vida',
      },
      1350,
      'a.png',
    ),
  );
  expect(count(white, 1001, 700, 79, 230)).toBe(0);
  expect(count(yellow, 820, 970, 180, 220)).toBe(0);
});

test('goes to the system’s share sheet where that takes files', async () => {
  const share = shareSheet(true);
  await render(<PictureButtons specOf={() => spec} fileName="bandeja-sesion" />);
  await page.getByRole('button', { name: 'Imagen para una historia, 1080 por 1920' }).click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  const [file] = share.mock.calls[0]?.[0]?.files ?? [];
  expect([file?.name, file?.type]).toEqual(['bandeja-sesion-1080x1920.png', 'image/png']);
});

test('is saved without a share sheet, with a message; unreadable data show an error', async () => {
  shareSheet(false);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const screen = await render(<PictureButtons specOf={() => spec} fileName="bandeja-sesion" />);
  await page.getByRole('button', { name: 'Imagen para una publicación, 1080 por 1350' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('La imagen está en tus descargas.');
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('bandeja-sesion-1080x1350.png');
  await screen.rerender(<PictureButtons specOf={() => Promise.reject(new Error('gone'))} fileName="bandeja-sesion" />);
  await page.getByRole('button', { name: 'Imagen para una publicación, 1080 por 1350' }).click();
  await expect.element(page.getByText('No se ha podido dibujar la imagen. Prueba otra vez.')).toBeVisible();
});
