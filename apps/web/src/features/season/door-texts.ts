/** Apart from the page's texts, which the dashboard does not load. */
export const doorTexts = {
  title: 'Tu temporada',
  sentence: 'De la semana a los meses: bloques hacia lo que preparas.',
} as const;
