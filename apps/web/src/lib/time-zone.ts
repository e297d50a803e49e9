/** The browser's time zone, as IANA names it. */
export const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
