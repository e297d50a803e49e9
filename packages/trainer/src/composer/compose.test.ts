import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { checkRoutine } from '#composer/check.ts';
import { composeRoutine } from '#composer/compose.ts';
import type { ComposerExercise } from '#composer/types.ts';
import { about, catalogue, codesOf, compose, exercisesOf, makeInput, routineFor } from '#testing/composer.ts';

const court = ['pista', 'pala', 'bolas', 'conos', 'pared'] as const;

describe('where safety forbids a routine', () => {
  it.each([
    ['urg', 'me duele el pecho cuando corro', 'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes.'],
    ['rest', 'tengo fiebre, algo suave', 'Con fiebre o malestar general, no entrenes'],
    ['no', 'dame anabolizantes', 'No puedo ayudarte con sustancias dopantes'],
    ['crisis', 'no quiero vivir', 'Siento que lo estés pasando así. No estás solo.'],
  ])('answers %s with its text alone', (flag, healthText, text) => {
    const answer = composeRoutine(makeInput({ healthText }));
    expect(answer).toMatchObject({ kind: 'refused', flag });
    expect(answer.kind === 'refused' && answer.message.startsWith(text)).toBe(true);
  });

  it('advises a minor to talk to an adult', () => {
    const answer = composeRoutine(makeInput({ healthText: 'tengo fiebre' }, { age: 15 }));
    expect(answer.kind === 'refused' && answer.message).toMatch(/Y avisa a un adulto\.$/);
  });

  it('lets the gravest decide between wish and profile', () => {
    const answer = composeRoutine(
      makeInput({ healthText: 'tengo fiebre' }, { injuries: 'me duele el pecho al correr' }),
    );
    expect(answer).toMatchObject({ kind: 'refused', flag: 'urg' });
  });

  it('asks nothing of a profile that once spoke of doping', () => {
    expect(composeRoutine(makeInput({}, { injuries: 'tomé anabolizantes' })).kind).toBe('routine');
  });
});

describe('with an injury', () => {
  it('counts those of the profile like those of the text', () => {
    const routine = compose({ categories: ['Fuerza'], duration: about(45) }, { injuries: 'rodilla derecha' });
    each(exercisesOf(routine), 4, (item) => expect(item.avoidFor).not.toContain('rodilla'));
    expect(routine.advice[0]).toBe(
      'He quitado lo que más carga tu rodilla y suavizado el resto. Si el dolor aumenta, dura más de una semana o aparece de noche, pide cita con un fisioterapeuta o médico.',
    );
    expect(routine.understood).toContain('cuido tu rodilla');
  });

  it('never stores it: neither reasons nor notes nor names speak of it', () => {
    const { advice, understood, ...stored } = compose({ healthText: 'me duele el codo', duration: about(60) });
    expect(JSON.stringify(stored)).not.toMatch(/codo|lesi|dolor/i);
    expect(advice.join()).toContain('codo');
    expect(understood).toContain('cuido tu codo');
  });

  it('asks for care where the catalogue does', () => {
    const routine = compose(
      { healthText: 'me molesta el hombro', categories: ['Fuerza'], muscleGroups: ['Hombros'], equipment: ['gomas'] },
      {},
    );
    const careful = routine.entries.filter(({ exerciseId }) =>
      catalogue.find(({ id }) => id === exerciseId)?.cautionFor.includes('hombro'),
    );
    expect(careful.length).toBeGreaterThan(0);
    each(careful, 5, ({ notes }) => expect(notes).toContain('Con menos carga o menos recorrido si notas molestia.'));
  });

  it('leaves only gentle work while it is acute, and refers', () => {
    const routine = compose({ healthText: 'dolor fuerte en el tobillo desde ayer', duration: about(30) });
    each(codesOf(routine), 4, (code) => expect(code).toMatch(/^(C01|C03|L\d\d)$/));
    expect(routine.advice[0]).toMatch(/^Soy un entrenador virtual: no puedo diagnosticar/);
    const walk = routine.entries.find(({ exerciseId }) => exerciseId === 'exercise-C01');
    if (walk) expect(walk.notes).toBe('A paso tranquilo, y solo si caminas sin molestias.');
  });

  it('asks where it hurts, when the wish does not say', () => {
    expect(compose({ healthText: 'me duele un poco todo' }).advice.join()).toMatch(/dime la zona|^$/);
  });
});

