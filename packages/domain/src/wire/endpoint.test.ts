import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { updateRoutine } from '#routines/contract.ts';
import { endpointsOf } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Prueba', response: z.string() });

it('a call is a signed-in player’s, and answers what its feature shares', () => {
  const call = endpoint('GET /one', { summary: 'One' });
  expect(call).toMatchObject({ tag: 'Prueba', access: 'player', errors: ['auth.required'] });
  expect(call.response.parse('text')).toBe('text');
});

it('what a call says itself counts in the place of what is shared', () => {
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

it('the errors of who calls and what is sent come before the call’s own', () => {
  expect(updateRoutine.errors).toEqual([
    ...['request.invalid', 'auth.required', 'admin.required'],
    ...['routine.not_found', 'routine.unpublishable', 'catalogue.changed'],
  ]);
});

it('an id in the path is the id of a row; other parameters are said', () => {
  expect(Object.keys(updateRoutine.params.shape)).toEqual(['id']);
  expect(endpoint('GET /three', { summary: 'Three' })).not.toHaveProperty('params');
});
