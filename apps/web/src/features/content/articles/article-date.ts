const calendarDate = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** «20 de noviembre de 2026» from `YYYY-MM-DD`. */
export const formatArticleDate = (date: string): string => calendarDate.format(new Date(`${date}T00:00:00Z`));
