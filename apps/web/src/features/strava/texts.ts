/** Texts of handing sessions to Strava. */
export const stravaTexts = {
  title: 'Strava',
  connect: 'Conectar con Strava',
  connecting: 'Abriendo Strava...',
  send: 'Enviar a Strava',
  sendAgain: 'Enviar otra vez',
  sending: 'Enviando...',
  open: 'Ver en Strava',
  failed: 'No se ha podido hablar con Strava. Inténtalo de nuevo.',
  disconnect: 'Desconectar Strava',
  disconnecting: 'Desconectando...',
  disconnected: 'Strava desconectado.',
  what: 'Se envían el nombre, la hora y la duración. Ni notas, ni esfuerzo, ni nada de salud.',
  back: {
    pending: 'Conectando con Strava...',
    done: 'Strava conectado',
    doneText: 'Abre una sesión terminada y envíala cuando quieras. Lo puedes desconectar ahí mismo.',
    refused: 'No se ha conectado con Strava',
    refusedText: 'No diste permiso para guardar actividades, o el permiso ha caducado. Puedes empezar otra vez.',
    sessions: 'Ver mis sesiones',
  },
} as const;
