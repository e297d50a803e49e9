/* From nothing but the exported file, so that both can only agree by being right (docs/training.md#formulas). */

type Row = Record<string, string>;
type Session = { date: string; kind: string; minutes: number; score: number | null; load: number };

export type WeekFigures = {
  monday: string;
  sessions: number;
  minutes: number;
  load: number;
  monotony: number | null;
  strain: number | null;
};

const dayMs = 86_400_000;
const dayNumber = (date: string) => Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs);
const dateOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);
/** Day 0 of the epoch was a Thursday. */
const mondayOf = (date: string) => dateOf(dayNumber(date) - ((dayNumber(date) + 3) % 7));
const decimal = (text: string | undefined) => (text ? Number(text.replace(',', '.')) : null);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function rowsOf(csv: string): Row[] {
  const [head = [], ...lines] = csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '')
    // no cell of this journey contains a semicolon or a quote; one with a comma is quoted
    .map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1')));
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

function sessionsOf(rows: readonly Row[]): Session[] {
  const kinds = ['Técnico', 'Táctico', 'Mental', 'Partido', 'Descanso'];
  const first = new Map(rows.map((row) => [`${row.Fecha} ${row.Hora} ${row.Sesión}`, row]));
  return [...first.values()]
    .filter((row) => row.Terminada === 'sí')
    .map((row) => {
      const minutes = decimal(row['Duración (min)']) ?? 0;
      const rpe = decimal(row['Esfuerzo RPE (0-10)']);
      if (rpe === null) throw new Error('the file of this journey names every effort');
      return {
        date: row.Fecha ?? '',
        kind: kinds.includes(row.Tipo ?? '') ? (row.Tipo ?? '') : 'Físico',
        minutes,
        score: decimal(row['Calidad (0-10)']),
        load: minutes * rpe,
      };
    });
}

/** Mean of the seven daily loads through their sample deviation (Foster, 1998). */
function monotonyOf(daily: readonly number[]): number | null {
  const mean = total(daily) / 7;
  const deviation = Math.sqrt(total(daily.map((load) => (load - mean) ** 2)) / 6);
  return deviation === 0 ? null : mean / deviation;
}

function weekOf(monday: string, sessions: readonly Session[]): WeekFigures {
  const daily = Array.from({ length: 7 }, (_, day) =>
    total(sessions.flatMap(({ date, load }) => (date === dateOf(dayNumber(monday) + day) ? [load] : []))),
  );
  const ofWeek = sessions.filter(({ date }) => mondayOf(date) === monday);
  const monotony = monotonyOf(daily);
  const load = total(daily);
  return {
    monday,
    sessions: ofWeek.length,
    minutes: total(ofWeek.map(({ minutes }) => minutes)),
    load: Math.round(load),
    monotony: monotony === null ? null : Math.round(monotony * 100) / 100,
    strain: monotony === null ? null : Math.round(load * monotony * 10) / 10,
  };
}

/** The best estimated one-repetition maximum of each exercise with weights (Epley, 1985): kg·(1 + reps/30), 1 to 12 reps. */
function bestLifts(rows: readonly Row[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const row of rows) {
    const [kg, reps] = [decimal(row['Peso (kg)']) ?? 0, decimal(row.Repeticiones) ?? 0];
    if (row.Hecha !== 'sí' || kg === 0 || reps < 1 || reps > 12) continue;
    const mark = Math.round((reps === 1 ? kg : kg * (1 + reps / 30)) * 10) / 10;
    best.set(row.Ejercicio ?? '', Math.max(mark, best.get(row.Ejercicio ?? '') ?? 0));
  }
  return best;
}

/** @param csv the exported file @param today `YYYY-MM-DD` */
export function figuresFromCsv(csv: string, weeks: number, today: string) {
  const rows = rowsOf(csv);
  const all = sessionsOf(rows);
  const from = dateOf(dayNumber(mondayOf(today)) - 7 * (weeks - 1));
  const within = all.filter(({ date }) => date >= from && date <= today);
  const scores = within.flatMap(({ score }) => (score === null ? [] : [score]));
  const byKind = new Map<string, number>();
  for (const { kind, minutes } of within) byKind.set(kind, (byKind.get(kind) ?? 0) + minutes);
  return {
    sessionsEver: all.length,
    sessions: within.length,
    minutes: total(within.map(({ minutes }) => minutes)),
    averageScore: scores.length === 0 ? null : Math.round((10 * total(scores)) / scores.length) / 10,
    weeks: Array.from({ length: weeks }, (_, week) => weekOf(dateOf(dayNumber(from) + 7 * week), within)),
    kinds: [...byKind].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)),
    bestLifts: bestLifts(rows.filter(({ Fecha = '' }) => Fecha >= from && Fecha <= today)),
  };
}
