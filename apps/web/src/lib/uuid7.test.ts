import { expect, it } from 'vitest';
import { uuid7 } from '#lib/uuid7.ts';

it('makes ordered ids of version 7', () => {
  const [earlier, later] = [uuid7(1_700_000_000_000), uuid7(1_700_000_000_001)];
  expect(earlier).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(earlier < later).toBe(true);
});
