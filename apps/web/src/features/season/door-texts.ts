/** Apart from the page's texts, which the dashboard does not load. */
export const doorTexts = {
  title: 'Tu temporada',
  sentence: 'Esta semana es parte de algo más largo.',
} as const;
