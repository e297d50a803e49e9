import type { HealthReading } from '#health.ts';

/** The red flag, injured areas (`!` acute), areas to protect (`+`), excluded demands (`-`), `pain`; may be empty. */
export function inOneLine(reading: HealthReading): string {
  return [
    ...(reading.redFlag === null ? [] : [reading.redFlag]),
    ...reading.injuries.map((injury) => (injury.acute ? `${injury.area}!` : injury.area)),
    ...reading.prevent.map((area) => `+${area}`),
    ...reading.excludedDemands.map((demand) => `-${demand}`),
    ...(reading.pain ? ['pain'] : []),
  ].join(' ');
}
