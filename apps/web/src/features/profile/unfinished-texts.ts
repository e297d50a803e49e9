import type { EarlyFeature } from '@bandeja/domain/profile/vocabulary';

export const unfinishedTexts = {
  title: 'Acceso anticipado',
  lead: 'Funciones nuevas y sin terminar. Eliges una a una; la que no eliges no aparece. Pueden cambiar o desaparecer.',
  features: {
    mirror: {
      name: 'Espejo de golpes',
      sentence: 'Te grabas y tu móvil mide tu golpe. Sin terminar: se equivoca con poca luz y con la cámara lejos.',
      open: 'Ir al espejo',
    },
  } satisfies Record<EarlyFeature, { name: string; sentence: string; open: string }>,
  failed: 'No se ha podido guardar. Inténtalo de nuevo.',
  offer: {
    title: 'El espejo de golpes está en pruebas',
    text: 'Es tuyo con Pro, pero aún no está terminado: se equivoca con poca luz y con la cámara lejos. Actívalo si quieres probarlo; lo quitas cuando quieras en tu perfil.',
    choose: 'Activar el espejo',
    pending: 'Activando...',
  },
} as const;
