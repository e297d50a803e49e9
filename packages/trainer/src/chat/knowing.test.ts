import { describe, expect, it } from 'vitest';
import { converse, playerWith } from '#testing/chat-context.ts';

const ask = (...messages: string[]) => converse(messages);

describe('what is known', () => {
  it('answers first what was asked, with what trains it', () => {
    expect(ask('¿a qué altura tiene que estar la red?').text).toMatch(/^La red mide 0,88 m/);
    expect(ask('no sé dónde ponerme cuando saca mi compañera').text).toMatch(/Lo entrenas con «Saque y primera volea»/);
  });

  it('goes on from the question before it', () => {
    expect(ask('mi pareja nunca sube', 'se queda siempre atrás').text).toMatch(/^Juega a su altura/);
  });

  it('says nothing twice', () => {
    const first = ask('llevo una mala racha, he perdido los últimos 5 partidos').text;
    expect(ask('llevo una mala racha, he perdido los últimos 5 partidos', 'llevo una mala racha').text).not.toBe(first);
  });

  it('keeps gluten out of every later meal', () => {
    const reply = ask('soy celiaca, qué como antes de jugar', '¿y qué desayuno antes de un partido por la mañana?');
    expect(reply.text).toMatch(/sin gluten/);
  });

  it('answers by the likelier of two subjects and names the other', () => {
    const { choices, text } = ask('cuánto mide la red');
    expect(choices.map(({ label }) => label)).toEqual(['Medidas de la pista']);
    expect(text).toMatch(/^La red mide.*Si no era eso, quizá «Medidas de la pista»\.$/s);
    expect(ask('cuánto mide la red', 'Medidas de la pista').text).toMatch(/20/);
  });

  it('asks which of two is meant where they are about as likely', () => {
    const { choices, text } = ask(
      'he vuelto a jugar después de tener a mi hijo hace cuatro meses, ¿por dónde empiezo?',
    );
    expect(choices.map(({ label }) => label)).toEqual(['Volver después del parto', 'Volver tras una pausa larga']);
    expect(text).toBe('¿Te refieres a «Volver después del parto» o a «Volver tras una pausa larga»?');
  });

  it('advises no minor to take anything', () => {
    const reply = converse(['Creatina'], { player: playerWith({ age: 15 }) });
    expect(reply.text).toMatch(/Con menos de 18 años/);
  });
});
