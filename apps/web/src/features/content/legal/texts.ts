import type { LegalVersion } from '@bandeja/catalogue/legal';

const dayOf = (date: string) =>
  new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

export const legalTexts = {
  dated: ({ version, date, state, until }: LegalVersion) => {
    if (state === 'announced') return `Versión ${version}, en vigor desde el ${dayOf(date)}`;
    if (until !== null) return `Versión ${version}, del ${dayOf(date)} al ${dayOf(until)}`;
    return `Última actualización: ${dayOf(date)} (versión ${version})`;
  },
  announcedTitle: 'Próxima versión',
  announcedNote: 'Este texto todavía no está en vigor. Hasta ese día vale la versión vigente.',
  formerTitle: 'Versiones anteriores',
  formerHeading: (title: string, version: number) => `${title}: versión ${version}`,
  formerNote: 'Este texto ya no está en vigor. Se guarda para que puedas comprobar qué decía.',
  formerDescription: (title: string, version: number) =>
    `${title} de Bandeja, versión ${version}: un texto que ya no está en vigor y se conserva para consultarlo.`,
  current: 'Leer la versión vigente',
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
