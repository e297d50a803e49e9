export const strokeTexts = {
  title: 'Tus golpes',
  sentence: 'Puntúa del 1 al 5 lo que juegas. El más flojo entra en tu próxima semana. Deja en blanco lo que no uses.',
  loading: 'Cargando tus golpes...',
  loadFailed: 'Error al cargar tus golpes',
  saveFailed: 'No se han podido guardar tus golpes. Inténtalo de nuevo.',
  levels: ['1, me cuesta', '2', '3', '4', '5, me sale siempre'] as const,
  ends: '1: me cuesta. 5: me sale siempre.',
  save: 'Guardar mis golpes',
  saving: 'Guardando...',
  saved: 'Golpes guardados.',
  progress: 'Ver tu progreso',
  weakest: {
    title: (stroke: string) => `Toca mejorar: ${stroke}`,
    text: (level: number) => `Te has dado ${level} de 5. Se entrena con esto:`,
  },
  reminder: {
    text: 'Toca puntuar tus golpes: es un minuto al mes.',
    skip: 'Ahora no',
    skipping: 'Guardando...',
  },
} as const;
