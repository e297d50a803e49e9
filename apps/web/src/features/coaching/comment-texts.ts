import { firstNameOf } from '@bandeja/domain/profile/rules';

const comments = (count: number) => (count === 1 ? '1 comentario' : `${count} comentarios`);

export const commentTexts = {
  session: 'Comentarios de la sesión',
  exercise: (name: string) => `Comentarios de ${name}`,
  day: (day: string) => `Comentarios del ${day}`,
  none: 'Aún no hay comentarios.',
  loading: 'Cargando comentarios...',
  failed: 'Error al cargar los comentarios',
  you: 'Tú',
  isNew: 'Nuevo',
  count: comments,
  marked: (count: number, unread: number) =>
    unread === 0 ? comments(count) : `${comments(count)}, ${unread} sin leer`,
  comment: 'Comentar',
  answer: 'Responder',
  toPlayer: (name: string) => `Comentario para ${firstNameOf(name)}`,
  toCoach: 'Tu comentario para quien te entrena',
  send: 'Enviar',
  about: {
    session: 'sobre una sesión',
    exercise: 'sobre un ejercicio',
    day: (day: string) => `sobre el ${day}`,
    film: 'sobre un vídeo',
  },
} as const;
