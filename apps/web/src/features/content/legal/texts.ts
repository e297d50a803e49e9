/** The day the legal texts last changed. A change of any text in `privacy/` or `terms/` changes it and adds one to the version. */
export const legalRevision = { version: 2, date: '2026-11-23' } as const;

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(legalRevision.date),
);

/** What stands around the legal texts; the texts themselves are in `privacy/` and `terms/`. */
export const legalTexts = {
  updated: `Última actualización: ${day} (versión ${legalRevision.version})`,
  contents: 'En esta página',
  privacy: {
    title: 'Política de privacidad',
    description:
      'Qué datos guarda Bandeja, para qué, durante cuánto tiempo y cómo ejercer tus derechos. Sin cookies, sin analítica, sin publicidad.',
    keywords: ['privacidad', 'protección de datos', 'RGPD', 'datos personales'],
    lead: 'Qué guarda Bandeja de ti, para qué, durante cuánto tiempo y cómo verlo, corregirlo o borrarlo. Describe lo que el programa hace de verdad.',
  },
  terms: {
    title: 'Términos y condiciones',
    description:
      'Las condiciones de uso de Bandeja: el servicio, tu cuenta, planes y precios, prueba gratuita, desistimiento, salud y ley aplicable.',
    keywords: ['términos y condiciones', 'condiciones de uso', 'desistimiento', 'prueba gratuita'],
    lead: 'Las condiciones con las que usas Bandeja. Están escritas para leerse: si algo no se entiende, pregúntanos.',
  },
} as const;
