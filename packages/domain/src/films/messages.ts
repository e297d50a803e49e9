import { filmLimits } from '#films/rules.ts';

const megabytes = (bytes: number) => bytes / 1024 / 1024;

export const filmMessages = {
  title: `Ponle un nombre de ${filmLimits.titleLetters} letras como máximo`,
  declaration: 'Marca la casilla: hace falta el permiso de quien sale en el vídeo',
  heavy: `El vídeo pesa más de ${megabytes(filmLimits.bytes)} MB.`,
  long: `El vídeo dura más de ${filmLimits.seconds} segundos.`,
  type: 'Este archivo no es un vídeo MP4 o WebM.',
  broken: 'No se puede leer el vídeo: está incompleto, dañado o no lleva imagen.',
  telling: 'El vídeo lleva dentro el lugar, el nombre o el sonido. Actualiza la aplicación y envíalo otra vez.',
  shared: 'Este vídeo ya lo compartes.',
  full: `Ya compartes ${filmLimits.films} vídeos, o ${megabytes(filmLimits.allBytes)} MB en total. Deja de compartir uno antes de enviar otro.`,
} as const;

/** What a player says about the people in a film; a changed wording gets a new version. */
export const filmDeclaration = {
  version: '2026-11-30',
  text: 'Salgo yo, y quien más sale sabe que lo envío y está de acuerdo. Si es menor, también su madre, padre o tutor.',
} as const;
