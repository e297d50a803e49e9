import type { Fact } from '@bandeja/domain/coach/schemas';
import { describe, expect, test } from 'vitest';
import { converse } from '#testing/chat-context.ts';

const marcos: Fact = { kind: 'partner', name: 'Marcos', hand: 'left', side: null, feminine: false };
const english: Fact = { kind: 'busy', weekdays: ['tuesday'], reason: 'tienes inglés' };
const coeliac: Fact = { kind: 'diet', diet: 'celiac', feminine: true };

const say = (message: string, facts: readonly Fact[] = [], keepsHealth = true) =>
  converse([message], { facts, keepsHealth });

describe('a message that only tells facts', () => {
  test('is said back, with where it is seen and erased', () => {
    const { text, facts, action } = say('Hola. Juego de revés. Mi pareja, Marcos, es zurdo.');
    expect(text).toBe(
      'Apuntado: juegas de revés y tu pareja, Marcos, es zurdo. Lo ves y lo borras en «Qué sabe tu entrenador».',
    );
    expect(action).toBeNull();
    expect(facts?.kept.map(({ fact }) => fact.kind)).toEqual(['side', 'partner']);
  });

  test('of health, without consent, serves the talk and is not stored', () => {
    const { text, facts } = say('soy celiaca', [], false);
    expect(text).toContain('En esta charla cuento con que eres celiaca. No lo guardo');
    expect(facts?.kept).toEqual([]);
    const later = converse(['soy celiaca', '¿qué ceno la noche antes de un partido?'], { keepsHealth: false });
    expect(later.text).toContain('sin gluten');
    expect(JSON.stringify(later.state)).not.toContain('celi');
  });

  test.each([
    ['soi celiaka', 'Apuntado: eres celiaca.', 'soi celiaka'],
    ['soi surda', 'Apuntado: eres zurda.', 'soi surda'],
    ['mi pareja se yama Nahuel', 'Apuntado: tu pareja es Nahuel.', 'mi pareja se yama Nahuel'],
    ['travajo a turnos', 'Apuntado: trabajas a turnos.', 'travajo a turnos'],
  ])('«%s» is read as it is meant, and keeps its own words', (message, starts, sentence) => {
    const { text, facts } = say(message);
    expect(text.startsWith(starts)).toBe(true);
    expect(facts?.kept[0]?.sentence).toBe(sentence);
  });

  test('takes back what was known, and says nothing is erased where nothing was', () => {
    expect(say('ya no soy vegano').text).toBe('De acuerdo. No lo tenía apuntado.');
    const gone = say('ya no juego con Marcos', [marcos, english]);
    expect(gone.text).toBe('De acuerdo, olvido esto: tu pareja, Marcos, es zurdo.');
    expect(gone.facts?.forgotten).toEqual([marcos]);
    expect(say('ya no juego con Marcos').text).toBe('De acuerdo. No lo tenía apuntado.');
  });

  test('that is known already changes nothing', () => {
    const { text, facts } = say('mi pareja es Marcos', [marcos]);
    expect(text).toBe('Sí, lo tengo apuntado: tu pareja, Marcos, es zurdo.');
    expect(facts).toBeUndefined();
  });

  test('of a partner without a name joins the one that is known', () => {
    const { facts } = say('mi pareja juega de drive', [marcos]);
    expect(facts?.kept.map(({ fact }) => fact)).toEqual([{ ...marcos, side: 'drive' }]);
    const named = say('mi pareja se llama Marcos', [{ ...marcos, name: null }]);
    expect(named.facts?.kept.map(({ fact }) => fact)).toEqual([marcos]);
    expect(named.facts?.forgotten).toEqual([{ ...marcos, name: null }]);
  });
});

describe('a message about something else', () => {
  test.each([
    ['Soy celiaca, ¿qué como antes del partido?', 'diet'],
    ['soy zurdo, que pala me compro?', 'hand'],
    ['Los martes tengo inglés. ¿Qué me toca hoy?', 'busy'],
  ])('%s: is answered, and its %s is stored', (message, kind) => {
    const { text, facts } = say(message);
    expect(facts?.kept.map(({ fact }) => fact.kind)).toEqual([kind]);
    expect(text).toContain('Apuntado: ');
    expect(text).not.toContain('Lo ves y lo borras');
  });

  test('that is asked back ends with the question', () => {
    const { text, action } = say('los jueves tengo inglés');
    expect(action?.type).toBe('never_on');
    expect(text).toMatch(/^Apuntado: los jueves tienes inglés\. .*\?$/);
  });

  test('that tells of danger stores nothing', () => {
    expect(say('soy zurdo y me duele el pecho al correr').facts).toBeUndefined();
    expect(say('me llamo Ana y quiero morirme').facts).toBeUndefined();
  });
});

describe('a question about what was told', () => {
  const known: Fact[] = [marcos, english, coeliac, { kind: 'side', side: 'backhand' }];
  test.each([
    ['¿cómo se llama mi pareja?', 'Tu pareja, Marcos, es zurdo.'],
    ['¿en qué lado juego yo?', 'Juegas de revés.'],
    ['¿te acuerdas de qué día tengo inglés?', 'Los martes tienes inglés.'],
    ['que dia tengo ingles', 'Los martes tienes inglés.'],
    ['¿mi pareja es zurda o diestra?', 'Tu pareja, Marcos, es zurdo.'],
    ['¿qué sabes de mí?', 'Me has contado esto: tu pareja, Marcos, es zurdo'],
    ['¿en qué categoría juego?', 'No me lo has contado todavía: en qué categoría juegas.'],
    ['¿qué pala uso?', 'No me lo has contado todavía: qué pala usas.'],
    ['¿te acuerdas de qué día tengo yoga?', 'No me lo has contado todavía'],
  ])('%s %s', (message, starts) => {
    expect(say(message, known).text.startsWith(starts)).toBe(true);
  });

  test.each(['¿qué día tengo partido?', '¿qué me toca hoy?', '¿cuántas sesiones llevo?', '¿cómo juego de revés?'])(
    '%s is none',
    (message) => {
      expect(say(message, known).text).not.toMatch(/Marcos|contado todavía|Juegas de/);
    },
  );
});

test('what is stored of a diet holds for every meal', () => {
  expect(say('¿qué ceno la noche antes de un partido?', [coeliac]).text).toContain('sin gluten');
  expect(say('¿qué ceno la noche antes de un partido?').text).not.toContain('gluten');
});

test('an exercise that is never wanted again goes with each wish', () => {
  for (const message of ['Nunca me pongas burpees, los odio', 'no me pongas nunca burpees', 'odio los burpees'])
    expect(say(message).text).toMatch(/^Apuntado: no quieres burpees\./);
  const wish = say('hazme una rutina de fuerza', [{ kind: 'refused', exercise: 'burpees' }]);
  expect(wish.action).toMatchObject({ data: { prompt: 'hazme una rutina de fuerza. Sin burpees' } });
});
