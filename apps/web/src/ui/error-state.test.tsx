import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HttpError, NetworkError } from '#lib/http.ts';
import { ErrorState } from '#ui/error-state.tsx';

test('a load that the server refused does not blame the connection', async () => {
  const title = 'Error al cargar las sesiones';
  const screen = await render(<ErrorState title={title} error={new HttpError(500, {}, 'Internal Server Error')} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`${title}El fallo es nuestro: prueba otra vez.`);
  await screen.rerender(<ErrorState title={title} error={new NetworkError('offline')} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`${title}Revisa tu conexión y prueba otra vez.`);
});
