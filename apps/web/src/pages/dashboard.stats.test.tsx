import '#styles/index.css';
import { describe, expect, test } from 'vitest';
import { liveOnToday, server, show, stats } from '#pages/testing/dashboard.tsx';

liveOnToday();

describe('how often one trains', () => {
  const rhythm = async (recentWeeks: number[]) => {
    server({ stats: { ...stats, recentWeeks } });
    return (await show()).getByRole('region', { name: 'Resumen de todas tus sesiones' });
  };

  test('are beside the four weeks before, with a link to all figures', async () => {
    const region = await rhythm([1, 2, 3, 2, 3, 2, 4, 3]);
    await expect.element(region.getByText('3 sesiones por semana', { exact: true })).toBeVisible();
    await expect
      .element(region.getByText('Media de las últimas cuatro semanas. En las cuatro anteriores: 2.'))
      .toBeVisible();
    await expect.element(region.getByRole('link', { name: 'Ver tu progreso' })).toHaveAttribute('href', '/progress');
    await expect.element(region.getByText('Promedio: 2,3 por semana en 30 días')).toBeVisible();
  });

  test('name the missing data for a comparison', async () => {
    const region = await rhythm([0, 0, 0, 0, 0, 0, 1, 3]);
    await expect.element(region.getByText('1 sesión por semana', { exact: true })).toBeVisible();
    await expect.element(region.getByText(/De las cuatro anteriores no hay sesiones/)).toBeVisible();
  });

  test.each([3, 0])('says that nothing was done for four weeks, with bars only of sessions: %i', async (before) => {
    const region = await rhythm([before, before, 0, 0, 0, 0, 0, 0]);
    await expect.element(region.getByText(/Sin sesiones en las últimas cuatro semanas/)).toBeVisible();
    expect(region.element().querySelectorAll('svg[viewBox="0 0 118 34"]')).toHaveLength(before > 0 ? 1 : 0);
  });
});
