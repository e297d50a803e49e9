import { describe, expect, it } from 'vitest';
import { wishFrom } from '#understand/wish.ts';
import { describeWish } from '#understood.ts';

describe('describeWish', () => {
  it.each([
    ['45 min con un balón medicinal y sin saltos', ['45 min', 'balón medicinal', 'sin saltos']],
    [
      'Hora y media en el gym, fuerza y core, avanzado',
      ['90 min', 'nivel avanzado', 'fuerza', 'core', 'en el gimnasio'],
    ],
    [
      'En pista con mi pareja: bandeja y salida de pared',
      ['técnica', 'bandeja', 'salida de pared', 'en pista', 'en compañía'],
    ],
    ['No más de 30 minutos en casa, sin material', ['máximo 30 min', 'en casa', 'sin material']],
    ['Calentamiento de 10 minutos', ['15 min (el mínimo de una rutina)', 'calentamiento']],
    ['5 horas de cardio suave', ['180 min (el máximo de una rutina)', 'cardio', 'base aeróbica']],
    ['Me molesta el codo, quiero piernas', ['piernas', 'cuido tu codo']],
    ['Quiero prevenir lesiones de muñeca, tengo gomas', ['gomas', 'refuerzo de tu muñeca']],
    ['Martes y jueves, movilidad, en el hotel', ['martes y jueves', 'flexibilidad', 'en el hotel']],
    ['3 días por semana, tengo 62 años', ['3 días por semana', '62 años']],
    [
      'Fuerza sin flexiones, nada de cardio, no tengo kettlebell',
      ['fuerza', 'sin kettlebell', 'sin cardio', 'sin flexiones'],
    ],
    ['sin pista, yo sola con la pala', ['sin pista', 'pala', 'por tu cuenta']],
    ['En el gimnasio solo hay bici', ['en el gimnasio', 'bici']],
    ['día de descanso, recuperación activa', ['recuperación']],
    ['hola', []],
  ])('says «%s» back as %j', (text, phrases) => {
    expect(describeWish(wishFrom(text))).toEqual(phrases);
  });
});
