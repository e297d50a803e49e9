import { expect, test } from '@playwright/test';

test('the server answers and shows the sign-in screen', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});
