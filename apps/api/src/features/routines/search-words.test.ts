import { searchRoutines } from '@bandeja/domain/routines/contract';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';

const api = useApi();

/** Texts that players type, with the codes of the first three routines they should see (fewer where fewer fit). */
it.each([
  ['principiante', 'R11 R32 R01'],
  ['novato', 'R11 R32 R01'],
  ['avanzado', 'R09'],
  ['intermedio', 'R20 R28 R17'],
  ['piernas fuertes', 'R03 R02 R24'],
  ['abdominales', 'R15 R02 R26'],
  ['core', 'R15 R12 R25'],
  ['lumbalgia', 'R15 R04 R03'],
  ['dolor lumbar', 'R15 R13'],
  ['gemelos', 'R06 R08 R01'],
  ['perder peso', 'R12 R11 R10'],
  ['adelgazar en casa', 'R12 R31'],
  ['30 minutos', 'R32 R05 R15'],
  ['media hora', 'R32 R05 R15'],
  ['una hora', 'R20 R28 R17'],
  ['fuerza 60 minutos', 'R03 R24 R07'],
  ['principiante 30 minutos', 'R32 R05 R15'],
  ['20 min movilidad', 'R13'],
  ['sin material', 'R32 R22 R11'],
  ['en casa sin material', 'R26 R12 R02'],
  ['fuerza', 'R03 R02 R24'],
  ['fuerza gomas', 'R24 R04 R15'],
  ['mancuernas', 'R03'],
  ['hombro', 'R28 R04 R07'],
  ['codo de tenista', 'R05'],
  ['epicondilitis', 'R05'],
  ['rodilla', 'R06 R14 R08'],
  ['tobillo', 'R06 R08 R01'],
  ['bandeja', 'R28 R17'],
  ['víbora', 'R04 R07'],
  ['smash', 'R17 R07 R04'],
  ['volea', 'R16 R27 R30'],
  ['globo', 'R16 R27 R19'],
  ['saque y resto', 'R16'],
  ['salida de pared', 'R18 R16'],
  ['cristal', 'R18'],
  ['subir a la red', 'R19 R28'],
  ['defensa', 'R18 R20'],
  ['pareja', 'R20 R29 R19'],
  ['partido', 'R21 R10 R32'],
  ['nervios', 'R22'],
  ['antes de jugar', 'R01'],
  ['estirar', 'R24 R13 R23'],
  ['agujetas', 'R23'],
  ['correr', 'R11 R12 R10'],
  ['cardio sin saltos', 'R12 R11'],
  ['saltos', 'R09 R25 R08'],
  ['pies rápidos', 'R14'],
  ['agilidad', 'R14 R31 R10'],
  ['potencia', 'R25 R07'],
  ['táctico', 'R20 R29 R19'],
  ['glúteos', 'R02 R24 R25'],
  ['movilidad de cadera', 'R24 R13'],
  ['para empezar', 'R24 R25 R11'],
  ['prevenir lesiones', 'R06 R05'],
])('«%s» finds first %s', async (query, codes) => {
  const wanted = codes.split(' ');
  const { body } = await api.call(searchRoutines, { query: { query, limit: 10 } });
  expect(body.slice(0, wanted.length).map(({ code }) => code)).toEqual(wanted);
});
