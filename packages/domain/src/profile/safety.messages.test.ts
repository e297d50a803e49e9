import { describe, expect, it } from 'vitest';
import { bodyAreas } from '#exercises/vocabulary.ts';
import { safetyTexts } from '#profile/safety.messages.ts';

describe('safety texts (docs/training.md#safety-texts)', () => {
  it.each([
    [
      'urg',
      'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.',
    ],
    [
      'prof',
      'Soy un entrenador virtual: no puedo diagnosticar ni sustituir a un profesional sanitario. Consulta con tu médico o fisioterapeuta antes de cargar esa zona. Mientras tanto te propongo algo suave; para si el dolor pasa de 3 sobre 10 o mañana estás peor.',
    ],
    [
      'rest',
      'Con fiebre o malestar general, no entrenes: descansa, hidrátate y consulta si no mejoras. Retomaremos con carga reducida.',
    ],
    [
      'no',
      'No puedo ayudarte con sustancias dopantes: ponen en riesgo tu salud. Sí puedo preparar un plan progresivo de fuerza.',
    ],
    [
      'crisis',
      'Siento que lo estés pasando así. No estás solo. En España puedes llamar gratis y a cualquier hora al 024; si hay peligro inmediato, al 112. Habla también con alguien de confianza.',
    ],
    ['permanent', 'Información general; no es consejo médico.'],
  ] as const)('%s stands letter by letter', (key, text) => {
    expect(safetyTexts[key]).toBe(text);
  });

  it('names the injured area', () => {
    expect(safetyTexts.injuryAdvice('codo')).toBe(
      'He quitado lo que más carga tu codo y suavizado el resto. Si el dolor aumenta, dura más de una semana o aparece de noche, pide cita con un fisioterapeuta o médico.',
    );
    expect(safetyTexts.injuryAdvice('lumbar')).toContain('lo que más carga tu zona lumbar y suavizado');
    expect(new Set(bodyAreas.map(safetyTexts.injuryAdvice)).size).toBe(bodyAreas.length);
  });

  it('sends minors to an adult', () => {
    expect(safetyTexts.forMinor(safetyTexts.rest)).toBe(
      'Con fiebre o malestar general, no entrenes: descansa, hidrátate y consulta si no mejoras. Retomaremos con carga reducida. Y avisa a un adulto.',
    );
  });
});