describe('ages', () => {
  it('puts balance and no plyometrics into every session from 60 on, also when the routine is for another person', () => {
    const routine = compose(
      { age: 66, categories: ['Pliometría'], duration: about(45) },
      { level: 'Avanzado', age: 35 },
    );
    expect(codesOf(routine)).toContain('U06');
    each(exercisesOf(routine), 4, ({ categories, difficulty }) => {
      expect(categories).not.toContain('Pliometría');
      expect(difficulty).not.toBe('Avanzado');
    });
    expect(routine.advice.join()).toContain('A partir de los 60 años no pongo pliometría');
  });

  it('puts technique first and an adult beside it below 16', () => {
    const routine = compose({ categories: ['Fuerza'], duration: about(30) }, { age: 14, level: 'Principiante' });
    expect(routine.advice).toContain(
      'Para menores preparo sesiones cortas: primero la técnica, nunca hasta el fallo y con un adulto cualificado. Comentadlo también en casa y con quien lleva su entrenamiento en la pista.',
    );
    const notes = routine.entries.map((entry) => entry.notes).join();
    expect(notes).toContain('Técnica antes que carga.');
    expect(notes).toContain('3–4 repeticiones en reserva');
  });
});

describe('available equipment', () => {
  it('takes the text before the profile', () => {
    const routine = compose({ equipment: ['gomas'], categories: ['Fuerza'] }, { equipment: ['mancuernas'] });
    expect(
      atLeast(3, exercisesOf(routine)).some(({ equipment }) => equipment.includes('mancuernas o kettlebell')),
    ).toBe(false);
    expect(exercisesOf(routine).some(({ equipment }) => equipment.includes('gomas'))).toBe(true);
    expect(routine.name).toContain('con gomas');
  });

  it('uses the profile where the text names nothing, and nothing where neither does', () => {
    const owned = compose(
      { categories: ['Fuerza'], duration: about(60) },
      { equipment: ['mancuernas'], level: 'Intermedio' },
    );
    expect(exercisesOf(owned).some(({ equipment }) => equipment.includes('mancuernas o kettlebell'))).toBe(true);
    const bare = compose({ categories: ['Fuerza'], duration: about(60) });
    each(
      exercisesOf(bare).flatMap(({ equipment }) => equipment),
      3,
      (item) => expect(['pared', 'silla', 'toalla']).toContain(item),
    );
  });

  it('plays on a court with a partner unless the wish says otherwise', () => {
    const wish = { strokes: ['volea'] as const, place: 'court' as const, equipment: court, duration: about(60) };
    expect(exercisesOf(compose(wish)).some(({ equipment }) => equipment.includes('compañero'))).toBe(true);
    const alone = compose({ ...wish, alone: true });
    expect(atLeast(3, exercisesOf(alone)).some(({ equipment }) => equipment.includes('compañero'))).toBe(false);
    expect(codesOf(alone)).toContain('T15');
  });

  it('assumes a court for a stroke that needs one, and states it', () => {
    const routine = compose({ strokes: ['saque'] });
    expect(routine.type).toBe('Técnico');
    expect(codesOf(routine)).toContain('T01');
    expect(routine.advice.join()).toContain('He contado con pista, pala, bolas y alguien con quien entrenar');
    const without = compose({ strokes: ['saque'], excludedPlaces: ['court'] });
    expect(atLeast(3, exercisesOf(without)).some(({ equipment }) => equipment.includes('pista'))).toBe(false);
    expect(without.advice.join()).toContain('hay poco para el saque');
  });

  it.each([['bolas'], ['pala'], ['bolas', 'conos'], ['pala', 'bolas']] as const)(
    'is not all there is where a stroke is wished with %s',
    (...named) => {
      for (const player of [{}, { places: ['court'] as const }, { places: ['home', 'court'] as const }]) {
        const routine = compose({ strokes: ['volea'], routineType: 'Técnico', equipment: named }, player);
        expect(routine.type).toBe('Técnico');
        expect(codesOf(routine)).toContain('T03');
      }
    },
  );

  it('stays what was named where that trains a stroke at home', () => {
    const routine = compose({ strokes: ['remate'], equipment: ['balón medicinal'] });
    expect(routine.type).toBe('Físico');
    const wall = compose({ strokes: ['derecha'], equipment: ['pala', 'bolas', 'pared'], excludedPlaces: ['court'] });
    expect(codesOf(wall)).toContain('T15');
  });

  it('is said where the library does not have it, with what stands in', () => {
    const gym = {
      place: 'home',
      placeName: 'en el gimnasio',
      equipment: ['mancuernas', 'kettlebell', 'bici'],
    } as const;
    const machines = compose({ ...gym, categories: ['Fuerza'], beyondLibrary: ['machines'] }, { level: 'Intermedio' });
    expect(machines.advice.join()).toMatch(/No tengo máquinas en la biblioteca: te lo hago con mancuernas\b/);
    const foam = compose({ categories: ['Flexibilidad'], beyondLibrary: ['foam', 'ball'] });
    expect(foam.advice).toContain('No tengo rodillo de espuma en la biblioteca: te lo hago con estiramientos.');
    expect(foam.advice).toContain('No tengo fitball ni bosu en la biblioteca: te lo hago con estiramientos.');
    const bare = compose({ categories: ['Fuerza'], beyondLibrary: ['trx'] });
    expect(bare.advice).toContain('No tengo TRX ni anillas en la biblioteca: te lo hago con tu propio peso.');
  });

  it('stays in one place', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e'])
      for (const wish of [{}, { equipment: ['conos'] as const, categories: ['Funcionalidad'] as const }]) {
        const exercises = exercisesOf(compose({ ...wish, duration: about(60) }, {}, { seed }));
        const shared = (['home', 'court'] as const).some((place) =>
          exercises.every(({ places }) => places.includes(place)),
        );
        expect(shared).toBe(true);
      }
  });
});

