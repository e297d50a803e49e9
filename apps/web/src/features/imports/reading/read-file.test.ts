import { inflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Reading } from '#features/imports/reading/model.ts';
import { readFile } from '#features/imports/reading/read-file.ts';
import {
  bandejaExport,
  bytesOf,
  fitFile,
  gpx,
  hevyCsv,
  hevyPoundsCsv,
  place,
  strongCsv,
  strongSemicolonCsv,
  tcx,
} from '#features/imports/reading/testing/fixtures.ts';

async function reading(content: string | Uint8Array, timeZone = place.timeZone): Promise<Reading> {
  const bytes = typeof content === 'string' ? bytesOf(content) : content;
  const answer = await readFile(bytes, { ...place, timeZone });
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

describe('our own sessions as CSV', () => {
  const head =
    'Fecha;Hora;Sesión;Tipo;Terminada;Duración (min);Calidad (0-10);Esfuerzo RPE (0-10);A mejorar;Notas de la sesión;Pulso medio;Pulso máximo;Distancia (m);Ejercicio;Código;Serie;Repeticiones;Segundos;Metros;Peso (kg);Hecha;Notas del ejercicio;Resultado;Lado;Pareja;Destacado;Identificador';
  const id = '0199a1c2-7d3e-7000-8000-0000000000aa';
  const csv = [
    head,
    `2025-03-03;18:05;"Piernas; tronco";Fuerza;sí;45;8;"6,5";"Bandeja, Remate";"Bien.\nMuy bien";;;;Sentadilla goblet;F02;1;10;;;"12,5";sí;"'=con goma";;;;;${id}`,
    `2025-03-03;18:05;"Piernas; tronco";Fuerza;sí;45;8;"6,5";"Bandeja, Remate";"Bien.\nMuy bien";;;;Sentadilla goblet;F02;2;8;;;14;no;"'=con goma";;;;;${id}`,
    `2025-03-03;18:05;"Piernas; tronco";Fuerza;sí;45;8;"6,5";"Bandeja, Remate";"Bien.\nMuy bien";;;;Plancha frontal;F30;1;;30;;;sí;;;;;;${id}`,
    '2025-03-05;20:00;Partido del club;Partido;sí;90;;6;;;141;176;4210;;;;;;;;;;6-4 3-6;Derecha;Ana;Viento;0199a1c2-7d3e-7000-8000-0000000000ab',
    '2025-03-06;20:00;Sin terminar;Fuerza;no;10;;;;;;;;;;;;;;;;;;;;;0199a1c2-7d3e-7000-8000-0000000000ac',
  ].join('\r\n');

  it('is restored unchanged: sets, effort, notes and the match; unfinished sessions are omitted', async () => {
    const { source, sessions, remarks } = await reading(`\uFEFF${csv}`);
    expect([source, remarks]).toEqual(['bandeja', ['Hemos saltado 1 entrenamiento sin fecha o con datos imposibles.']]);
    const [match, strength] = sessions;
    expect(match).toMatchObject({ type: 'Partido', duration: 5400, rpe: 6, averageHeartRate: 141, entries: [] });
    const sets = [
      { us: 6, them: 4 },
      { us: 3, them: 6 },
    ];
    expect(match?.match).toEqual({ sets, side: 'drive', partner: 'Ana', tags: ['Viento'] });
    expect(strength).toMatchObject({
      key: `bandeja:${id}`,
      name: 'Piernas; tronco',
      score: 8,
      rpe: 6.5,
      duration: 2700,
    });
    expect(strength).toMatchObject({ improvements: ['Bandeja', 'Remate'], notes: 'Bien.\nMuy bien' });
    const set = { reps: null, seconds: null, metres: null, weight: null, done: true };
    expect(strength?.entries).toEqual([
      {
        name: 'Sentadilla goblet',
        code: 'F02',
        loadType: 'reps',
        notes: '=con goma',
        sets: [
          { ...set, reps: 10, weight: 12.5 },
          { ...set, reps: 8, weight: 14, done: false },
        ],
      },
      { name: 'Plancha frontal', code: 'F30', loadType: 'time', notes: '', sets: [{ ...set, seconds: 30 }] },
    ]);
  });
});

describe('Strong', () => {
  it('reads workouts with their exercises and sets, newest first', async () => {
    const { source, sessions, remarks, asksUnit } = await reading(strongCsv);
    expect(source).toBe('strong');
    expect(sessions.map(({ name, type, duration, localDate }) => [name, type, duration, localDate])).toEqual([
      ['Cinta', 'Cardio', 1200, '2025-03-05'],
      ['Piernas A', 'Fuerza', 4020, '2025-03-03'],
    ]);
    expect(sessions[1]).toMatchObject({ startTime: '2025-03-03T17:05:00.000Z', notes: 'Buen día', rpe: null });
    expect(sessions[1]?.entries).toEqual([
      {
        name: 'Goblet Squat',
        code: 'F02',
        loadType: 'reps',
        notes: '',
        sets: [
          { reps: 10, seconds: null, metres: null, weight: 24, done: true },
          { reps: 8, seconds: null, metres: null, weight: 26, done: true, inReserve: 2 },
        ],
      },
      {
        name: 'Plank',
        code: 'F30',
        loadType: 'time',
        notes: '',
        sets: [{ reps: 0, seconds: 45, metres: null, weight: 0, done: true }],
      },
    ]);
    expect(sessions[0]?.entries[0]).toMatchObject({ code: 'C02', loadType: 'distance', sets: [{ metres: 3200 }] });
    expect([remarks, asksUnit]).toEqual([[], true]);
  });

  it('reads the semicolon kind, pounds and decimal commas', async () => {
    const { sessions, remarks } = await reading(strongSemicolonCsv);
    expect(sessions[0]).toMatchObject({ name: 'Leg', duration: 2700, localDate: '2019-01-11' });
    expect(sessions[0]?.entries[0]?.sets.map(({ weight }) => weight)).toEqual([45.36, 45.59]);
    expect(remarks).toEqual([]);
  });

  it('says how many values it left out', async () => {
    const head = 'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE';
    const row = (values: string) => `2025-03-03 18:05:00,A,1h,Squat,1,${values}`;
    const remarksOf = async (...values: string[]) => (await reading([head, ...values.map(row)].join('\n'))).remarks;
    expect(await remarksOf('5000,5,0,0,8', '-20,9999,60,20000,15')).toEqual([
      'Dejamos fuera 6 valores imposibles o que no entendemos (peso, repeticiones, tiempo, distancia o esfuerzo).',
    ]);
    expect(await remarksOf('0,0,0,0.0,', '20,5,,,4')).toEqual([]);
  });

  it('says which rows it left out', async () => {
    const { sessions, remarks } = await reading(
      `${strongCsv}no es una fecha,"Piernas A",1h,"Plank",1,0,0,0,30,"","",\n2025-03-03 18:05:00,X,1h,,1,0,0,0,30,"","",\n`,
    );
    expect(sessions).toHaveLength(2);
    expect(remarks).toContain('Hemos saltado 2 filas sin fecha o sin ejercicio.');
  });
});

describe('Hevy', () => {
  it('reads kilograms, kilometres and months in Spanish', async () => {
    const { source, sessions } = await reading(hevyCsv);
    expect(source).toBe('hevy');
    expect(sessions.map(({ name, type, startTime, duration }) => [name, type, startTime, duration])).toEqual([
      ['Carrera', 'Cardio', '2025-07-27T07:00:00.000Z', 1800],
      ['Empuje', 'Fuerza', '2025-07-26T05:06:00.000Z', 3900],
    ]);
    expect(sessions[0]?.entries[0]).toMatchObject({ loadType: 'distance', sets: [{ metres: 5010, seconds: 1800 }] });
    expect(sessions[1]?.entries.map(({ code, notes, sets }) => [code, notes, sets.length])).toEqual([
      ['F17', 'codos cerca\nSerie 1: calentamiento.', 2],
      [null, '', 1],
    ]);
    expect(sessions[1]?.entries[0]?.sets.map(({ inReserve }) => inReserve)).toEqual([undefined, 3]);
  });

  it('keeps Strong’s kinds of sets and notes: warm-up, drop, to failure, effort, the note in a separate row', async () => {
    const row = (order: string, own = ',,') => `2025-03-03 18:05:00,Piernas,40m,Goblet Squat,${order},24,8,0,0,${own}`;
    const csv = [
      'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
      row('W', ',Fuerte,'),
      row('1', ',Fuerte,8'),
      row('D', ',Fuerte,10'),
      row('F', ',Fuerte,3'),
      row('Note', 'rodillas fuera,Fuerte,'),
    ].join('\n');
    const { sessions } = await reading(csv);
    expect(sessions[0]?.notes).toBe('Fuerte');
    const [entry] = sessions[0]?.entries ?? [];
    expect(entry?.notes).toBe('rodillas fuera\nSerie 1: calentamiento. Serie 3: descendente. Serie 4: al fallo.');
    expect(entry?.sets.map(({ inReserve }) => inReserve)).toEqual([undefined, 2, 0, undefined]);
  });

  it('reads pounds and American dates', async () => {
    const { sessions } = await reading(hevyPoundsCsv, 'America/Mexico_City');
    expect(sessions[0]).toMatchObject({
      startTime: '2025-07-27T01:06:00.000Z',
      localDate: '2025-07-26',
      duration: 3900,
    });
    expect(sessions[0]?.entries[0]?.sets[0]?.weight).toBe(45.36);
  });
});

describe('watches', () => {
  it('makes a match of a padel track, with duration and heart rate, and keeps no place', async () => {
    const { source, sessions } = await reading(gpx);
    expect(source).toBe('gpx');
    expect(sessions).toHaveLength(1);
    expect(sessions[0]).toMatchObject({
      key: 'watch:2025-05-10T17:00:00',
      name: 'Pádel con Ana & Luis',
      type: 'Partido',
      duration: 5400,
      averageHeartRate: 140,
      maxHeartRate: 160,
      distanceMetres: 22,
    });
    expect(JSON.stringify(sessions)).not.toContain('40.41');
  });

  it('reads TCX: laps summed, heart rate weighted by their time', async () => {
    const { sessions } = await reading(tcx);
    expect(sessions[0]).toMatchObject({
      key: 'watch:2025-05-10T17:00:00',
      name: 'Partido de pádel',
      type: 'Partido',
      duration: 5400,
      averageHeartRate: 142,
      maxHeartRate: 171,
      distanceMetres: 3001,
    });
  });

  it('reads FIT: padel, and the whole time with its pauses', async () => {
    const { source, sessions } = await reading(fitFile());
    expect(source).toBe('fit');
    expect(sessions[0]).toMatchObject({
      key: 'watch:2025-05-10T17:00:00',
      type: 'Partido',
      duration: 5400,
      averageHeartRate: 142,
      maxHeartRate: 176,
      distanceMetres: 3100,
    });
  });

  it.for([
    [1, 0, 'Cardio', 'Carrera'],
    [2, 0, 'Cardio', 'Bici'],
    [10, 20, 'Fuerza', 'Fuerza'],
    [10, 43, 'Flexibilidad', 'Movilidad'],
    [8, 0, 'Partido', 'Partido de tenis'],
    [0, 0, 'Funcionalidad', 'Entrenamiento'],
  ] as const)('tells the sport %i/%i', async ([sport, subSport, type, name]) => {
    const { sessions } = await reading(fitFile({ sport, subSport }));
    expect(sessions[0]).toMatchObject({ type, name });
  });
});

describe('our own export', () => {
  it('comes back as it was', async () => {
    const { source, sessions } = await reading(bandejaExport());
    expect(source).toBe('bandeja');
    expect(sessions).toEqual(JSON.parse(bandejaExport()).sessions);
  });

  it('skips sessions of a day that nobody can mean, or of two days, and gives none another date', async () => {
    const text = JSON.parse(bandejaExport());
    const [good] = text.sessions;
    for (const day of ['0000-01-01', '0001-01-01', '0026-03-01', '9999-12-31']) {
      text.sessions.push({ ...good, key: day, startTime: `${day}T10:00:00.000Z`, localDate: day });
    }
    text.sessions.push({ ...good, key: 'x', localDate: '2026-09-01' });
    const { sessions, remarks } = await reading(JSON.stringify(text));
    expect(sessions).toEqual([good]);
    expect(remarks).toEqual(['Hemos saltado 5 entrenamientos sin fecha o con datos imposibles.']);
  });

  it('skips rows that cannot be sessions, and remarks on it', async () => {
    const text = JSON.parse(bandejaExport());
    text.sessions.push({ ...text.sessions[0], key: 'x', score: 99 });
    const { sessions, remarks } = await reading(JSON.stringify(text));
    expect(sessions).toHaveLength(1);
    expect(remarks).toEqual(['Hemos saltado 1 entrenamiento sin fecha o con datos imposibles.']);
  });
});

describe('keys', () => {
  it('are the same for the same workout in a longer file', async () => {
    const longer = `${strongCsv}2025-03-08 18:05:00,"Piernas B",1h 7m,"Plank",1,0,0,0,45.0,"","",\n`;
    const before = (await reading(strongCsv)).sessions.map(({ key }) => key);
    const after = (await reading(longer)).sessions.map(({ key }) => key);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after).toHaveLength(3);
  });

  it('are the same for one match as GPX, TCX and FIT', async () => {
    const keys = await Promise.all([gpx, tcx, fitFile()].map(async (file) => (await reading(file)).sessions[0]?.key));
    expect(new Set(keys).size).toBe(1);
  });

  it('are the same for one log wherever it is read: the file knows no zone', async () => {
    const inZone = async (timeZone: string) => (await reading(strongCsv, timeZone)).sessions.map(({ key }) => key);
    const keys = await inZone('Europe/Madrid');
    expect(keys[0]).toMatch(/^strong:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(await inZone('Atlantic/Canary')).toEqual(keys);
    expect(await inZone('America/Mexico_City')).toEqual(keys);
  });

  it('distinguish two sessions of one start', async () => {
    const twice = JSON.parse(bandejaExport());
    twice.sessions.push(twice.sessions[0]);
    expect((await reading(JSON.stringify(twice))).sessions.map(({ key }) => key.slice(-4))).toEqual(['0001', '01#2']);
  });
});

describe('encodings and clocks', () => {
  it('reads UTF-16 and Windows-1252', async () => {
    const wide = new Uint8Array(strongCsv.length * 2 + 2);
    new DataView(wide.buffer).setUint16(0, 0xfeff, true);
    for (let i = 0; i < strongCsv.length; i++)
      new DataView(wide.buffer).setUint16(i * 2 + 2, strongCsv.charCodeAt(i), true);
    expect((await reading(wide)).sessions[1]?.notes).toBe('Buen día');
    const narrow = Uint8Array.from(strongCsv, (letter) => letter.charCodeAt(0));
    expect((await reading(narrow)).sessions[1]?.notes).toBe('Buen día');
  });

  it.for([
    ['03/07/2025 5:00 PM', '25/07/2025 5:00 PM', '2025-07-03T15:00:00.000Z'],
    ['07/03/2025 5:00 PM', '07/04/2025 5:00 PM', '2025-07-03T15:00:00.000Z'],
    ['03/07/2025 05:00 p. m.', '04/07/2025 05:00 p. m.', '2025-07-03T15:00:00.000Z'],
  ])('reads %s beside %s', async ([date, other, instant]) => {
    const rows = [date, other].map((each) => `"${each}",A,Plank,1,5\n`).join('');
    const { sessions } = await reading(`Date,Workout Name,Exercise Name,Set Order,Reps\n${rows}`);
    expect(sessions.at(-1)?.startTime).toBe(instant);
  });

  it.for([
    ['2025-03-30 01:30:00', '2025-03-30T00:30:00.000Z'],
    // the clock jumps from 2 to 3: the missing hour is read as the next one
    ['2025-03-30 02:30:00', '2025-03-30T01:30:00.000Z'],
    ['2025-03-30 03:30:00', '2025-03-30T01:30:00.000Z'],
    ['2025-10-26 12:00:00', '2025-10-26T11:00:00.000Z'],
    ['2025-07-01T10:00:00Z', '2025-07-01T10:00:00.000Z'],
    ['2025-07-01T10:00:00+0200', '2025-07-01T08:00:00.000Z'],
    ['2025/07/01 9:05 PM', '2025-07-01T19:05:00.000Z'],
    ['1 de julio de 2025, 21:05', '2025-07-01T19:05:00.000Z'],
  ] as const)('reads %s', async ([date, instant]) => {
    const { sessions } = await reading(`Date,Workout Name,Exercise Name,Set Order,Reps\n"${date}",A,Plank,1,5\n`);
    expect(sessions[0]?.startTime).toBe(instant);
  });
});

it('a copy of Bandeja gives the curve of a pulse back to its session', async () => {
  const _id = '0198a0f0-0000-7000-8000-000000000001';
  const original = {
    ...{ _id, routineCode: null, description: '', difficulty: '', objectives: [], equipment: [], plannedMinutes: 60 },
    ...{ finishedAt: '2026-10-01T17:00:00.000Z', completedExercises: [0], source: 'live' },
  };
  const marks = [{ second: 2, kind: 'set' }];
  const recording = { sessionId: _id, startedAt: '2026-10-01T16:00:00.000Z', beats: [90, 0, 120], marks };
  const recordings = ['nothing', { ...recording, beats: [999] }, recording];
  const { sessions } = await reading(bandejaExport({ original }, { pulse: { recordings } }));
  const { pulse } = sessions[0] ?? {};
  expect(pulse).toMatchObject({ startedAt: recording.startedAt, marks });
  expect([...inflateSync(Uint8Array.from(atob(pulse?.beats ?? ''), (each) => each.charCodeAt(0)))]).toEqual([
    90, 0, 120,
  ]);
});
