/** Without health data: others may see the screen. */
export const reminderMessages = {
  badEndpoint: 'Esta dirección de avisos no es de un servicio que se pueda usar.',
  match: { title: 'Hoy tienes partido', body: 'Calienta antes y apúntalo al acabar.' },
  training: {
    title: (type: string) => `Hoy toca: ${type}`,
    body: (minutes: number, exercises: number) =>
      `${minutes} min · ${exercises === 1 ? '1 ejercicio' : `${exercises} ejercicios`}`,
  },
  nextWeek: { title: 'La semana que viene ya está lista', body: 'Échale un ojo y cambia lo que quieras.' },
  coach: {
    toPlayer: { title: 'Tienes un mensaje de quien te entrena', body: 'Léelo y contesta cuando puedas.' },
    toCoach: { title: 'Un jugador te ha escrito', body: 'Léelo y contesta cuando puedas.' },
    checkIn: { title: 'Tu control semanal te espera', body: 'Es un minuto. Se puede contestar hasta el miércoles.' },
    published: { title: 'Tienes plan nuevo', body: 'Quien te entrena ha publicado días de tu semana.' },
  },
  rest: { title: 'Descanso terminado', body: 'A por la siguiente serie.' },
} as const;

/** A second message with the same `tag` replaces the first. */
export type ReminderMessage = { title: string; body: string; url: string; tag: string };