describe('kinds of session', () => {
  it.each<[string, Parameters<typeof makeInput>[0], string]>([
    ['Mental', { routineType: 'Mental', duration: about(20) }, 'Mental'],
    ['Partido', { routineType: 'Partido', place: 'court', equipment: court, duration: about(90) }, 'Partido'],
    ['Táctico', { routineType: 'Táctico', place: 'court', equipment: court, duration: about(75) }, 'Táctico'],
    ['Descanso', { routineType: 'Descanso', categories: ['Flexibilidad'], duration: about(25) }, 'Descanso'],
    ['Técnico on a bare court', { place: 'court', equipment: court, duration: about(60) }, 'Técnico'],
    ['Físico for a stroke without a racket', { strokes: ['remate'], equipment: ['balón medicinal'] }, 'Físico'],
  ])('%s', (_what, wish, type) => {
    const input = makeInput(wish);
    const routine = routineFor(input);
    expect(routine.type).toBe(type);
    expect(checkRoutine(routine.entries, input)).toEqual([]);
  });

  it('plays the match in a match, and nothing but head work in head work', () => {
    const match = compose({ routineType: 'Partido', place: 'court', equipment: court, duration: about(90) });
    expect(codesOf(match)).toContain('K05');
    const head = compose({ routineType: 'Mental', duration: about(15) });
    expect(atLeast(1, codesOf(head, 'main')).every((code) => code?.startsWith('M'))).toBe(true);
  });

  it('mentions a wish that it cannot fulfil', () => {
    const routine = compose({ routineType: 'Partido', excludedPlaces: ['court'] });
    expect(routine.type).toBe('Físico');
    expect(routine.advice.join()).toContain('no puedo hacer una sesión de tipo partido');
  });

  it('replaces plyometrics where jumps are out', () => {
    const routine = compose({ healthText: 'sin saltos', categories: ['Pliometría'], duration: about(30) });
    expect(routine.categories[0]).toBe('Fuerza explosiva');
    expect(routine.advice.join()).toContain('Sin saltos no hay pliometría');
  });
});

describe('half and more of the main part', () => {
  type Asked = Parameters<typeof makeInput>[0];
  const racket = { routineType: 'Técnico', place: 'court', equipment: court, alone: false } as const;
  const rows: [string, Asked, (exercise: ComposerExercise) => boolean][] = [
    ['the volley', { ...racket, strokes: ['volea'] }, ({ strokes }) => strokes.includes('volea')],
    ['the serve', { ...racket, strokes: ['saque'] }, ({ strokes }) => strokes.includes('saque')],
    ['the way out of the wall', { ...racket, strokes: ['salida'] }, ({ strokes }) => strokes.includes('salida')],
    [
      'chest and back',
      { muscleGroups: ['Pecho', 'Espalda'], equipment: ['mancuernas'] },
      ({ muscleGroups }) => muscleGroups.includes('Pecho') || muscleGroups.includes('Espalda'),
    ],
    [
      'strength of the legs',
      { categories: ['Fuerza'], muscleGroups: ['Piernas'] },
      ({ categories, muscleGroups }) => categories.includes('Fuerza') && muscleGroups.includes('Piernas'),
    ],
    [
      'stretches of the back',
      { categories: ['Flexibilidad'], muscleGroups: ['Espalda'] },
      ({ categories, muscleGroups }) => categories[0] === 'Flexibilidad' && muscleGroups.includes('Espalda'),
    ],
    [
      'balance',
      { focus: 'balance', categories: ['Funcionalidad'], equipment: ['pared'] },
      ({ code }) => ['U06', 'U05', 'F07', 'F12', 'F04', 'F15', 'F33'].includes(code ?? ''),
    ],
    [
      'what is done sitting',
      { focus: 'seated', equipment: ['gomas'], place: 'home' },
      ({ demands, code }) => demands.length === 0 && code !== 'C01' && code !== 'F01',
    ],
  ];

  it.each(rows)('is %s', (_what, wish, isAskedFor) => {
    for (const seed of ['a', 'b', 'c'])
      for (const minutes of [null, about(30), about(60)]) {
        const routine = compose({ ...wish, duration: minutes }, { level: 'Intermedio' }, { seed });
        const main = exercisesOf(routine, 'main');
        expect(main.filter(isAskedFor).length * 2).toBeGreaterThanOrEqual(atLeast(1, main).length);
      }
  });

  it('is said to be less where the library has no more', () => {
    const routine = compose({ ...racket, strokes: ['bandeja'] }, { level: 'Intermedio' });
    expect(codesOf(routine, 'main')).toContain('T05');
    expect(routine.advice.join()).toContain('hay poco para la bandeja');
  });

  it('is one long stretch in an aerobic base', () => {
    const routine = compose({ categories: ['Cardio'], aerobicBase: true, equipment: ['bici'], duration: about(40) });
    expect(codesOf(routine, 'main')).toEqual(['C03']);
  });

  it('is the stroke for who plays in a wheelchair', () => {
    expect(codesOf(compose({ ...racket, strokes: ['saque'], focus: 'seated' }))).toContain('T01');
  });

  it('stays on the chair', () => {
    const routine = compose({ focus: 'seated', equipment: ['silla'], place: 'home' });
    each(routine.entries, 3, ({ notes }) => expect(notes).toContain('Sentado'));
    expect(codesOf(routine)).not.toContain('C01');
    expect(routine.advice.join()).not.toContain('caminando');
  });
});

