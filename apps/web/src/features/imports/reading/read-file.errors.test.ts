import { describe, expect, it } from 'vitest';
import { readFile } from '#features/imports/reading/read-file.ts';
import { bandejaExport, bytesOf, fitFile, gpx, place, tcx } from '#features/imports/reading/testing/fixtures.ts';

const error = async (content: string | Uint8Array) => {
  const answer = await readFile(typeof content === 'string' ? bytesOf(content) : content, place);
  return 'error' in answer ? answer.error : answer;
};

describe('files that cannot be read', () => {
  const header = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n';
  const unknown =
    'No reconocemos este archivo. Sirven: CSV de otras apps, FIT, TCX y GPX de un reloj, Apple Health, Polar, ZIP y tu copia o tu CSV de Bandeja. Tienes la lista en «De dónde sacar el archivo».';
  const none = 'En el archivo no hay ningún entrenamiento que se pueda importar.';
  const brokenFit = 'El archivo FIT está incompleto o dañado. Vuelve a copiarlo desde el reloj.';
  const noTimes =
    'El recorrido no lleva horas, así que no sabemos cuándo entrenaste. Exporta la actividad, no la ruta.';
  const brokenJson = 'La copia está dañada y no se puede leer. Descárgala otra vez desde tu perfil.';
  const otherJson = 'Este JSON no es una copia de Bandeja ni un entrenamiento de Polar.';
  const broken = expect.stringMatching(/^El archivo está dañado/);
  const empty = 'El archivo está vacío. Vuelve a exportarlo desde tu app.';
  const future = 'La fecha está en el futuro. Mira si el reloj o el móvil iban adelantados.';
  const forbidden =
    'El archivo lleva definiciones que no leemos por seguridad. Expórtalo de nuevo desde tu reloj o su web.';
  const laughs = '<!DOCTYPE lolz [<!ENTITY a "ja"><!ENTITY b "&a;&a;&a;">]>';

  it.for<[name: string, content: string | Uint8Array, sentence: unknown]>([
    ['nothing', '', empty],
    ['blanks', ' \n \n', empty],
    ['a mark alone', '\uFEFF', empty],
    ['a letter', 'x', unknown],
    ['prose', 'Hola, esto es una carta.\nCon dos líneas.', unknown],
    ['another CSV', 'nombre,edad\nAna,30\n', unknown],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3]), unknown],
    ['a PDF', '%PDF-1.7\n%\u0000\u0001', unknown],
    ['a ZIP', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), expect.stringMatching(/^(?:En el|El) archivo comprimido/)],
    ['a gzip', Uint8Array.from([0x1f, 0x8b, 8, 0]), expect.stringMatching(/^El archivo comprimido está dañado/)],
    [
      'Strong without dates',
      'Workout Name,Exercise Name,Set Order\nA,Plank,1\n',
      'Al CSV le faltan columnas: Date. Exporta de nuevo sin cambiar la primera fila.',
    ],
    [
      'Strong without sets',
      'Date,Exercise Name\n2025-01-01 10:00:00,Plank\n',
      'Al CSV le faltan columnas: Set Order. Exporta de nuevo sin cambiar la primera fila.',
    ],
    [
      'Hevy without start',
      'title,exercise_title\nA,Plank\n',
      'Al CSV le faltan columnas: start_time. Exporta de nuevo sin cambiar la primera fila.',
    ],
    [
      'Hevy without exercise',
      'title,start_time\nA,"26 Jul 2025, 07:06"\n',
      'Al CSV le faltan columnas: exercise_title. Exporta de nuevo sin cambiar la primera fila.',
    ],
    ['a header alone', header, none],
    ['impossible dates', `${header}2025-02-31 10:00:00,A,Plank,1,0,5\n`, none],
    ['an impossible hour', `${header}2025-02-01 25:00:00,A,Plank,1,0,5\n`, none],
    ['the future', `${header}2030-01-01 10:00:00,A,Plank,1,0,5\n`, future],
    ['long before', `${header}1975-01-01 10:00:00,A,Plank,1,0,5\n`, none],
    ['no exercise', `${header}2025-01-01 10:00:00,A,,1,0,5\n`, none],
    ['only notes', `${header}2025-01-01 10:00:00,A,Plank,Note,0,5\n`, none],
    ['an unknown month', 'title,start_time,exercise_title,reps\nA,"26 Foo 2025, 07:06",Plank,5\n', none],
    ['an open quote', `"Date,Workout Name,Exercise Name\n2025-01-01`, expect.any(String)],
    ['an open tag', '<gpx><trk>', broken],
    ['crossed tags', '<gpx><trk></gpx></trk>', broken],
    ['cut in the middle', gpx.slice(0, 700), broken],
    ['TCX cut', tcx.slice(0, 500), broken],
    ['another XML', '<kml><Placemark/></kml>', unknown],
    ['HTML', '<html><body>404</body></html>', unknown],
    ['entities', `<?xml version="1.0"?>${laughs}<gpx><trk><name>&b;</name></trk></gpx>`, forbidden],
    ['an outside file', '<!DOCTYPE gpx SYSTEM "file:///etc/passwd"><gpx/>', forbidden],
    ['no track', '<gpx></gpx>', none],
    ['a route', '<gpx><rte><rtept lat="1" lon="1"/></rte></gpx>', none],
    ['no times', '<gpx><trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk></gpx>', noTimes],
    ['wrong times', '<gpx><trk><trkseg><trkpt lat="1" lon="1"><time>ayer</time></trkpt></trkseg></trk></gpx>', noTimes],
    ['no activity', '<TrainingCenterDatabase><Activities/></TrainingCenterDatabase>', none],
    [
      'an activity without start',
      '<TrainingCenterDatabase><Activities><Activity Sport="Other"><Lap/></Activity></Activities></TrainingCenterDatabase>',
      noTimes,
    ],
    ['FIT cut', fitFile().slice(0, 60), brokenFit],
    ['FIT of nothing', Uint8Array.from([14, 0x10, 0, 0, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54, 0, 0]), expect.any(String)],
    ['JSON cut', bandejaExport().slice(0, 200), brokenJson],
    ['another JSON', '{"name":"x"}', otherJson],
    ['a list', '{"format":"bandeja-export","version":1}', otherJson],
    [
      'a newer copy',
      bandejaExport({}, { version: 2 }),
      'Esta copia es de una versión más nueva de Bandeja. Recarga la página e inténtalo de nuevo.',
    ],
    ['a copy without sessions', bandejaExport({}, { sessions: [] }), none],
    ['a copy of impossible sessions', bandejaExport({ duration: -1 }), none],
  ])('%s', async ([, content, sentence]) => {
    expect(await error(content)).toEqual(sentence);
  });

  it('refuses a table that does not fit into memory, and any file beyond two gigabytes', async () => {
    expect(await error(new Uint8Array(64 * 1024 * 1024 + 1))).toMatch(/^El archivo pesa más de 64 MB\./);
    const huge = Object.defineProperty(new Blob(['x']), 'size', { value: 3 * 1024 ** 3 });
    expect(await readFile(huge, place)).toEqual({ error: expect.stringMatching(/^El archivo pesa más/) });
  });
});
