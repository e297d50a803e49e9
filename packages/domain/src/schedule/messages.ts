/** Spanish texts of the plan, used by server and browser. */
export const scheduleMessages = {
  /** The reason of a day the player set by hand: two of a week are not alike. `weekday`: «jueves». */
  chosenByPlayer: (weekday: string) => `El ${weekday} lo has elegido tú.`,
  /** The reason of a planned day whose own reason spoke of an injury that is no longer stored. */
  chosenByPlanner: 'Lo eligió el plan.',
} as const;
