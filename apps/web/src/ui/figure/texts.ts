export const figureTexts = {
  name: (title: string) => `Dibujo animado: ${title}`,
  steps: 'Posturas',
  announced: (number: number, count: number, text: string) => `Postura ${number} de ${count}: ${text}`,
  play: 'Reproducir',
  pause: 'Parar',
  back: 'Postura anterior',
  forth: 'Postura siguiente',
  speed: 'Velocidad',
  wrong: 'Así no',
  wrongPlay: 'Ver el error',
  wrongPause: 'Parar el error',
  legend: 'Amarillo: lo que trabaja. Línea de puntos: lo que queda recto. Flecha: hacia dónde.',
} as const;
