import { readNumber } from '#features/imports/reading/decode.ts';
import type { DistanceUnit } from '#features/imports/reading/model.ts';
import type { Cells, Table } from '#features/imports/reading/table.ts';

const miles = /\bmph\b|\bmi\/h|\/\s?mi\b|min\/mi/i;
const kilometres = /\bkm\/h|\bkph\b|\/\s?km\b/i;
const looked = 2000;

/** What the distances themselves, or the columns of pace and speed beside them, say in words. */
export function spokenUnitOf({ columns, rows }: Table, distance: number | undefined): DistanceUnit | null {
  const cells = rows.slice(0, looked);
  const own = cells.map((row) => row[distance ?? -1] ?? '');
  if (own.some((cell) => /\d\s*mi\b/i.test(cell))) return 'mi';
  if (own.some((cell) => /\d\s*km\b/i.test(cell))) return 'km';
  const beside = columns.flatMap(({ label }, index) =>
    /pace|ritmo|ritme|allure|tempo|passo|speed|veloc|vitesse|geschwind/i.test(label)
      ? [label, ...cells.map((row) => row[index] ?? '')]
      : [],
  );
  if (beside.some((text) => miles.test(text))) return 'mi';
  return beside.some((text) => kilometres.test(text)) ? 'km' : null;
}

const stride = /stride|zancada|foulee|schrittlange|falcata|passada|gambada/;
const cadence = /cadenc|cadenza|schrittfrequenz/;
const notOfSteps = /\bmax|\bmass|\bmaxim|hochst|bike|bici|cycl|cicl|velo|\brad|swim|nata|brazad/;

/** Steps a minute times their length are the way: of metres, or of feet, so many go into a unit of it. */
const lengthsPer: [DistanceUnit, number][] = [
  ['km', 1000],
  ['mi', 1609],
  ['mi', 5280],
];
const tolerance = 0.12;

/** The unit in which every run with steps fits its own distance; null when none has steps, or they disagree. */
export function distanceUnitOf(
  { columns, rows }: Table,
  seconds: (cells: Cells, column: number | undefined) => number | null,
  { distance, moving, time, elapsed }: { [column in 'distance' | 'moving' | 'time' | 'elapsed']?: number },
): DistanceUnit | null {
  const indexOf = (pattern: RegExp) => columns.findIndex(({ name }) => pattern.test(name) && !notOfSteps.test(name));
  const [length, frequency] = [indexOf(stride), indexOf(cadence)];
  const found = new Set<DistanceUnit | null>();
  for (const cells of rows.slice(0, looked)) {
    const number = (column: number | undefined) => readNumber(cells[column ?? -1] ?? '', 1e6) ?? 0;
    const lasted = seconds(cells, moving) || seconds(cells, time) || seconds(cells, elapsed) || 0;
    const way = number(length) * number(frequency) * (lasted / 60);
    if (way === 0 || number(distance) === 0) continue;
    const ratio = way / number(distance);
    const unit = lengthsPer.find(([, per]) => Math.abs(ratio / per - 1) < tolerance)?.[0];
    found.add(unit ?? null);
  }
  const [only = null] = found;
  return found.size === 1 ? only : null;
}
