import { readFileSync } from 'node:fs';
import {
  editExercises,
  exportCatalogue,
  getExercise,
  importCatalogue,
  listExercises,
  previewImport,
} from '@bandeja/domain/exercises/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { auditEntriesOf, exerciseIdByCode, newDraft, newExercise } from '#testing/exercises.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';

const api = useApi();
let admin: Player;
let player: Player;

beforeAll(async () => {
  [admin, player] = [await newAdmin(api), await newPlayer(api)];
});

type FileText = { file: string; text: string };
const shipped = (name: string) =>
  readFileSync(new URL(`../../../../../packages/catalogue/${name}`, import.meta.url), 'utf8');
const out = async () => (await api.call(exportCatalogue, { token: admin.token })).body.files;
const preview = async (files: FileText[]) =>
  (await api.call(previewImport, { token: admin.token, body: { files } })).body;
const store = async (files: FileText[]) =>
  (await api.call(importCatalogue, { token: admin.token, body: { files } })).body;
const exercise = async (id: string) => (await api.call(getExercise, { token: admin.token, params: { id } })).body;
const goblet = 'exercises/f02-sentadilla-goblet.md';

describe('the catalogue as files', () => {
  it('goes out as it is shipped, with what the desk added, and coming back changes nothing', async () => {
    await newDraft(api, admin, { name: 'Zancada con goma' });
    const files = await out();
    const textOf = (name: string) => files.find(({ file }) => file === name)?.text;
    for (const name of [goblet, 'routines/r01-calentamiento-prepartido.md']) expect(textOf(name)).toBe(shipped(name));
    expect(textOf('exercises/zancada-con-goma.md')).toMatch(/^---\nname: Zancada con goma\n/);
    expect(await preview(files)).toEqual({ errors: [], changes: [], same: files.length });
  });

  it('shows line by line what an import would change, and stores it only then', async () => {
    const text = shipped(goblet).replace('level: Principiante', 'level: Intermedio');
    const files = [{ file: `copia/${goblet}`, text: text.replaceAll('\n', '\r\n') }];
    const change = {
      file: `copia/${goblet}`,
      name: 'Sentadilla goblet',
      kind: 'changed',
      removed: ['level: Principiante'],
      added: ['level: Intermedio'],
    };
    expect(await preview(files)).toEqual({ errors: [], changes: [change], same: 0 });
    const id = await exerciseIdByCode(api, 'F02');
    expect((await exercise(id)).difficulty).toBe('Principiante');
    expect(await store(files)).toEqual({ errors: [], changes: [change], same: 0 });
    expect(await exercise(id)).toMatchObject({ difficulty: 'Intermedio', isDraft: false, figureName: 'F02' });
    expect((await auditEntriesOf(api, id)).at(-1)).toMatchObject({
      action: 'update',
      details: { changed: ['difficulty'] },
    });
    expect((await store(files)).same).toBe(1);
  });

  it('takes new exercises that name each other and a routine with them, as drafts', async () => {
    const named = (name: string, variation: string) =>
      shipped(goblet)
        .replace('code: F02\n', '')
        .replace('drawing: F02\n', 'open: [floor]\n')
        .replace('Sentadilla goblet', name)
        .replace('[F01, F03]', `[${variation}]`);
    const routine = shipped('routines/r01-calentamiento-prepartido.md')
      .replace('code: R01\n', '')
      .replace('Calentamiento prepartido', 'Calentar con amigos')
      .replace('exercise: U06', 'exercise: salto-amigo');
    const { errors, changes } = await store([
      { file: 'routines/calentar-con-amigos.md', text: routine },
      { file: 'exercises/salto-amigo.md', text: named('Salto amigo', 'paso-amigo') },
      { file: 'exercises/paso-amigo.md', text: named('Paso amigo', 'salto-amigo') },
    ]);
    expect([errors, changes.map(({ kind }) => kind)]).toEqual([[], ['new', 'new', 'new']]);
    const { body: found } = await api.call(listExercises, { token: admin.token, query: { search: 'salto amigo' } });
    const stored = await exercise(found[0]?._id ?? '');
    expect(stored).toMatchObject({ slug: 'salto-amigo', isDraft: true, variations: [{ slug: 'paso-amigo' }] });
    expect(stored.answered).not.toContain('floor');
    const { body: routines } = await api.call(listRoutines, {
      token: admin.token,
      query: { search: 'calentar amigos' },
    });
    expect(routines).toEqual([expect.objectContaining({ isActive: false, isDraft: true, exerciseCount: 5 })]);
  });

  it('names file and line of what is wrong, in Spanish, and then stores nothing', async () => {
    const text = shipped(goblet);
    const id = await exerciseIdByCode(api, 'F02');
    const before = await exercise(id);
    const wrong: [string, string, number, string][] = [
      [goblet, text.replace('[Fuerza]', '[Fuersa]'), 4, 'categories.0: tiene que ser uno de estos: Fuerza'],
      [goblet, text.replace('## Consejos\n', ''), 18, 'falta la sección «## Consejos»'],
      [goblet, text.replace('sets: 3', 'sets: 30'), 8, 'dose.sets: como máximo 20'],
      [goblet, text.replace('[F01, F03]', '[no-existe]'), 15, 'Nombra un ejercicio que no existe: no-existe'],
      [goblet, text.replace('drawing: F02', 'video: http://x.es/a.mp4'), 16, 'videoUrl: Usa una dirección https'],
      ['exercises/z99-otro.md', text.replace('code: F02', 'code: Z99'), 2, 'Ese código no existe aquí.'],
      [goblet, text.replace('drawing: F02', 'open: [floor]'), 1, 'Falta 1 respuesta para publicar.'],
      ['fotos/foto.txt', 'hola', 1, 'No está en una carpeta'],
    ];
    const good = { file: 'exercises/f01-sentadilla.md', text: '' };
    const files = await out();
    const f01 = files.find(({ file }) => file.startsWith('exercises/f01-'));
    Object.assign(good, f01, { text: f01?.text.replace('level: Principiante', 'level: Avanzado') });
    for (const [file, changed, line, message] of wrong) {
      const { errors } = await store([good, { file, text: changed }]);
      expect(errors).toEqual([{ file, line, message: expect.stringContaining(message) }]);
    }
    expect(await exercise(id)).toEqual(before);
    expect((await exercise(await exerciseIdByCode(api, 'F01'))).difficulty).toBe('Principiante');
  });

  it('is for editors', async () => {
    const { token } = player;
    const body = { files: [{ file: goblet, text: shipped(goblet) }] };
    const answers = await Promise.all([
      api.call(exportCatalogue, { token }),
      api.call(previewImport, { token, body }),
      api.call(importCatalogue, { token, body }),
      api.call(editExercises, { token, body: { ids: [await exerciseIdByCode(api, 'F02')] } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await api.call(exportCatalogue)).status).toBe(401);
  });
});

describe('the same change of several exercises', () => {
  it('is made of each that takes it, the others keep what they were', async () => {
    const [one, other] = [
      await newExercise(api, admin, { name: 'Primero de dos' }),
      await newExercise(api, admin, { name: 'Segundo de dos', categories: ['Cardio'] }),
    ];
    const { body } = await api.call(editExercises, {
      token: admin.token,
      body: {
        ids: [one._id, other._id],
        difficulty: 'Avanzado',
        add: { equipment: ['Gomas'], categories: ['Fuerza'] },
        remove: { equipment: ['esterilla'], categories: ['Funcionalidad'] },
      },
    });
    expect(body).toEqual({ done: 2, refused: [] });
    expect(await exercise(one._id)).toMatchObject({
      difficulty: 'Avanzado',
      equipment: ['mancuernas', 'gomas'],
      categories: ['Fuerza'],
    });
    expect((await exercise(other._id)).categories).toEqual(['Cardio', 'Fuerza']);
    const bare = await api.call(editExercises, {
      token: admin.token,
      body: { ids: [one._id, other._id], remove: { categories: ['Fuerza'] } },
    });
    expect(bare.body).toEqual({ done: 1, refused: [{ _id: one._id, message: 'Selecciona al menos una categoría' }] });
  });
});
