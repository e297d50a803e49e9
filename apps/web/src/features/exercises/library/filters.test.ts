import { describe, expect, it } from 'vitest';
import {
  type Filter,
  type FilterName,
  matching,
  optionsOf,
  readFilter,
  sectionsOf,
  writeFilter,
} from '#features/exercises/library/filters.ts';
import { aSummary } from '#features/exercises/library/testing/an-exercise.ts';

const pull = aSummary();
const squat = aSummary({
  name: 'Sentadilla',
  slug: 'sentadilla',
  categories: ['Fuerza', 'Funcionalidad'],
  equipment: ['mancuernas o gomas', 'silla'],
  muscleGroups: ['Piernas'],
  strokes: ['todos'],
});
const lob = aSummary({
  name: 'Globo profundo',
  slug: 'globo-profundo',
  categories: ['Funcionalidad'],
  equipment: ['pista', 'Red de club'],
  muscleGroups: ['Brazos'],
  strokes: ['globo'],
  hasDrill: true,
});
const walk = aSummary({ name: 'Caminata', slug: 'caminata', categories: ['Cardio'], equipment: [], strokes: [] });
const all = [pull, squat, lob, walk];

const chosen = (overrides: Partial<Filter>): Filter => ({
  categoria: '',
  golpe: '',
  material: '',
  grupo: '',
  texto: '',
  ...overrides,
});
const names = (filter: Partial<Filter>) => matching(all, chosen(filter)).map(({ name }) => name);

describe('matching', () => {
  it('leaves everything where nothing is chosen', () => {
    expect(names({})).toEqual(['Face pull con goma', 'Sentadilla', 'Globo profundo', 'Caminata']);
  });

  it('knows each of several categories, strokes and groups', () => {
    expect(names({ categoria: 'Funcionalidad' })).toEqual(['Sentadilla', 'Globo profundo']);
    expect(names({ golpe: 'bandeja' })).toEqual(['Face pull con goma']);
    expect(names({ grupo: 'Piernas' })).toEqual(['Sentadilla']);
  });

  it('finds alternatives of equipment, and what needs none', () => {
    expect(names({ material: 'gomas' })).toEqual(['Face pull con goma', 'Sentadilla']);
    expect(names({ material: 'mancuernas' })).toEqual(['Sentadilla']);
    expect(names({ material: 'ninguno' })).toEqual(['Caminata']);
  });

  it('finds typed words and what means the same, with or without accents', () => {
    expect(names({ texto: 'sentadillas' })).toEqual(['Sentadilla']);
    expect(names({ texto: 'BANDAS' })).toEqual(['Face pull con goma', 'Sentadilla']);
    expect(names({ texto: 'perder peso' })).toEqual(['Caminata']);
    expect(names({ texto: 'sentadilla gomas' })).toEqual(['Sentadilla']);
    expect(names({ texto: 'glob', material: 'pista' })).toEqual(['Globo profundo']);
    expect(names({ texto: 'natación' })).toEqual([]);
  });

  it('wants all that is chosen at once, and finds nothing for what it does not know', () => {
    expect(names({ material: 'gomas', golpe: 'todos' })).toEqual(['Sentadilla']);
    expect(names({ golpe: 'cuchara' })).toEqual([]);
  });
});

describe('optionsOf', () => {
  const options = (name: FilterName) => optionsOf(all, name).map(({ label, exercises }) => [label, exercises.length]);

  it('offers only values that some exercise has, in the vocabulary’s order', () => {
    expect(options('categoria')).toEqual([
      ['Técnica y táctica', 1],
      ['Fuerza', 2],
      ['Cardio', 1],
      ['Funcionalidad', 2],
    ]);
    expect(options('golpe')).toEqual([
      ['Bandeja', 1],
      ['Remate', 1],
      ['Globo', 1],
      ['Todo el juego', 1],
    ]);
  });

  it('offers equipment by name, «none» first, also an admin’s own', () => {
    expect(options('material').map(([label]) => label)).toEqual([
      'Sin material',
      'Gomas',
      'Mancuernas',
      'Pista',
      'Red de club',
      'Silla',
    ]);
    expect(names({ material: optionsOf(all, 'material').at(4)?.value ?? '' })).toEqual(['Globo profundo']);
  });
});

describe('the address', () => {
  it('keeps the filter, and other parts of the query', () => {
    const filter = chosen({ golpe: 'víbora', material: 'balón medicinal' });
    const query = writeFilter(filter, '?utm_source=x&grupo=Core');
    expect(query).toBe('?utm_source=x&golpe=v%C3%ADbora&material=bal%C3%B3n+medicinal');
    expect(readFilter(query)).toEqual(filter);
    expect(writeFilter(chosen({}), query)).toBe('?utm_source=x');
    expect(writeFilter(chosen({}))).toBe('');
  });
});

describe('sectionsOf', () => {
  const sections = (filter: Partial<Filter>) =>
    sectionsOf(matching(all, chosen(filter)), chosen(filter)).map(({ name, exercises }) => [
      name,
      exercises.map((exercise) => exercise.name),
    ]);

  it('shows each exercise once: drills first, the others by their first category', () => {
    expect(sections({})).toEqual([
      ['Técnica y táctica', ['Globo profundo']],
      ['Fuerza', ['Face pull con goma', 'Sentadilla']],
      ['Cardio', ['Caminata']],
    ]);
  });

  it('begins with the section that holds most of what a typed text finds', () => {
    const order = ['Fuerza', 'Técnica y táctica', 'Cardio'];
    expect(sections({ texto: 'principiante' }).map(([name]) => name)).toEqual(order);
  });

  it('shows a chosen category whole', () => {
    expect(sections({ categoria: 'Funcionalidad' })).toEqual([['Funcionalidad', ['Sentadilla', 'Globo profundo']]]);
  });
});
