import type {
  AgeRange,
  LeadGoal,
  MainChallenge,
  PaddleLevel,
  PlayingFrequency,
  PreferredTime,
  QuizExperience,
  TimeAvailable,
  TrainingFrequency,
} from '@bandeja/domain/leads/vocabulary';

type Choice = { label: string; description?: string };

const age: Record<AgeRange, Choice> = {
  '18-25': { label: '18–25 años' },
  '26-35': { label: '26–35 años' },
  '36-45': { label: '36–45 años' },
  '46-55': { label: '46–55 años' },
  '55+': { label: 'Más de 55 años' },
};

const experience: Record<QuizExperience, Choice> = {
  beginner: { label: 'Menos de 6 meses', description: 'Acabo de engancharme' },
  intermediate: { label: 'De 6 meses a 2 años', description: 'Ya tengo mi grupo de partidos' },
  advanced: { label: 'De 2 a 5 años', description: 'Llevo muchas horas de pista' },
  expert: { label: 'Más de 5 años', description: 'Juego desde hace mucho' },
};

const playingFrequency: Record<PlayingFrequency, Choice> = {
  rarely: { label: 'De vez en cuando', description: 'Menos de una vez por semana' },
  weekly: { label: '1 vez por semana', description: 'Mi partido fijo' },
  '2-3_weekly': { label: '2 o 3 veces por semana', description: 'Entre diario y fin de semana' },
  daily: { label: 'Casi a diario', description: '4 partidos o más por semana' },
};

const trainingFrequency: Record<TrainingFrequency, Choice> = {
  never: { label: 'Nunca', description: 'Solo juego partidos' },
  rarely: { label: 'De vez en cuando', description: 'Cuando me acuerdo' },
  weekly: { label: '1 vez por semana', description: 'Una clase o una sesión física' },
  '2-3_weekly': { label: '2 o 3 veces por semana', description: 'Tengo rutina' },
  daily: { label: 'Casi a diario', description: '4 sesiones o más por semana' },
};

const currentLevel: Record<PaddleLevel, Choice> = {
  beginner: { label: 'Principiante', description: 'Aprendo a mantener la bola en juego' },
  intermediate: { label: 'Intermedio', description: 'Uso las paredes y subo a la red' },
  advanced: { label: 'Avanzado', description: 'Elijo cada golpe y juego torneos' },
  professional: { label: 'Profesional', description: 'Vivo del pádel o compito en el circuito' },
};

const goals: Record<LeadGoal, Choice> = {
  improve_technique: { label: 'Mejorar la técnica', description: 'Golpes más limpios' },
  get_fit: { label: 'Ponerme en forma', description: 'Aguantar entero todo el partido' },
  compete: { label: 'Competir', description: 'Preparar torneos o ligas' },
  have_fun: { label: 'Divertirme', description: 'Disfrutar más de cada partido' },
  injury_prevention: { label: 'Prevenir lesiones', description: 'Cuidar codo, hombro y rodillas' },
  social: { label: 'Socializar', description: 'Conocer gente con quien jugar' },
};

const mainChallenge: Record<MainChallenge, Choice> = {
  consistency: { label: 'Constancia', description: 'Me cuesta mantener la rutina' },
  power: { label: 'Potencia', description: 'Mis golpes no llegan' },
  strategy: { label: 'Estrategia', description: 'No sé qué jugar en cada bola' },
  fitness: { label: 'Condición física', description: 'Me vacío en el tercer set' },
  technique: { label: 'Técnica', description: 'Repito los mismos fallos' },
  mental: { label: 'Mental', description: 'Se me va el partido' },
};

const timeAvailable: Record<TimeAvailable, Choice> = {
  '15-30': { label: '15–30 min', description: 'Corto y al grano' },
  '30-45': { label: '30–45 min', description: 'Una pausa larga' },
  '45-60': { label: '45–60 min', description: 'Una sesión completa' },
  '60+': { label: '60 min o más', description: 'Sin prisa' },
};

const preferredTrainingTime: Record<PreferredTime, Choice> = {
  morning: { label: 'Por la mañana' },
  afternoon: { label: 'Por la tarde' },
  evening: { label: 'Por la noche' },
  flexible: { label: 'A cualquier hora' },
};

export const choiceTexts = {
  age,
  experience,
  playingFrequency,
  trainingFrequency,
  currentLevel,
  goals,
  mainChallenge,
  timeAvailable,
  preferredTrainingTime,
};

export const quizTexts = {
  title: 'Cuestionario de entrenamiento',
  pictureKicker: 'Once preguntas, 3 o 4 minutos',
  description:
    'Once preguntas, de 3 a 4 minutos: cuéntanos cómo juegas al pádel y te enviamos por email un plan de entrenamiento a tu medida.',
  keywords: ['cuestionario pádel', 'plan de entrenamiento pádel', 'test nivel pádel', 'preparación física pádel'],
  home: 'Bandeja, inicio',
  intro: {
    title: '¿Por dónde empieza tu mejora?',
    lead: 'Once preguntas sobre cómo juegas y cuánto tiempo tienes. Al terminar te enviamos un plan a tu medida.',
    questions: 'Preguntas',
    time: 'Tiempo',
    minutes: '3–4 min',
    start: 'Empezar',
    noScript: 'El cuestionario necesita JavaScript. Actívalo y vuelve a cargar la página.',
  },
  questions: {
    name: '¿Cómo te llamas?',
    email: '¿A qué email te enviamos el plan?',
    age: '¿Qué edad tienes?',
    experience: '¿Cuánto tiempo llevas jugando?',
    playingFrequency: '¿Cada cuánto juegas?',
    trainingFrequency: '¿Cada cuánto entrenas?',
    currentLevel: '¿Qué nivel tienes ahora?',
    goals: '¿Qué quieres conseguir?',
    mainChallenge: '¿Cuál es tu mayor reto en la pista?',
    timeAvailable: '¿Cuánto tiempo tienes para cada sesión?',
    preferredTrainingTime: '¿Cuándo prefieres entrenar?',
  },
  hints: {
    name: 'Así te saludamos en el plan.',
    email: 'El plan te llega en PDF.',
    goals: 'Elige uno o varios.',
  },
  errors: {
    email: 'El email es requerido',
    choice: 'Elige una respuesta para seguir',
    goals: 'Elige al menos un objetivo',
  },
  /** Seen. */
  progress: (step: number, total: number) => `${step} de ${total}`,
  /** Read. */
  question: (step: number, total: number) => `Pregunta ${step} de ${total}`,
  back: 'Pregunta anterior',
  toIntro: 'Volver a la introducción',
  next: 'Siguiente',
  finish: 'Finalizar Cuestionario',
  finishing: 'Enviando...',
  privacy: 'Política de privacidad',
  failed: 'Error al enviar el cuestionario. Inténtalo de nuevo.',
  completed: '¡Cuestionario completado! Te enviaremos tu plan personalizado.',
  summary: {
    title: 'Esta es tu semana',
    lead: (email: string) => `Sale de tus 11 respuestas. También va de camino a ${email}.`,
    level: 'Nivel',
    playing: 'Juegas',
    time: 'Tiempo por sesión',
    week: 'Tu semana',
    minutes: (minutes: number) => `${minutes} min`,
    minutesPerDay: (days: readonly string[]) => `Minutos por día: ${days.join(', ')}`,
    toRegister: 'Crear cuenta con estas respuestas',
    registerHint: 'Gratis y sin tarjeta. No te las volveremos a preguntar.',
    toDashboard: 'Ir al Dashboard',
  },
} as const;
