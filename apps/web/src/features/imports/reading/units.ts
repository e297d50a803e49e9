const kilogramsPerPound = 0.453_592_37;
const metresPer: Record<string, number> = {
  km: 1000,
  kilometers: 1000,
  mi: 1609.344,
  miles: 1609.344,
  m: 1,
  meters: 1,
  metres: 1,
  kms: 1000,
  kilometros: 1000,
  millas: 1609.344,
  metros: 1,
  feet: 0.3048,
  ft: 0.3048,
  yd: 0.9144,
};

/** Kilograms with two decimals; converts pounds. */
export function toKilograms(weight: number | null, unit: string): number | null {
  if (weight === null) return null;
  const kilograms = /^li?b|^pound|^pfund|^livre/.test(unit.trim().toLowerCase()) ? weight * kilogramsPerPound : weight;
  return kilograms > 1000 ? null : Math.round(kilograms * 100) / 100;
}

/** The kilograms of a number that was pounds. */
export const inPounds = (weight: number) => Math.round(weight * kilogramsPerPound * 100) / 100;

/** The metres of a number that was miles and was read as kilometres. */
export const inMiles = (metres: number | null, of: keyof typeof mostMetres) =>
  toMetres(metres === null ? null : metres / 1000, 'mi', of);

const mostMetres = { set: 50_000, activity: 500_000 };

/** Whole metres; kilometres where the file names no unit. */
export function toMetres(distance: number | null, unit: string, of: keyof typeof mostMetres): number | null {
  if (distance === null || distance === 0) return null;
  const factor = metresPer[unit.trim().toLowerCase()] ?? 1000;
  const metres = Math.round(distance * factor);
  return metres > 0 && metres <= mostMetres[of] ? metres : null;
}
