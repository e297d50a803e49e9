/** Apart from the page's texts, which the dashboard does not load. */
export const doorTexts = {
  title: 'Tu temporada',
} as const;
