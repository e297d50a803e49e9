import * as z from 'zod/mini';

/** YAML reads `2026-11-20` as an instant of that day; `YYYY-MM-DD` again. */
export const day = z.pipe(
  z.date(),
  z.transform((date) => date.toISOString().slice(0, 10)),
);
