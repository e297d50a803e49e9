import '#styles/index.css';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Header } from '#app/layout/header.tsx';
import type { HeaderSession } from '#app/links.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';

const links = [
  { path: '/dashboard', label: 'Dashboard' },
  { path: '/training-sessions', label: 'Sesiones' },
] as const;

async function header({
  session = { name: 'Lucía Ferrer', isAdmin: false } as HeaderSession,
  onSignOut = vi.fn(),
} = {}) {
  const screen = await render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <LinkContext value={AppLink}>
        <Header path="/dashboard" session={session} links={links} onSignOut={onSignOut} />
      </LinkContext>
      <main>
        <button type="button">En la página</button>
      </main>
    </MemoryRouter>,
  );
  return { screen, onSignOut, menuButton: screen.getByRole('button', { name: /menú/ }) };
}

describe('the menu on a phone', () => {
  it('opens a panel with the same links and marks where one is', async () => {
    const { screen, menuButton } = await header();
    await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByRole('link', { name: 'Sesiones' })).not.toBeInTheDocument();
    await menuButton.click();
    await expect.element(menuButton).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });

  it('closes after a link is chosen', async () => {
    const { screen, menuButton } = await header();
    await menuButton.click();
    await screen.getByRole('link', { name: 'Sesiones' }).click();
    await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByRole('link', { name: 'Sesiones' })).not.toBeInTheDocument();
  });

  it('closes after signing out', async () => {
    const { screen, menuButton, onSignOut } = await header();
    await menuButton.click();
    await screen.getByRole('button', { name: 'Cerrar Sesión' }).click();
    expect(onSignOut).toHaveBeenCalledOnce();
    await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    const { screen, menuButton } = await header();
    await menuButton.click();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect.element(menuButton).toHaveFocus();
  });

  it('closes when the focus goes on into the page', async () => {
    const { screen, menuButton } = await header();
    await menuButton.click();
    screen.getByRole('button', { name: 'En la página' }).element().focus();
    await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('on a desktop', () => {
  it('shows the links in the header and no menu button', async () => {
    await page.viewport(1440, 900);
    const { screen, menuButton, onSignOut } = await header();
    await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect.element(menuButton).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Cerrar Sesión' }).click();
    expect(onSignOut).toHaveBeenCalledOnce();
    await page.viewport(390, 844);
  });
});

it.each([
  ['Lucía Ferrer', 'LF'],
  ['lucía', 'L'],
  ['🎾 Ana', '🎾A'],
  ['👩‍👩‍👧 Élia', '👩‍👩‍👧É'],
])('%s is %s beside the sign-out', async (name, letters) => {
  await page.viewport(1280, 800);
  const { screen } = await header({ session: { name, isAdmin: false } });
  expect(screen.container.querySelector('.avatar')?.textContent).toBe(letters);
});

it.each(['María Moreno', '🎾 Ana'])(
  'the letters of %s stand beside each other in their mark with doubled text',
  async (name) => {
    await page.viewport(1440, 900);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    const { screen } = await header({ session: { name, isAdmin: false } });
    const avatar = screen.container.querySelector('.avatar');
    if (!avatar) throw new Error('no avatar');
    const letters = document.createRange();
    letters.selectNodeContents(avatar);
    const mark = avatar.getBoundingClientRect();
    expect(letters.getBoundingClientRect().width).toBeLessThanOrEqual(mark.width);
    expect(letters.getBoundingClientRect().height).toBeLessThanOrEqual(mark.height);
  },
);

it('has room for the way to the chat at 320 px', async () => {
  await page.viewport(320, 800);
  const screen = await render(
    <MemoryRouter>
      <LinkContext value={AppLink}>
        <Header
          path="/dashboard"
          session={{ name: 'Lucía Ferrer', isAdmin: false }}
          links={links}
          onSignOut={() => {}}
          coach={
            <button type="button" className="btn btn-line btn-sm min-w-tap">
              T
            </button>
          }
        />
      </LinkContext>
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('button', { name: 'T', exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
