/** What stands on the player's screen: nothing of health, since others may see it. */
export const reminderMessages = {
  badEndpoint: 'Esta dirección de avisos no es de un servicio que se pueda usar.',
  match: { title: 'Hoy tienes partido', body: 'Calienta antes y apúntalo al acabar.' },
  training: {
    title: (type: string) => `Hoy toca: ${type}`,
    body: (minutes: number, exercises: number) =>
      `${minutes} min · ${exercises === 1 ? '1 ejercicio' : `${exercises} ejercicios`}`,
  },
  nextWeek: { title: 'La semana que viene ya está lista', body: 'Échale un ojo y cambia lo que quieras.' },
  rest: { title: 'Descanso terminado', body: 'A por la siguiente serie.' },
} as const;

/** What a push message carries; `tag`: a second one with the same tag takes the place of the first. */
export type ReminderMessage = { title: string; body: string; url: string; tag: string };
