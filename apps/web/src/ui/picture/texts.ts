export const pictureTexts = {
  heading: 'Imagen para compartir',
  making: 'Dibujando...',
  sizes: { 1350: 'Publicación', 1920: 'Historia' },
  names: { 1350: 'Imagen para una publicación, 1080 por 1350', 1920: 'Imagen para una historia, 1080 por 1920' },
  note: 'Se dibuja en tu dispositivo. No lleva ningún dato de salud.',
  saved: 'La imagen está en tus descargas.',
  failed: 'No se ha podido dibujar la imagen. Prueba otra vez.',
} as const;
