/** The browser's time zone by its IANA name. */
export const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
