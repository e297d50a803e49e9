import type { Conversation } from '@bandeja/trainer/onboarding/types';

const steps = (number: number, total: number) => `Paso ${number} de ${total}`;

export const conversationTexts = {
  title: 'Tu Entrenador Personal',
  leave: 'Seguir en otro momento',
  progress: 'Progreso',
  step: ({ step, saving }: Conversation, number: number, total: number) => {
    if (saving === 'failed') return 'Falta guardar tu plan';
    if (step === 'ready') return 'Preparando tu plan';
    return number === 0 ? `${total} preguntas` : steps(number, total);
  },
  log: 'Conversación',
  you: 'Tú: ',
  trainer: 'Tu entrenador: ',
  field: 'Escribe tu respuesta',
  own: 'O dilo a tu manera',
  tap: 'Toca una respuesta',
  goOn: 'Seguir con las preguntas',
  send: 'Enviar',
  quickReplies: 'Respuestas rápidas',
  goals: 'Objetivos',
  health: 'Preguntas de salud',
  some: 'Me pasa esto',
  sessions: 'Tus sesiones',
  sessionsDone: 'Seguir',
  days: 'Días por semana',
  continueWith: (goals: number) => `Continuar con ${goals} objetivo(s) seleccionado(s)`,
  correct: 'Corregir la respuesta anterior',
  planLater: 'Al terminar confirmas tu plan, con precio, primer cobro y cómo cancelar.',
  form: 'Prefiero el formulario',
  retry: 'Intentar de nuevo',
  saving: 'Guardando...',
  disclaimer: 'Información general; no es consejo médico.',
  done: {
    title: '¡Onboarding Completado!',
    toDashboard: 'Ir al Dashboard',
    redirect: (seconds: number) => `Te llevamos en ${seconds} s`,
  },
} as const;
