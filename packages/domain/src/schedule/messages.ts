/** Spanish texts of the plan that server and browser both speak. */
export const scheduleMessages = {
  /** The reason of a day the player set by hand. */
  chosenByPlayer: 'Lo has elegido tú.',
} as const;
