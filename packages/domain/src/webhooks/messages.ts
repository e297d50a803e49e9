import type { WebhookEvent } from '#webhooks/vocabulary.ts';

export const webhookMessages = {
  badAddress: 'Escribe una dirección https:// pública, sin usuario ni puerto',
  eventRequired: 'Elige al menos un aviso',
};

export const eventTexts: Record<WebhookEvent, string> = {
  'session.finished': 'Sesión terminada',
  'record.set': 'Marca superada',
  'week.planned': 'Semana planificada',
};
