export const sectionTexts = {
  steps: {
    title: 'De tu perfil a la pista en tres botes',
    list: [
      {
        title: 'Crea tu perfil',
        sentence: 'Nivel, lesiones, objetivos y los días que puedes entrenar. Tres minutos.',
      },
      {
        title: 'Recibe tu plan semanal',
        sentence: 'De lunes a domingo, con descanso donde toca. Si un día se tuerce, lo cambias.',
      },
      {
        title: 'Entrena y registra',
        sentence: 'Ejercicio a ejercicio, con cronómetro. Lo que apuntas ajusta la semana siguiente.',
      },
    ],
  },
  features: {
    title: 'Lo que cambia cuando entrenas con un plan',
    routines: {
      title: 'Rutinas personalizadas',
      sentence: 'Cada sesión sale de tu nivel, tu material y tus lesiones.',
    },
    progress: {
      title: 'Seguimiento del progreso',
      sentence: 'Minutos, series y una nota por sesión. Ves qué trabajo sube y cuál se queda.',
    },
    resources: {
      title: 'Recursos de entrenamiento',
      sentence: 'Pasos, errores habituales y consejos de cada ejercicio. Aquí, la bajada de pared.',
    },
  },
  categories: {
    title: 'Cuatro formas de entrenar, una pista',
    sentence: 'Tu objetivo y tus días deciden cuánto de cada una.',
    list: [
      {
        type: 'Físico',
        sentence: 'Fuerza, pliometría y cardio pensados para arrancar, frenar y girar en diez metros.',
      },
      {
        type: 'Técnico',
        sentence: 'Bandeja, víbora, volea y salida de pared, con pasos y errores habituales.',
      },
      {
        type: 'Táctico',
        sentence: 'Cuándo subir, cuándo globo, cómo moverte en pareja.',
      },
      {
        type: 'Partido',
        sentence: 'Partidos de práctica con un objetivo y registro de sensaciones.',
      },
    ],
  },
  preview: {
    title: 'Abres, miras y entrenas',
    picture: 'El dashboard de Bandeja: la sesión de hoy, con sus minutos, sus ejercicios y el botón para empezar.',
    caption: 'La aplicación tal como es, con los datos de una cuenta de demostración.',
    list: [
      {
        title: 'Entrenamiento de hoy',
        sentence: 'La sesión lista, con sus minutos y sus ejercicios.',
      },
      {
        title: 'Estadísticas detalladas',
        sentence: 'Días, ejercicios y tiempo, con su promedio.',
      },
      {
        title: 'Biblioteca de rutinas a tu medida',
        sentence: 'Busca, guarda favoritas y cámbialas en tu semana.',
      },
    ],
  },
} as const;
