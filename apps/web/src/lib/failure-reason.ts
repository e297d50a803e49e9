import { isOutage } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';

const outage = 'Revisa tu conexión y prueba otra vez.';
const ours = 'El fallo es nuestro: prueba otra vez.';

export function failureReason(error: unknown, stays = ''): string {
  return serverMessage(error) ?? `${stays} ${isOutage(error) ? outage : ours}`.trim();
}
