import { each } from '@bandeja/domain/testing/each';
import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyDevice, fakeServer, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { entryFixture, sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';

const notes = 'Balón ligero y contra un muro de obra: si se frena, pesa demasiado.';
const entry = entryFixture(0, { usesWeight: true, sets: 4, notes });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

beforeEach(emptyDevice);
afterEach(async () => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

async function open(shown = entry) {
  fakeServer(sessionFixture({ currentExercise: 0, exercises: [shown, entryFixture(1)] }));
  await renderLive(`/training-session/${sessionId}`);
  await expect.element(button('Completar serie 1')).toBeVisible();
}

function isFree(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((share) =>
    element.contains(document.elementFromPoint(left + width / 2, top + height * share)),
  );
}

test.each([
  [320, 568],
  [320, 640],
  [360, 640],
  [375, 667],
  [390, 844],
  [844, 390],
])('during a rest nothing of it is covered, nor the sets (%i × %i)', async (width, height) => {
  await page.viewport(width, height);
  await open();
  await button('Completar serie 1').click();
  const rest = page.getByRole('region', { name: 'Descanso' });
  await expect.element(rest).toBeVisible();
  const controls = [...rest.element().querySelectorAll('button')];
  expect(controls).toHaveLength(4);
  await expect.poll(() => isFree(page.getByRole('button', { name: /Después/ }).element())).toBe(true);
  for (const place of [0, document.documentElement.scrollHeight]) {
    window.scrollTo(0, place);
    expect(controls.map(isFree)).toEqual([true, true, true, true]);
    const bar = button('Anterior').element().getBoundingClientRect();
    expect(rest.element().getBoundingClientRect().bottom).toBeLessThan(bar.top);
  }
  const lastStep = page.getByRole('listitem').filter({ hasText: 'Suelta alto.' }).last().element();
  expect(lastStep.getBoundingClientRect().bottom).toBeLessThan(rest.element().getBoundingClientRect().top);
  each(page.getByRole('region', { name: 'Series' }).element().querySelectorAll('li button'), 3, (row) => {
    row.scrollIntoView({ block: 'nearest' });
    expect(isFree(row)).toBe(true);
  });
});

test('with text twice as large the rest keeps its lines: no figure breaks, nothing leaves the screen', async () => {
  document.documentElement.style.fontSize = '200%';
  await open();
  await button('Completar serie 1').click();
  const rest = page.getByRole('region', { name: 'Descanso' });
  await expect.element(rest).toBeVisible();
  const timer = rest.getByRole('timer').element();
  expect(timer.scrollWidth).toBeLessThanOrEqual(timer.clientWidth);
  each(rest.element().querySelectorAll('button'), 4, (control) => {
    expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  });
});

test.each([320, 390])(
  'with text twice as large nothing of the set that follows lies over anything else (%i px)',
  async (width) => {
    await page.viewport(width, 844);
    document.documentElement.style.fontSize = '200%';
    await open({ ...entry, setRows: entry.setRows.map((row) => ({ ...row, reps: 10, weight: 22.5 })) });
    await button('Completar serie 1').click();
    const after = page.getByRole('button', { name: /Después/ });
    await expect.element(after).toBeVisible();
    const row = after.element();
    const words = ['10 reps', '22,5 kg', 'Después'].map((text) => {
      const words = page
        .getByText(text, { exact: true })
        .elements()
        .find((element) => row.contains(element));
      if (!words) throw new Error(`no «${text}»`);
      const range = document.createRange();
      range.selectNodeContents(words);
      expect(range.getClientRects(), text).toHaveLength(1);
      return range.getBoundingClientRect();
    });
    const { left, right } = row.getBoundingClientRect();
    each(words, 3, (one, index) => {
      expect(one.left >= left && one.right <= right).toBe(true);
      const isApart = (other: DOMRect) =>
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      expect(words.filter((other, at) => at !== index && !isApart(other))).toEqual([]);
    });
  },
);

test('a double tap on «Saltar» ends the rest and opens nothing of what slides under the finger', async () => {
  await open();
  await button('Completar serie 1').click();
  await button('Saltar').dblClick();
  await expect.element(button('Completar serie 2')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await button('Más repeticiones').dblClick();
  await expect.element(page.getByLabelText('Repeticiones', { exact: true })).toHaveValue('10');
});

test('the ring of a focused weight lies around the stepper, clear of «kg»', async () => {
  await open();
  const weight = page.getByLabelText('Peso', { exact: true }).element() as HTMLElement;
  weight.focus();
  expect(getComputedStyle(weight).outlineStyle).toBe('none');
  const stepper = weight.closest('.stepper') as HTMLElement;
  expect(getComputedStyle(stepper).outlineWidth).toBe('3px');
  expect(getComputedStyle(stepper).outlineStyle).toBe('solid');
});

test.each([320, 390])('what is pressed in a session is 56 px high, at least 44 px wide (%i px)', async (width) => {
  await page.viewport(width, 844);
  await open();
  const size = (name: string | RegExp) => {
    const box = page.getByRole('button', { name, exact: true }).first().element().getBoundingClientRect();
    return [box.height >= 56, box.width >= 44];
  };
  const before = ['Completar serie 1', 'Anterior', 'Siguiente', 'Más opciones', 'Salir de la sesión', 'Más peso'];
  expect(before.filter((name) => size(name).includes(false))).toEqual([]);
  await button('Completar serie 1').click();
  await expect.element(button('Saltar')).toBeVisible();
  const during = [/quitar 15 segundos/, /añadir 15 segundos/, 'Pausar', 'Saltar', 'Siguiente'];
  expect(during.filter((name) => size(name).includes(false))).toEqual([]);
});

test('«−15 s» shortens the rest, and down to nothing ends it', async () => {
  await open();
  await button('Completar serie 1').click();
  const less = page.getByRole('button', { name: /quitar 15 segundos/ });
  await less.click();
  const left = () => page.getByRole('timer', { name: 'Descanso' }).element().textContent;
  expect(left()).toMatch(/^0:4\d$/);
  for (let times = 0; times < 3; times += 1) await less.click();
  await expect.element(button('Completar serie 2')).toBeVisible();
});
