import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { updateRoutine } from '#routines/contract.ts';
import { endpointsOf } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Prueba', response: z.string(), notFound: 'routine.not_found', ratePerMinute: 30 });

it('a call is a signed-in player’s, and answers what its feature shares', () => {
  const call = endpoint('GET /one', { summary: 'One' });
  expect(call).toMatchObject({ tag: 'Prueba', access: 'player', errors: ['auth.required'] });
  expect(call.response.parse('text')).toBe('text');
});

it('a call’s own fields replace the shared ones', () => {
  const call = endpoint('POST /two', { access: 'public', tag: 'Otra', summary: 'Two', response: null });
  expect(call).toMatchObject({
    method: 'POST',
    path: '/two',
    access: 'public',
    tag: 'Otra',
    response: null,
    errors: [],
  });
});

it('errors of access and input come before the call’s own', () => {
  expect(updateRoutine.errors).toEqual([
    'request.invalid',
    'auth.required',
    'admin.required',
    'routine.not_found',
    'routine.unpublishable',
    'catalogue.changed',
  ]);
});

it('an id in the path is the id of a row; other parameters are said', () => {
  expect(Object.keys(updateRoutine.params.shape)).toEqual(['id']);
  expect(endpoint('GET /three', { summary: 'Three' })).not.toHaveProperty('params');
});

it('the 404 of an id and the limit of a feature’s changes are defaults', () => {
  expect(endpoint('GET /four/:id', { summary: 'Four' }).errors).toEqual(['auth.required', 'routine.not_found']);
  expect(endpoint('PUT /five', { summary: 'Five' })).toMatchObject({ ratePerMinute: 30, errors: ['auth.required'] });
  expect(endpoint('PUT /six', { summary: 'Six', ratePerMinute: 5 }).ratePerMinute).toBe(5);
  expect(endpoint('GET /seven', { summary: 'Seven' })).not.toHaveProperty('ratePerMinute');
});
