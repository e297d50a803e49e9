import '#styles/index.css';
import { expect, test } from 'vitest';
import { WithAuth } from '#features/auth/testing/with-auth.tsx';
import { ForgotPasswordPage } from '#pages/forgot-password.tsx';
import { ResetPasswordPage } from '#pages/reset-password.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';

test('the way back in: nothing sticks out, axe finds nothing', { timeout: 60_000 }, async () => {
  const screen = await expectValid(
    <WithAuth>
      <ForgotPasswordPage />
    </WithAuth>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Recupera tu acceso' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '/login');
});

test('the new password: nothing sticks out, axe finds nothing', { timeout: 60_000 }, async () => {
  const screen = await expectValid(
    <WithAuth path="/reset-password#token=AAAAAAAAAAAAAAAAAAAAAAAA">
      <ResetPasswordPage />
    </WithAuth>,
  );
  await expect.element(screen.getByLabelText('Contraseña', { exact: true })).toBeVisible();
});
