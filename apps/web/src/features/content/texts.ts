/** Texts of the landing page (spec section 2.2, quoted ones letter by letter). */
export const landingTexts = {
  windowTitle: 'Bandeja · Entrenamiento de pádel con un plan a tu medida',
  description: 'Rutinas personalizadas, plan semanal y registro de tu progreso para jugar mejor al pádel.',
  hero: {
    title: 'Tu mejor bandeja empieza fuera de la pista',
    sentence:
      'Un plan semanal con lo que le falta a tu juego: fuerza, técnica, táctica y partidos. Se ajusta a tus días y a cómo progresas.',
    signedIn: 'Empezar Rutina',
    signedOut: 'Iniciar Sesión para Empezar',
  },
  end: {
    title: 'El próximo partido se prepara hoy',
    signedIn: 'Ir a mi Dashboard',
    signedOut: 'Crear mi Cuenta',
  },
} as const;
