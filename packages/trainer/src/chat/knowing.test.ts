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

  it('reads what goes on with the question before it', () => {
    expect(ask('me pongo super nervioso en los torneos', 'sobre todo al sacar').text).toMatch(/saque|sacar|saques/i);
    expect(ask('contra dos pegadores que suben a la red como locos, qué se hace').text).toMatch(/globo/);
  });

  it('advises no minor to take anything', () => {
    const reply = converse(['Creatina'], { player: playerWith({ age: 15 }) });
    expect(reply.text).toMatch(/Con menos de 18 años/);
  });

  it.each([
    ['buenas, una consulta: jugar con viento, ¿algún truco?', /^Juega sencillo/],
    ['Tengo artrosis en la cadera, ¿puedo seguir con el pádel?', /^(?!.*(ginecólogo|embaraz)).*artrosis|cadera/is],
    ['con la menopausia estoy agotada, ¿qué entreno me va bien?', /^La fuerza dos días/],
    ['qué porcentaje de bolas se ganan arriba en la red', /80 %/],
    ['mis tenis se abrieron de un lado, ¿cada cuánto los cambio?', /suela|dibujo/],
    ['cada vez que subo me la tiran por el lado que dejo libre', /^(?!.*(opresión|Mareo)).*(pasillo|lado|red)/is],
  ])('is told to whoever asks for it in other words: %s', (question, told) => {
    expect(ask(question).text).toMatch(told);
  });

  it('follows the text for a condition', () => {
    expect(ask('soy asmático desde pequeño, ¿puedo jugar partidos?').text).toMatch(
      /^Soy un entrenador virtual.*médico/s,
    );
    expect(ask('estoy de seis meses de embarazo, ¿puedo echar un partido?').text).toMatch(/matrona/);
  });

  it('changes no week for what is told beside a question', () => {
    const reply = ask('me ha salido una rozadura en el talón y el domingo tengo partido');
    expect(reply.action).toBeNull();
    expect(ask('el domingo tengo partido, ¿qué hago estos días antes?').action).toBeNull();
    expect(ask('he pasado el covid y ya estoy bien, ¿cómo vuelvo?').action?.type).not.toBe('absence');
  });

  it('offers the nearest subjects where nothing is sure', () => {
    const { choices, text } = ask('mi compi se come siempre las mismas bolas raras');
    expect(text).toMatch(/^No estoy seguro de haberte entendido\. ¿.*«.*»/);
    expect(choices.length).toBeGreaterThan(0);
  });

  it('keeps what is refused, and says no more', () => {
    expect(ask('no quiero hacer más burpees mientras viva').text).toMatch(/^Apuntado: no quieres/);
  });
});
