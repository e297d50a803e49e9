import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppLink } from '#ui/app-link.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Link, LinkContext } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

test('on the site a link is the browser’s own, with all its attributes', async () => {
  const screen = await render(
    <>
      <Link to="/faq#pagos" aria-current="page" className="link-alone">
        Preguntas
      </Link>
      <LinkButton to="/register">Registrarse</LinkButton>
      <ArrowLink to="/blog">Todos los artículos</ArrowLink>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Preguntas' });
  await expect.element(link).toHaveAttribute('href', '/faq#pagos');
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  await expect.element(link).toHaveClass('link-alone');
  await expect.element(screen.getByRole('link', { name: 'Registrarse' })).toHaveAttribute('href', '/register');
  await expect.element(screen.getByRole('link', { name: 'Todos los artículos' })).toHaveAttribute('href', '/blog');
});

test('in the app its own routes need no new document, the site’s pages are documents', async () => {
  const screen = await render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <LinkContext value={AppLink}>
        <Link to="/training-sessions">Sesiones</Link>
        <Link to="/faq">Preguntas</Link>
      </LinkContext>
      <Place />
    </MemoryRouter>,
  );
  await screen.getByRole('link', { name: 'Sesiones' }).click();
  await expect.element(screen.getByTestId('place')).toHaveTextContent('/training-sessions');

  const followed: boolean[] = [];
  const stop = (event: Event) => {
    // the browser would follow it now: the router has left it alone
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', stop);
  await screen.getByRole('link', { name: 'Preguntas' }).click();
  document.removeEventListener('click', stop);
  expect(followed).toEqual([true]);
  await expect.element(screen.getByTestId('place')).toHaveTextContent('/training-sessions');
});
