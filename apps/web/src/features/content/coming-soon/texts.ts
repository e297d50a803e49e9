import * as paths from '#lib/paths.ts';

/** The four pages that are still to come (docs/product.md#routes): no dates, no promises. */
export const comingSoonPlaces = {
  forum: {
    path: paths.forum,
    campaign: 'coming_soon_forum',
    title: 'Foro',
    heading: 'Un foro para hablar de pádel sin ruido',
    description: 'El foro de Bandeja está en camino: preguntas de técnica, material y preparación entre jugadores.',
    keywords: ['foro de pádel', 'dudas de pádel', 'técnica de pádel'],
    sentence:
      'Queremos un sitio tranquilo donde preguntar por una salida de pared que se te resiste y que te conteste gente que también entrena.',
    ideas: [
      'Preguntas por golpe y por nivel, fáciles de encontrar después.',
      'Dudas sobre ejercicios, enlazadas con su ficha.',
      'Normas cortas y moderación de personas.',
    ],
  },
  events: {
    path: paths.events,
    campaign: 'coming_soon_events',
    title: 'Eventos',
    heading: 'Clínics y quedadas para entrenar en grupo',
    description: 'Los eventos de Bandeja están en camino: clínics, entrenamientos en grupo y quedadas de pádel.',
    keywords: ['eventos de pádel', 'clínics de pádel', 'entrenamiento en grupo'],
    sentence:
      'Queremos reunir clínics, entrenamientos en grupo y quedadas, con lo que se va a trabajar dicho de antemano.',
    ideas: [
      'Qué se entrena, para qué nivel y cuánto dura, antes de apuntarte.',
      'El evento, un día más de tu semana: el plan se mueve a su alrededor.',
      'Lo que hagas allí, en tu historial como cualquier sesión.',
    ],
  },
  tournaments: {
    path: paths.tournaments,
    campaign: 'coming_soon_tournaments',
    title: 'Torneos',
    heading: 'Torneos a los que llegar con las piernas frescas',
    description: 'Los torneos de Bandeja están en camino: fechas, niveles y una semana preparada para competir.',
    keywords: ['torneos de pádel', 'preparar un torneo', 'competir en pádel'],
    sentence:
      'Apuntar tu torneo ya cambia tu semana: los días duros lejos del partido y la víspera, suave. Lo que falta es un calendario de torneos donde elegirlo.',
    ideas: ['Torneos por nivel, con fechas y formato claros.', 'Apuntarte desde aquí y que el plan se mueva solo.'],
    now: [
      { to: paths.season, label: 'Prepara tu torneo', words: 'Di el día y tu temporada se ordena hacia él.' },
      { to: paths.match, label: 'Anota un partido', words: 'Con marcador, punto a punto, y tu esfuerzo.' },
      { to: paths.results, label: 'Mira tus resultados', words: 'Compañeros, lados y lo que más puntos te cuesta.' },
    ],
  },
  clubs: {
    path: paths.clubs,
    campaign: 'coming_soon_clubs',
    title: 'Clubes',
    heading: 'Tu club, con tu entrenamiento dentro',
    description: 'La sección de clubes de Bandeja está en camino: pistas, material y entrenadores cerca de ti.',
    keywords: ['clubes de pádel', 'pistas de pádel', 'entrenadores de pádel'],
    sentence:
      'Queremos que encuentres dónde entrenar de verdad: con sus pistas, su sala y su material, además de la dirección.',
    ideas: [
      'Clubes por zona, con lo que hay en cada uno.',
      'Rutinas que usan el material de tu club.',
      'Un espacio para que los entrenadores acompañen a su grupo.',
    ],
  },
} as const;

export type ComingSoonPlace = (typeof comingSoonPlaces)[keyof typeof comingSoonPlaces] & {
  /** What can be done already. */
  now?: readonly { to: paths.Address; label: string; words: string }[];
};

export const comingSoonTexts = {
  badge: 'Próximamente',
  honest: 'Todavía no existe y no tiene fecha.',
  nowTitle: 'Lo que ya puedes hacer',
  missing: 'El calendario de torneos todavía no existe y no tiene fecha.',
  ideasTitle: 'Lo que tenemos en mente',
  meanwhile: 'Mientras tanto',
  toRoutine: 'Rutina gratuita de 7 días',
  toQuiz: 'Cuestionario de entrenamiento',
  form: {
    title: 'Te avisamos cuando abra',
    email: 'Email',
    emailRequired: 'El email es requerido',
    submit: 'Avisadme',
    pending: 'Enviando...',
    agree: 'Al enviarlo aceptas:',
    privacy: 'Tu dirección se trata como explica la ',
    privacyLink: 'política de privacidad',
    failed: 'No se ha podido guardar tu email. Sigue escrito: inténtalo de nuevo.',
    noScript: 'Para usar el formulario hace falta JavaScript. También puedes escribirnos a ',
  },
  sent: {
    title: 'Falta un paso: confírmalo',
    sentence: (email: string) => `Te llega un email de confirmación a ${email}. Pulsa su enlace y te avisaremos.`,
    hint: 'Si no lo confirmas, no te escribiremos más. ¿No lo ves? Mira en el correo no deseado.',
  },
} as const;
