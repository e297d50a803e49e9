export const scheduleMessages = {
  /** Two days of a week are not alike. `weekday`: «jueves». */
  chosenByPlayer: (weekday: string) => `El ${weekday} lo has elegido tú.`,
  chosenByCoach: 'Lo ha planificado quien te entrena.',
  /** In place of a reason that spoke of an injury which is no longer stored. */
  chosenByPlanner: 'Lo eligió el plan.',
  absenceRange: 'Elige un último día que no sea anterior al primero, y tres meses como mucho.',
} as const;
