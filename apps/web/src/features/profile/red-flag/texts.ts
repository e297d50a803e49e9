import type { RedFlagKind } from '@bandeja/domain/profile/vocabulary';

type KindTexts = {
  title: string;
  confirm: string;
  paused: string;
  confirmed: (date: string) => string;
  withdraw: string;
};

const doctor = {
  confirm: 'Ya me ha visto un médico',
  paused: 'El plan vuelve cuando nos digas que te ha visto un médico.',
  confirmed: (date: string) => `El ${date} nos dijiste que ya te ha visto un médico.`,
  withdraw: 'Aún no me ha visto un médico',
};

const kinds: Record<RedFlagKind, KindTexts> = {
  urg: { title: 'Habla primero con un médico', ...doctor },
  prof: {
    title: 'Consulta primero con tu médico',
    ...doctor,
    paused: 'Hasta que nos digas que te ha visto un médico, tu plan es suave.',
  },
  crisis: { title: 'Ahora lo primero eres tú', ...doctor },
  rest: {
    title: 'Descansa hasta estar bien',
    confirm: 'Ya estoy bien',
    paused: 'El plan vuelve cuando nos digas que ya estás bien.',
    confirmed: (date) => `El ${date} nos dijiste que ya estás bien.`,
    withdraw: 'Aún no estoy bien',
  },
};

export const redFlagTexts = {
  kinds,
  before: 'Antes de entrenar',
  call: (number: string) => `Llamar al ${number}`,
  confirming: 'Guardando...',
  quoted: (words: string) => `Nos dijiste: «${words}».`,
  change: 'No es así, cambiarlo',
  saved: 'Anotado. Tu plan vuelve. Lo puedes retirar en tu perfil.',
  takenBack: 'Entendido. Tu plan vuelve y tu texto sigue como estaba.',
  failed: 'No se ha podido guardar. Revisa tu conexión y prueba otra vez.',
  paused: {
    title: 'Tu semana está en pausa',
    text: 'Tus sesiones hechas y tus rutinas siguen aquí.',
  },
  confirmed: { title: 'Aviso de salud', saving: 'Guardando...' },
} as const;
