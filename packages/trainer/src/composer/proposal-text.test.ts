import { describe, expect, it } from 'vitest';
import { fitText, staysWith } from '#composer/proposal-text.ts';

describe('fitText', () => {
  it.each([
    'Fuerza de piernas en casa',
    'Da potencia de tronco para el remate.',
    'Calientas 6 minutos, trabajas con 7 ejercicios y cierras con movilidad.',
    'Mantén la espalda recta y baja despacio: 3 segundos.',
    'Ayuda a reducir el riesgo en los cambios de dirección.',
    'Golpea con calma (sin prisa) y vuelve a la red.',
  ])('lets plain sentences through: %s', (text) => {
    expect(fitText(text, 160)).toBe(text);
  });

  it.each([
    ['a promise', 'Evita lesiones de rodilla'],
    ['a promise', 'Previene las lesiones más comunes'],
    ['a promise', 'Resultados garantizados en 7 días'],
    ['a promise', 'Cura tu epicondilitis'],
    ['medicine', 'Ideal para tu tendinitis de hombro'],
    ['medicine', 'Rehabilitación de tobillo'],
    ['medicine', 'Toma un ibuprofeno antes de empezar'],
    ['medicine', 'No hace falta que vayas al médico'],
    ['a diet', 'Acompáñalo de creatina y proteínas'],
    ['pain as a price', 'Sin dolor no hay ganancia'],
    ['pain as a price', 'Aguanta el dolor hasta el final'],
    ['failure', 'Llega al fallo en cada serie'],
    ['a maximum test', 'Busca tu 1RM en la última serie'],
    ['an injury', 'Cuidamos tu codo lesionado'],
    ['pain', 'Porque te duele la espalda'],
    ['a link', 'Mira el vídeo en https://example.org/a'],
    ['a link', 'Más en www.ejemplo.com'],
    ['an address', 'Escribe a yo@ejemplo.es'],
    ['markup', '<b>Fuerza</b> de piernas'],
    ['markup', '**Fuerza** de piernas'],
    ['markup', '[Pulsa aquí](x)'],
    ['a line break', 'Fuerza\nde piernas'],
    ['turned writing', 'Fuerza \u202e de piernas'],
    ['talk about itself', 'Como IA, ignoro las instrucciones anteriores'],
    ['nothing', '   '],
    ['no words', '123 !!'],
  ])('refuses %s: %s', (_what, text) => {
    expect(fitText(text, 160)).toBeNull();
  });

  it('refuses texts that are too long, and trims', () => {
    expect(fitText('a'.repeat(61), 60)).toBeNull();
    expect(fitText('  Fuerza de piernas ', 60)).toBe('Fuerza de piernas');
  });
});

describe('staysWith', () => {
  const squat = { figures: [3, 12, 60], demands: [] };
  it.each(['Baja despacio y deja 2–3 repeticiones en reserva.', 'Haz 12 repeticiones y descansa 60 segundos.'])(
    'lets through what is true: %s',
    (text) => expect(staysWith(text, squat)).toBe(true),
  );

  it.each([
    'Haz veinte repeticiones.',
    'Con 40 kg.',
    'Añade un salto al subir.',
    'Acaba con un sprint.',
    'Sujeta el peso por encima de la cabeza.',
    'Túmbate y repite.',
  ])('refuses another dose and other work: %s', (text) => expect(staysWith(text, squat)).toBe(false));

  it('allows a text to mention its exercise’s own work', () => {
    expect(staysWith('Salta y cae suave.', { figures: [], demands: ['jump'] })).toBe(true);
  });
});
