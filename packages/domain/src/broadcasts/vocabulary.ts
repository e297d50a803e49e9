/** `newsletter` and the waiting lists are addresses, the others accounts. */
export const segments = [
  'newsletter',
  'waiting_forum',
  'waiting_events',
  'waiting_tournaments',
  'waiting_clubs',
  'players',
  'free',
  'premium',
  'pro',
  'inactive',
  'chosen',
] as const;
export type Segment = (typeof segments)[number];

export const broadcastKinds = ['advertising', 'service'] as const;
export type BroadcastKind = (typeof broadcastKinds)[number];
