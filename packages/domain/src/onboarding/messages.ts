const list = new Intl.ListFormat('es-ES');

export const questionTexts = {
  body: {
    height: 'Altura (cm)',
    weight: 'Peso (kg)',
    ageHint: 'De ella dependen los saltos y las cargas.',
    hands: { right: 'Derecha', left: 'Izquierda' },
  },
  level: { level: 'Nivel físico', experience: 'Experiencia entrenando' },
  week: {
    fewer: (days: number) =>
      days === 1 ? 'Con un día te preparamos una sesión.' : `Con ${days} días te preparamos ${days} sesiones.`,
    more: 'De estos días elegimos los que mejor encajan.',
    all: 'Te preparamos seis sesiones: un día siempre se descansa.',
    chosen: (days: readonly string[]) => `Días elegidos: ${list.format(days)}.`,
  },
  matchDays: {
    label: '¿Qué días juegas ya?',
    hint: 'Opcional. Tus partidos del plan caerán ahí.',
  },
  duration: {
    label: '¿Cuánto dura una sesión?',
    hint: 'Opcional. Sin decirlo, de una hora a dos.',
    choice: ({ min, max }: { min: number; max: number }) => (min === max ? `${max} min` : `${min}–${max} min`),
  },
  kit: {
    label: '¿Con qué material cuentas?',
    unsaid: 'No lo digo',
    none: 'Nada',
    some: 'Elegir',
    hints: {
      unsaid: 'Opcional. Empezamos por rutinas sin material.',
      none: 'Tu plan no pedirá material.',
      some: 'Tu plan solo usará lo que marques.',
    },
    equipment: 'Tu material',
    places: '¿Dónde entrenas?',
    placesHint: 'Opcional. Si lo dices, no te propondremos otros sitios.',
    placeNames: { home: 'En casa', court: 'En pista' },
  },
  tournament: {
    tournament: '¿Preparas un torneo? (opcional)',
    tournamentHint: 'Dinos el día y preparamos las tres semanas de antes.',
    tournamentFact: 'Torneo',
  },
  injuries: {
    field: 'Lesiones o molestias (opcional)',
    placeholder: 'Por ejemplo: me molesta el codo derecho desde hace un mes',
    withdrawing: 'Para retirar tu permiso, borra también el texto: así lo quitamos de tu cuenta.',
    disclaimer: 'Información general; no es consejo médico.',
  },
} as const;
