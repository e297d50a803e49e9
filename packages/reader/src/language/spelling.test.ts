import { describe, expect, it } from 'vitest';
import { respell } from '#language/spelling.ts';

describe('respell', () => {
  it.each([
    ['me duel el ombro', 'me duele el hombro'],
    ['tngo la rodiya hinxada', 'tengo la rodilla hinchada'],
    ['k m molesta el kodo', 'que me molesta el codo'],
    ['esginse d tovillo', 'esguince de tobillo'],
    ['lumvalgia, dolro dl kueyo', 'lumbalgia, dolor del cuello'],
    ['tendintis, rodlla, tobilol', 'tendinitis, rodilla, tobillo'],
    ['rodilka y espakda', 'rodilla y espalda'],
    ['rodilla dcha. tocada', 'rodilla derecha tocada'],
    ['meniscos tocaos', 'meniscos tocados'],
    ['ace 2 meses', 'hace 2 meses'],
    ['rodilla x culpa del padel', 'rodilla por culpa del padel'],
    ['s/ impacto, c/gomas', 'sin impacto, con gomas'],
    ['me duele 😭 el pecho', 'me duele el pecho'],
  ])('reads %j as %j', (text, expected) => {
    expect(respell(text)).toBe(expected);
  });

  it.each([
    'soy un hombre de 45',
    'rodillo de espuma',
    'hice una mueca',
    'la sesion de hoy',
    'sesiones de salto alto',
    'el primer ace del partido',
    'remate x3',
    'la factura del club',
    'olores y colores',
    'constructor',
  ])('leaves %j alone', (text) => {
    expect(respell(text)).toBe(text);
  });
});
