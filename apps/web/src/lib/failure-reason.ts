import { isOutage } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';

const outage = 'Revisa tu conexión y prueba otra vez.';
const ours = 'El fallo es nuestro: prueba otra vez.';

/** Why a request failed: the server's own sentence, else whether it is a matter of the connection. `stays`: what of the player's is still there then. */
export function failureReason(error: unknown, stays = ''): string {
  return serverMessage(error) ?? `${stays} ${isOutage(error) ? outage : ours}`.trim();
}
