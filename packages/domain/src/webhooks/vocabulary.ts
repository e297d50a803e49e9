export const webhookEvents = ['session.finished', 'record.set', 'week.planned'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What a test sends, whatever was chosen. */
export const testEvent = 'test';

export const mostWebhooks = 5;
/** Deliveries in a row that failed after all their tries: then no more are sent. */
export const failuresMost = 10;
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
