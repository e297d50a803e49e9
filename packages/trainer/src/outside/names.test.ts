import { describe, expect, it } from 'vitest';
import { namesOf } from '#outside/names.ts';

describe('names of third persons', () => {
  it.each([
    ['juego con Javi y con Marcos el jueves', ['Javi', 'Marcos']],
    ['Marta dice que subo poco a la red', ['Marta']],
    ['me ha tocado con javi otra vez', ['javi']],
    ['ayer vino Zulema Etxeberria a jugar', ['Zulema', 'Etxeberria']],
  ])('«%s» leaves without them, and gets them back', (text, persons) => {
    const names = namesOf('Begoña Arregui');
    const hidden = names.hide(text);
    for (const person of persons) expect(hidden).not.toContain(person);
    expect(names.restore(hidden)).toBe(text);
  });

  it.each([
    '¿Cómo hago bien la bandeja?',
    'El Jueves tengo torneo de Playtomic',
    'me duelen los dolores de siempre',
    'Rosa el cielo',
  ])('«%s» names nobody', (text) => expect(namesOf('Ana').hide(text)).toBe(text));

  it('the same person is the same one all along, the player is nobody, and so are addresses', () => {
    const names = namesOf('Begoña Arregui');
    expect(names.hide('soy Begoña; con Javi, no con Luis. 612 345 678')).toBe('soy; con PersonaA, no con PersonaB. …');
    expect(names.hide('y Javi también')).toBe('y PersonaA también');
    expect(names.restore('PersonaA juega bien')).toBe('Javi juega bien');
    expect(names.restore('PersonaF juega bien')).toBeNull();
  });
});
