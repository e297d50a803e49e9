export const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
