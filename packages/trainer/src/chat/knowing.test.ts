import { describe, expect, it } from 'vitest';
import { converse, playerWith } from '#testing/chat-context.ts';

const ask = (...messages: string[]) => converse(messages);

describe('what is known', () => {
  it('answers first what was asked, with what trains it', () => {
    expect(ask('¿a qué altura tiene que estar la red?').text).toMatch(/^La red mide 0,88 m/);
    expect(ask('cómo hago la bandeja?').text).toMatch(/Lo entrenas con «Bandeja y recuperar la red»/);
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

  it('asks which of two subjects is meant where it is not sure, and answers the one that is tapped', () => {
    const { choices, text } = ask('cuánto mide la red');
    expect(choices.map(({ label }) => label)).toEqual(['Altura de la red', 'Medidas de la pista']);
    expect(text).toBe('¿Te refieres a «Altura de la red» o a «Medidas de la pista»?');
    expect(ask('cuánto mide la red', 'Medidas de la pista').text).toMatch(/20/);
  });

  it('advises no minor to take anything', () => {
    const reply = converse(['Creatina'], { player: playerWith({ age: 15 }) });
    expect(reply.text).toMatch(/Con menos de 18 años/);
  });
});
