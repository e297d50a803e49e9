import type { ProfileBody } from '@bandeja/domain/profile/contract';
import type { FieldErrors } from 'react-hook-form';
import { expect, test } from 'vitest';
import { validValues } from '#features/profile/testing/values.ts';
import { placed, profileResolver } from '#features/profile/use-profile-form.ts';
import type { ProfileValues } from '#features/profile/values.ts';

const blank: ProfileValues = {
  ...validValues,
  name: '',
  timeZone: '',
  height: '',
  weight: '',
  age: '',
  dominantHand: null,
  fitnessLevel: null,
  experience: null,
  days: [],
  trainingDays: null,
  sessionMin: '',
  sessionMax: '',
  goals: [],
  equipment: null,
};

async function resolved(overrides: Partial<ProfileValues>, start = blank) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values, errors: found } = await profileResolver(start)({ ...validValues, ...overrides }, undefined, options);
  const errors = Object.entries(found as FieldErrors<ProfileValues>).map(([field, error]) => [field, error?.message]);
  return { body: values as ProfileBody, errors: Object.fromEntries(errors) };
}

test('everything typed becomes the profile', async () => {
  const { body, errors } = await resolved({ height: '1,78 m', weight: ' 72.55 kg ', places: ['home'] });
  expect(errors).toEqual({});
  expect(body).toEqual({
    name: 'Lucía Ferrer',
    timeZone: 'Europe/Madrid',
    height: 178,
    weight: 72.6,
    age: 34,
    guardianConsent: false,
    dominantHand: 'right',
    fitnessLevel: 'Intermedio',
    experience: '1-3 años',
    availableDays: {
      monday: true,
      tuesday: false,
      wednesday: false,
      thursday: false,
      friday: true,
      saturday: false,
      sunday: false,
    },
    trainingDays: 3,
    sessionDuration: { min: 45, max: 60 },
    goals: ['Ganar fuerza'],
    equipment: [],
    places: ['home'],
  });
});

test('sends only changed fields, since another tab may have changed the others', async () => {
  const start = { ...validValues, injuries: 'Codo', injuriesConsent: true };
  expect((await resolved({ ...start, name: 'Lucía F.' }, start)).body).toEqual({ name: 'Lucía F.' });
  expect((await resolved({ ...start, weight: '61,50 kg' }, start)).body).toEqual({});
  expect((await resolved({ ...start, weight: '' }, start)).body).toEqual({ weight: null });
  expect((await resolved({ ...start, injuries: 'Codo y rodilla' }, start)).body).toEqual({
    injuries: 'Codo y rodilla',
    injuriesConsent: true,
  });
  expect((await resolved({ ...start, injuries: '', injuriesConsent: false }, start)).body).toEqual({
    injuries: '',
    injuriesConsent: false,
  });
  expect((await resolved({ ...start, age: '13', guardianConsent: true }, start)).body).toEqual({
    age: 13,
    guardianConsent: true,
  });
});

const height = 'Escribe tu altura en centímetros, de 100 a 250';
const weight = 'Escribe tu peso en kilos, de 30 a 200';
const age = 'Escribe tu edad, de 12 a 100 años';
const minutes = 'La duración va de 30 a 180 minutos';

test.each<[Partial<ProfileValues>, Record<string, string>]>([
  [{ name: '  ' }, { name: 'El nombre es requerido' }],
  [{ height: '99' }, { height }],
  [{ height: '251' }, { height }],
  [{ height: 'alto' }, { height }],
  [{ weight: '29,9' }, { weight }],
  [{ weight: '200,1' }, { weight }],
  [{ age: '11', guardianConsent: true }, { age }],
  [{ age: '101' }, { age }],
  [{ age: '34,5' }, { age }],
  [{ sessionMin: '29' }, { sessionMin: minutes }],
  [{ sessionMax: '181' }, { sessionMax: minutes }],
  [{ sessionMin: '' }, { sessionMin: minutes }],
  [{ sessionMax: 'mucho' }, { sessionMax: minutes }],
  [{ sessionMin: '90', sessionMax: '60' }, { sessionMax: 'La duración mínima no puede superar la máxima' }],
  [{ age: '13' }, { guardianConsent: 'Marca la casilla con el permiso de tu madre, padre o tutor' }],
  [{ injuries: 'Rodilla' }, { injuriesConsent: 'Marca la casilla para que podamos guardar tus lesiones' }],
  [{ injuries: 'x'.repeat(1001), injuriesConsent: true }, { injuries: 'Cuéntalo en 1000 caracteres como máximo' }],
])('%o is refused', async (overrides, expected) => {
  expect((await resolved(overrides)).errors).toEqual(expected);
});

test.each<Partial<ProfileValues>>([
  { height: '100' },
  { height: '250' },
  { weight: '30' },
  { weight: '200' },
  { age: '12', guardianConsent: true },
  { age: '100' },
  { sessionMin: '30', sessionMax: '180' },
  { sessionMin: '', sessionMax: '' },
  { height: '', weight: '', days: [], goals: [] },
])('%o is accepted', async (overrides) => {
  expect((await resolved(overrides)).errors).toEqual({});
});

test('without the consent no injuries are sent', async () => {
  const start = { ...validValues, injuries: 'Codo', injuriesConsent: true };
  expect((await resolved({ injuries: '   ' }, start)).body).toEqual({ injuries: '', injuriesConsent: false });
});

test('errors of the wire stand at their fields', () => {
  expect(placed({ path: 'sessionDuration.max', message: 'a' }).path).toBe('sessionMax');
  expect(placed({ path: 'availableDays.monday', message: 'a' }).path).toBe('days');
  expect(placed({ path: 'timeZone', message: 'a' }).path).toBe('timeZone');
});
