import type { HealthReading } from '#reader/health.ts';

/**
 * A reading in one line, for tables of test messages: the red flag, injured areas (`!` acute), areas to protect (`+`),
 * excluded demands (`-`), `pain`; empty when the text has nothing about the writer's health.
 */
export function inOneLine(reading: HealthReading): string {
  return [
    ...(reading.redFlag === null ? [] : [reading.redFlag]),
    ...reading.injuries.map((injury) => (injury.acute ? `${injury.area}!` : injury.area)),
    ...reading.prevent.map((area) => `+${area}`),
    ...reading.excludedDemands.map((demand) => `-${demand}`),
    ...(reading.pain ? ['pain'] : []),
  ].join(' ');
}
