import '#styles/index.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aUser } from '#features/auth/testing/a-user.ts';
import { blockedTitle, withBlockedStorage } from '#features/auth/testing/blocked-storage.ts';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { WithAuth } from '#features/auth/testing/with-auth.tsx';
import { DemoSignInPage } from '#pages/demo-sign-in.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';

const token = 'AAAAAAAAAAAAAAAAAAAAAAAA';
const inDemo = (
  <WithAuth path={`/demo#${token}`}>
    <DemoSignInPage />
  </WithAuth>
);

afterEach(() => localStorage.clear());

test('the link signs in, sent once, and leads home', async () => {
  const { calls } = fakeApi({ 'POST /auth/demo': { status: 200, body: { token: 'new', user: aUser() } } });
  await render(inDemo);
  await expect.element(page.getByTestId('place')).toHaveTextContent('/dashboard');
  expect(calls).toEqual([expect.objectContaining({ body: { token } })]);
  expect(localStorage.getItem('token')).toBe('new');
});

test('a link that was used before says so, and leads to the form', { timeout: 60_000 }, async () => {
  fakeApi({ 'POST /auth/demo': { status: 404, body: { message: 'No.', code: 'mail.link_invalid' } } });
  const screen = await expectValid(inDemo);
  await expect.element(screen.getByRole('heading', { name: 'Este enlace ya se ha usado' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
});

test('where the browser stores nothing, the link is not used up', () =>
  withBlockedStorage(async () => {
    const { calls } = fakeApi({});
    const screen = await render(inDemo);
    await expect.element(screen.getByText(blockedTitle)).toBeVisible();
    expect(calls).toEqual([]);
  }));
