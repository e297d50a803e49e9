export const stravaMessages = {
  needsPro: 'Enviar sesiones a Strava está en el plan Pro.',
} as const;
