/** Steps of a drawing that plays, by the seconds at which they begin. */
type Timeline = { steps: readonly { start: number }[] };

export function indexAt({ steps }: Timeline, seconds: number): number {
  return Math.max(
    0,
    steps.findLastIndex(({ start }) => start <= seconds),
  );
}