describe('words', () => {
  it.each<[Parameters<typeof makeInput>[0], string]>([
    [
      { categories: ['Fuerza'], muscleGroups: ['Piernas'], place: 'home', duration: about(40) },
      'Fuerza de piernas en casa',
    ],
    [{ strokes: ['saque', 'resto'], place: 'court', equipment: court }, 'Saque y resto en pista'],
    [{ routineType: 'Mental' }, 'Cabeza fría entre puntos'],
    [{ categories: ['Cardio'], aerobicBase: true, duration: about(60) }, 'Base aeróbica'],
    [
      { healthText: 'quiero prevenir lesiones de codo y muñeca', equipment: ['gomas'] },
      'Refuerzo de codo y muñeca con gomas',
    ],
  ])('names %j', (wish, name) => {
    expect(compose(wish).name).toBe(name);
  });

  it('gives every exercise its reason', () => {
    const routine = compose({ strokes: ['remate'], equipment: ['balón medicinal'], duration: about(45) });
    const reason = routine.entries.find(({ exerciseId }) => exerciseId === 'exercise-X02')?.reason;
    expect(reason).toBe('Da potencia de giro al tronco para el remate.');
  });

  it('speaks of the work and the effort', () => {
    const { description, objectives } = compose({ categories: ['Fuerza'], duration: about(45) }, { level: 'Avanzado' });
    expect(description).toMatch(/^Calientas \d+ minutos, trabajas .+ con \d+ ejercicios y cierras .+\./);
    expect(description).toContain('deja 1–2 repeticiones en reserva');
    expect(objectives.length).toBeGreaterThan(0);
  });
});

describe('keeping exercises', () => {
  it('builds around them, and says when one had to go', () => {
    const pinned = compose(
      { categories: ['Fuerza'], duration: about(45) },
      {},
      { keep: ['exercise-F08', 'exercise-F32'] },
    );
    expect(codesOf(pinned)).toEqual(expect.arrayContaining(['F08', 'F32']));
    expect(pinned.minutes).toBeGreaterThan(40);
    const hurt = compose({ healthText: 'me molesta la rodilla' }, {}, { keep: ['exercise-F03', 'exercise-F08'] });
    expect(codesOf(hurt)).toContain('F08');
    expect(codesOf(hurt)).not.toContain('F03');
    expect(hurt.advice).toContain('He quitado algún ejercicio elegido porque choca con tus límites.');
  });

  it('opens with the warm-up that stays, where a calm head would open otherwise', () => {
    const routine = compose({ routineType: 'Mental', duration: about(30) }, {}, { keep: ['exercise-L01'] });
    expect(routine.entries[0]).toMatchObject({ exerciseId: 'exercise-L01', part: 'warmUp' });
  });
});

it('composes from two thousand exercises without taking long', () => {
  const many = Array.from({ length: 2000 }, (_, index) => {
    const exercise = catalogue[index % catalogue.length] as ComposerExercise;
    return { ...exercise, id: `${exercise.id}-${index}`, code: index < catalogue.length ? exercise.code : null };
  });
  const routine = compose({ categories: ['Fuerza'], duration: about(60) }, {}, { catalogue: many });
  expect(routine.entries.length).toBeGreaterThan(5);
});
