import '#styles/index.css';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aUser } from '#features/auth/testing/a-user.ts';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { VisitorContext } from '#features/auth/visitor-context.ts';
import { NewsletterConfirmPage } from '#pages/newsletter-confirm.tsx';
import { NewsletterUnsubscribePage } from '#pages/newsletter-unsubscribe.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';
import { VerifyEmailPage } from '#pages/verify-email.tsx';

const here = window.location.href;
const token = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
afterEach(() => history.replaceState(null, '', here));

type Link = {
  Page: ComponentType;
  call: string;
  body: unknown;
  button: string;
  working: string;
  done: string;
  failed: string;
  way: [string, string];
  wayOut: [string, string];
};

const links: [string, Link][] = [
  [
    '/newsletter/confirm',
    {
      Page: NewsletterConfirmPage,
      call: 'POST /leads/confirm',
      body: { token },
      button: 'Confirmar',
      working: 'Confirmando...',
      done: 'Confirmado',
      failed: 'No se ha podido completar. Revisa tu conexión y prueba otra vez.',
      way: ['Leer las guías', '/guides'],
      wayOut: ['Pedir la rutina gratuita', '/rutina-padel-gratuita'],
    },
  ],
  [
    '/newsletter/unsubscribe',
    {
      Page: NewsletterUnsubscribePage,
      call: 'POST /leads/unsubscribe',
      body: undefined,
      button: 'Darme de baja',
      working: 'Dando de baja...',
      done: 'Ya no te enviaremos novedades',
      failed: 'No se ha podido completar. Revisa tu conexión y prueba otra vez.',
      way: ['Volver al inicio', '/'],
      wayOut: ['Escríbenos', '/contact'],
    },
  ],
  [
    '/verify-email',
    {
      Page: VerifyEmailPage,
      call: 'POST /auth/verify-email',
      body: { token },
      button: 'Confirmar mi email',
      working: 'Confirmando...',
      done: 'Email confirmado',
      failed: 'No se ha podido confirmar. Revisa tu conexión y prueba otra vez.',
      way: ['Ir al Dashboard', '/dashboard'],
      wayOut: ['Ir al Dashboard', '/dashboard'],
    },
  ],
];

const invalid = page.getByRole('heading', { name: 'Este enlace ya no es válido' });

describe.each(links)('%s', (path, { Page, call, body, button, working, done, failed, way, wayOut }) => {
  const open = async (query = `?token=${token}`) => {
    history.replaceState(null, '', path + query);
    return render(<Page />);
  };

  test('does nothing by being opened; search engines stay out', async () => {
    const { calls } = fakeApi({});
    await open();
    await expect.element(page.getByRole('button', { name: button })).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(calls).toEqual([]);
  });

  test('one press does it, once', async () => {
    let answer = (_: { status: number }) => {};
    const { calls } = fakeApi({ [call]: new Promise((resolve) => (answer = resolve)) });
    const fetched = vi.mocked(window.fetch);
    await open();
    await page.getByRole('button', { name: button }).click();
    const busy = page.getByRole('button', { name: working });
    await expect.element(busy).toHaveAttribute('aria-busy', 'true');
    await busy.click({ force: true });
    answer({ status: 204 });
    await expect.element(page.getByRole('heading', { name: done, level: 1 })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: way[0] })).toHaveAttribute('href', way[1]);
    expect(calls.map((one) => [one.call, one.body])).toEqual([[call, body]]);
    if (body === undefined) expect(fetched.mock.calls[0]?.[0]).toBe(`/api/leads/unsubscribe?token=${token}`);
  });

  test('a link that is used up leads on', async () => {
    const message = 'Este enlace ya no es válido. Pide uno nuevo.';
    fakeApi({ [call]: { status: 404, body: { message, code: 'mail.link_invalid' } } });
    await open();
    await page.getByRole('button', { name: button }).click();
    await expect.element(invalid).toHaveFocus();
    await expect.element(page.getByRole('link', { name: wayOut[0] })).toHaveAttribute('href', wayOut[1]);
  });

  test('without a token there is nothing to press', async () => {
    await open('');
    await expect.element(invalid).toBeVisible();
    await expect.element(page.getByRole('button', { name: button })).not.toBeInTheDocument();
  });

  test('no connection: it may be tried again', async () => {
    const { answers, calls } = fakeApi({ [call]: 'offline' });
    await open();
    await page.getByRole('button', { name: button }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(failed);
    answers[call] = { status: 204 };
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(page.getByRole('heading', { name: done })).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  test('nothing sticks out, axe finds nothing', { timeout: 60_000 }, async () => {
    history.replaceState(null, '', `${path}?token=${token}`);
    await expectValid(<Page />, [320, 1440]);
  });
});

describe('a player whose link is too old', () => {
  async function open() {
    history.replaceState(null, '', '/verify-email');
    await render(
      <VisitorContext value={{ status: 'player', user: aUser() }}>
        <VerifyEmailPage />
      </VisitorContext>,
    );
    await page.getByRole('button', { name: 'Enviar otro enlace' }).click();
  }

  test('gets another', async () => {
    const { calls } = fakeApi({ 'POST /auth/resend-verification': { status: 204 } });
    await open();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Te hemos enviado un enlace nuevo. Mira tu correo.');
    expect(calls.map(({ call }) => call)).toEqual(['POST /auth/resend-verification']);
  });

  test('reads the reason', async () => {
    const { answers } = fakeApi({ 'POST /auth/resend-verification': 'offline' });
    await open();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('No se ha podido enviar. Revisa tu conexión y prueba otra vez.');
    answers['POST /auth/resend-verification'] = { status: 204 };
    await page.getByRole('button', { name: 'Enviar otro enlace' }).click();
    await expect.element(page.getByRole('status')).toBeVisible();
  });
});
