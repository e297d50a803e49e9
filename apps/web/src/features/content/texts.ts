export const landingTexts = {
  windowTitle: 'Bandeja · Entrenamiento de pádel con un plan a tu medida',
  description: 'Rutinas personalizadas, plan semanal y registro de tu progreso para jugar mejor al pádel.',
  keywords: [
    'entrenamiento de pádel',
    'rutinas de pádel',
    'plan semanal de pádel',
    'preparación física para pádel',
    'ejercicios de pádel',
    'técnica y táctica de pádel',
    'entrenador de pádel',
  ],
  hero: {
    title: 'Tu mejor bandeja empieza fuera de la pista',
    sentence:
      'Un plan semanal con lo que le falta a tu juego: fuerza, técnica, táctica y partidos. Se ajusta a tus días y a cómo progresas.',
    register: 'Crear cuenta gratis',
    free: 'Gratis, sin tarjeta',
    prices: 'Ver los precios',
    sessions: 'Mis sesiones',
    signedIn: 'Empezar Rutina',
    signedOut: 'Iniciar Sesión para Empezar',
    quiz: 'Hacer el cuestionario',
  },
  doors: {
    label: 'Para empezar sin cuenta',
    routine: { title: 'Rutina gratis de 7 días', sentence: 'Déjanos tu email y descárgala. Sin cuenta.' },
    quiz: {
      title: 'Cuestionario de entrenamiento',
      sentence: '11 preguntas, de 3 a 4 minutos. Te decimos por dónde empezar.',
    },
  },
  end: {
    title: 'El próximo partido se prepara hoy',
    signedIn: 'Ir a mi Dashboard',
    signedOut: 'Crear mi Cuenta',
  },
} as const;
