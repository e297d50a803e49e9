import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formats } from '#features/imports/reading/formats.ts';
import type { Reading } from '#features/imports/reading/model.ts';
import { readFile } from '#features/imports/reading/read-file.ts';
import { bytesOf, largeHevyCsv } from '#features/imports/reading/testing/fixtures.ts';
import { wildFiles } from '#features/imports/reading/testing/wild.ts';

const folder = new URL('./testing/files/', import.meta.url);
const fileOf = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)));
const place = { timeZone: 'Europe/Madrid', now: new Date('2026-11-30T12:00:00Z') };

async function reading(bytes: Uint8Array): Promise<Reading> {
  const answer = await readFile(bytes, place);
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

const names = Object.keys(wildFiles);

it.for(names)('%s gives its value', async (name) => {
  const answer = await readFile(fileOf(name), place);
  const lines = 'error' in answer ? answer.error : answer.sessions.map(lineOf);
  expect(lines).toEqual(wildFiles[name]);
});

function lineOf({
  name,
  type,
  startTime,
  duration,
  averageHeartRate,
  maxHeartRate,
  entries,
}: Reading['sessions'][number]) {
  const sets = entries.flatMap((entry) =>
    entry.sets.map((set) =>
      [entry.name, set.reps, set.weight, set.seconds, set.metres].map((each) => each ?? '-').join(' '),
    ),
  );
  const pulse = [averageHeartRate, maxHeartRate].map((each) => each ?? '-').join('/');
  return [`${startTime.slice(0, 16)} ${duration / 60} min ${type} «${name}» ${pulse}`, ...sets].join(' | ');
}

it('every file has its value, and every format a file', () => {
  expect(readdirSync(folder).sort()).toEqual([...names].sort());
  expect(formats.filter(({ example }) => !names.includes(example))).toEqual([]);
});

it('remarks on what was left out or guessed', async () => {
  const remarksOf = async (name: string) => (await reading(fileOf(name))).remarks;
  expect(await remarksOf('strong-264h.csv')).toEqual([
    '1 entrenamiento tiene una duración imposible: se importa sin minutos.',
  ]);
  expect(await remarksOf('garmin-activities-es.csv')).toEqual(['No leemos esta columna: Calorías.']);
  expect(await remarksOf('truncated-tail.fit')).toEqual(['El archivo está cortado: hemos leído hasta donde llega.']);
  expect(await remarksOf('bad-crc.fit')).toEqual([expect.stringMatching(/^El archivo está dañado, pero/)]);
  const asks = async (name: string) => (await reading(fileOf(name))).asksUnit;
  expect(await Promise.all(['strong-headers-fr.csv', 'strong-no-header.csv', 'hevy-lbs.csv'].map(asks))).toEqual([
    true,
    false,
    false,
  ]);
});

it('our own TCX is the session that it was made of', async () => {
  const { sessions } = await reading(fileOf('bandeja.tcx'));
  expect(sessions[0]?.key).toBe('bandeja:0199a1c2-7d3e-7000-8000-0000000000ad');
});

it('a renamed workout is the same session', async () => {
  const before = (await reading(fileOf('hevy-rename-1.csv'))).sessions[0]?.key;
  const renamed = strToU8(
    new TextDecoder().decode(fileOf('hevy-rename-1.csv')).replaceAll('Pierna', 'Piernas del viernes'),
  );
  expect((await reading(renamed)).sessions[0]?.key).toBe(before);
});

it('reads a history of 1 MB at a quarter of the processor, and says how far it is', async () => {
  const large = bytesOf(largeHevyCsv());
  const shares: number[] = [];
  const read = () => readFile(large, { ...place, onProgress: (share) => shares.push(share) });
  // the first reading also compiles
  await read();
  const began = process.cpuUsage();
  const answer = await read();
  const { user } = process.cpuUsage(began);
  expect('error' in answer ? answer : answer.sessions.length).toBe(411);
  expect(shares.length).toBeGreaterThan(4);
  expect(user / 1000).toBeLessThan(900);
});

describe('archives', () => {
  const padel = fileOf('padel.fit');

  it('are opened: a gzip, a zip, a zip within a zip', async () => {
    const start = '2026-03-02T18:00:00.000Z';
    const inner = zipSync({ 'UploadedFiles/1.fit': padel });
    for (const bytes of [
      gzipSync(padel),
      zipSync({ 'a/padel.fit.gz': gzipSync(padel) }),
      zipSync({ 'x.zip': inner }),
    ]) {
      expect((await reading(bytes)).sessions.map(({ startTime }) => startTime)).toEqual([start]);
    }
  });

  it('ask for the unit of the file that names none, not of another one', async () => {
    const unitless = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-09-07 17:00:00,A,Squat,1,45,5\n';
    const { asksUnit, withUnit } = await reading(
      zipSync({ 'hevy.csv': fileOf('hevy-rename-1.csv'), 'strong.csv': strToU8(unitless) }),
    );
    expect([asksUnit, withUnit]).toEqual([true, ['hevy:2026-08-07T17:00:00']]);
  });

  it('of Strava: the list and its files are one session each, what is no training is passed over', async () => {
    const list = strToU8(
      'Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance\n1,"Mar 2, 2026, 6:00:10 PM",Pádel con amigos,Workout,5400,0\n2,"Mar 3, 2026, 6:00:00 PM",Carrera,Run,1800,5.2\n',
    );
    const { source, sessions, remarks } = await reading(
      zipSync({
        'activities.csv': list,
        'activities/1.fit.gz': gzipSync(padel),
        'profile.csv': strToU8('Athlete ID,Email\n1,a@b.c\n'),
        'media/1.jpg': new Uint8Array(9),
        'activities/2.gpx': strToU8('<gpx><trk>'),
      }),
    );
    expect(source).toBe('fit');
    expect(sessions.map(({ name, type, averageHeartRate }) => [name, type, averageHeartRate])).toEqual([
      ['Carrera', 'Cardio', null],
      ['Pádel con amigos', 'Partido', 132],
    ]);
    expect(remarks).toContain('No hemos podido leer 1 archivo del ZIP.');
    expect(remarks).toContain('1 actividad estaba repetida dentro del ZIP: cuenta una vez.');
  });

  it('of Apple Health give the pulse of the workouts from their beats', async () => {
    const beat = (minute: string, value: number) =>
      `<Record type="HKQuantityTypeIdentifierHeartRate" startDate="2026-03-01 18:${minute}:00 +0100" value="${value}"/>`;
    const text = new TextDecoder().decode(fileOf('apple-health-export.xml'));
    const withBeats = text.replace('<Me/>', `<Me/>${beat('10', 120)}${beat('20', 160)}${beat('59', 140)}`);
    const { sessions } = await reading(zipSync({ 'apple_health_export/export.xml': strToU8(withBeats) }));
    expect(sessions[0]).toMatchObject({ type: 'Partido', duration: 5400, averageHeartRate: 140, maxHeartRate: 160 });
  });

  it('that unpack beyond all measure end with a sentence, within their memory', async () => {
    const zeros = new Uint8Array(11 * 1024 * 1024);
    const bomb = zipSync({ 'a.xml': zeros, 'b.csv': zeros });
    const before = process.memoryUsage().rss;
    expect(await readFile(bomb, place)).toEqual({
      error: expect.stringMatching(/^El archivo comprimido se hace demasiado/),
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  it('that are broken or hold nothing say so', async () => {
    const whole = zipSync({ 'padel.fit': padel });
    expect(await readFile(whole.slice(0, 60), place)).toEqual({ error: expect.stringMatching(/dañado/) });
    expect(await readFile(zipSync({ 'a.txt': padel }), place)).toEqual({
      error: 'En el archivo comprimido no hay ningún archivo de entrenamientos que sepamos leer.',
    });
  });
});

describe('distances', () => {
  const apple = (distance: string) =>
    `<HealthData><Workout workoutActivityType="HKWorkoutActivityTypeCycling" duration="150" totalDistance="${distance}" totalDistanceUnit="km" startDate="2026-03-01 18:00:00 +0100" endDate="2026-03-01 20:30:00 +0100"/></HealthData>`;
  it('of a long ride are kept', async () => {
    expect((await reading(strToU8(apple('60')))).sessions[0]?.distanceMetres).toBe(60_000);
  });

  it('of a list go by the unit of their column, times by the longest of theirs', async () => {
    const list = `Tipus d'activitat,Data,Títol,Distància (m),Temps
Pàdel,2026-03-02 18:00:00,Lliga,1200,52:10
Pàdel,2026-03-03 18:00:00,Lliga,1300,1:20:10
Pàdel,2027-03-03 18:00:00,Lliga,1300,1:20:10
Pàdel,sense data,Lliga,1300,1:20:10
`;
    const { sessions, remarks } = await reading(strToU8(list));
    expect(sessions.map(({ type, duration, distanceMetres }) => [type, duration, distanceMetres])).toEqual([
      ['Partido', 4810, 1300],
      ['Partido', 3130, 1200],
    ]);
    expect(remarks).toEqual([
      'Hemos saltado 1 fila sin fecha o sin ejercicio.',
      'Hemos saltado 1 entrenamiento: la fecha está en el futuro.',
    ]);
  });
});

describe('distances of a list that names no unit', () => {
  const rows = (head: string, ...lines: string[]) =>
    strToU8([`Activity Type,Date,Title,Distance,Time,${head}`, ...lines].join('\n'));
  const asked = async (bytes: Uint8Array) => (await reading(bytes)).distances;

  it('are asked for, but neither what is no distance nor a swim', async () => {
    const list = rows(
      'Avg HR',
      'Running,2026-03-02 18:00:00,Parque,3.1,00:27:00,150',
      'Pool Swimming,2026-03-03 18:00:00,Piscina,"1,000",00:30:00,120',
      'Padel,2026-03-04 18:00:00,Liga,0.00,01:30:00,132',
    );
    const keys = new Set(['watch:2026-03-02T17:00:00']);
    expect(await asked(list)).toEqual({ unit: 'km', keys });
    expect(await asked(zipSync({ 'Activities.csv': list, 'padel.fit': fileOf('padel.fit') }))).toEqual({
      unit: 'km',
      keys,
    });
  });

  it('are miles at once where steps and their length say so', async () => {
    const head = 'Avg Run Cadence,Avg Stride Length';
    const miles = rows(head, 'Running,2026-03-02 18:00:00,Parque,3.10,00:27:00,170,3.57');
    const kilometres = rows(head, 'Running,2026-03-02 18:00:00,Parque,4.99,00:27:00,170,1.09');
    const both = rows(
      head,
      'Running,2026-03-02 18:00:00,Parque,3.10,00:27:00,170,3.57',
      'Running,2026-03-03 18:00:00,Parque,4.99,00:27:00,170,1.09',
    );
    const units = await Promise.all([miles, kilometres, both].map(asked));
    expect(units.map((each) => each?.unit)).toEqual(['mi', 'km', 'km']);
  });

  it('are not asked for where pace or distance is written with its unit', async () => {
    const metres = async (bytes: Uint8Array) => {
      const { sessions, distances } = await reading(bytes);
      return [sessions[0]?.distanceMetres, distances];
    };
    expect(await metres(rows('Avg Pace', 'Running,2026-03-02 18:00:00,Parque,3.1,00:27:00,8:42 /mi'))).toEqual([
      4989,
      undefined,
    ]);
    expect(await metres(rows('Avg Speed (km/h)', 'Running,2026-03-02 18:00:00,Parque,5,00:27:00,11'))).toEqual([
      5000,
      undefined,
    ]);
    expect(await metres(rows('Avg HR', 'Running,2026-03-02 18:00:00,Parque,3.1 mi,00:27:00,150'))).toEqual([
      4989,
      undefined,
    ]);
  });
});

describe('watches', () => {
  it('tolerates a clock five minutes ahead, no more', async () => {
    const at = (iso: string) => readFile(fileOf('padel.fit'), { ...place, now: new Date(iso) });
    expect(await at('2026-03-02T17:56:00Z')).toMatchObject({ sessions: [{ type: 'Partido' }] });
    expect(await at('2026-03-02T17:54:00Z')).toEqual({ error: expect.stringMatching(/^La fecha está en el futuro/) });
  });

  it('reads the whole points of a TCX that breaks off, with a remark, but not what breaks in its middle', async () => {
    const text = new TextDecoder().decode(fileOf('tcx-hr-only-in-trackpoints.tcx'));
    const whole = (await reading(strToU8(text))).sessions[0];
    const torn = await reading(strToU8(text.slice(0, text.lastIndexOf('</Trackpoint>') + 20)));
    expect(torn.sessions.map(({ key, duration, averageHeartRate }) => [key, duration, averageHeartRate])).toEqual([
      [whole?.key, whole?.duration, whole?.averageHeartRate],
    ]);
    expect(torn.remarks).toEqual(['El archivo está cortado: hemos leído hasta donde llega.']);
    const harmed = strToU8(text.replace('</Trackpoint>', '</Trackpoin>'));
    expect(await readFile(harmed, place)).toEqual({ error: expect.stringMatching(/dañado en la línea/) });
  });

  it('reads files that follow one another', async () => {
    const chained = new Uint8Array([...fileOf('padel.fit'), ...fileOf('tennis.fit')]);
    expect((await reading(chained)).sessions.map(({ name }) => name)).toEqual(['Partido de tenis', 'Partido de pádel']);
  });
});
