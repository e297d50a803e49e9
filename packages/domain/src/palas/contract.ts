import * as z from 'zod/mini';
import { doneDaySchema } from '#wire/dates.ts';
import { endpointsOf, localDateSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';

export const palaMessages = {
  name: 'Escribe el nombre de tu pala',
  nameLong: 'El nombre puede tener 80 caracteres como máximo',
  future: 'El día no puede ser posterior a hoy',
} as const;

/** Of play, after which an overgrip is worth a look (docs/product.md#pala-log). */
export const overgripHours = 12;

const hours = z.number().check(z.describe('Hours of play.'));

export const palasSchema = z.object({
  /** The one in play first; each is played with until the next one's day. */
  palas: z.array(z.object({ since: localDateSchema, name: z.string(), hours })),
  overgrip: z.nullable(z.object({ changedOn: localDateSchema, hours, isDue: z.boolean() })),
});
export type Palas = z.infer<typeof palasSchema>;

const endpoint = endpointsOf({ tag: 'Palas', response: palasSchema, ratePerMinute: 30 });

export const getPalas = endpoint('GET /palas', {
  summary: 'Palas and overgrip with the hours of matches and sessions with the racket since their day',
});

export const putPala = endpoint('PUT /palas', {
  summary: 'Stores a pala and the day of its first use; replaces another one of that day',
  body: z.object({
    since: doneDaySchema,
    name: lineSchema(palaMessages.name).check(
      z.minLength(1, palaMessages.name),
      z.maxLength(80, palaMessages.nameLong),
    ),
  }),
});

export const removePala = endpoint('DELETE /palas', {
  summary: 'Removes the pala of a day; repeating it changes nothing',
  query: z.object({ since: doneDaySchema }),
});

export const changeOvergrip = endpoint('PUT /palas/overgrip', {
  summary: 'Stores a new overgrip and its day; its hours start at zero',
  body: z.object({ changedOn: doneDaySchema }),
});

export const removeOvergrip = endpoint('DELETE /palas/overgrip', {
  summary: 'Removes the overgrip of a day; repeating it changes nothing',
  query: z.object({ changedOn: doneDaySchema }),
});
