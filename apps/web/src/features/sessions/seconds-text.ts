/** From here on whole minutes are said as such; less is read faster in seconds. */
const minutesFromSeconds = 120;

/** How long a set lasts, the same on every screen of a session; number and unit apart. */
export function timeOf(seconds: number): { value: number; unit: 's' | 'min' } {
  const isMinutes = seconds >= minutesFromSeconds && seconds % 60 === 0;
  return isMinutes ? { value: seconds / 60, unit: 'min' } : { value: seconds, unit: 's' };
}

/** «30 s», «90 s», «5 min» */
export function secondsText(seconds: number): string {
  const { value, unit } = timeOf(seconds);
  return `${value} ${unit}`;
}
